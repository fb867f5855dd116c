// The script of the pages: hears that a table moved on, and shows it.
