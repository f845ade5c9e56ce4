"""The guided lesson: the story in ten steps, each of which waits for the pupil to do something."""
