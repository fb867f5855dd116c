//! The rules in our own words, with pieces drawn by the code of the table.
