"""A school: classes, students, pieces and skills."""
