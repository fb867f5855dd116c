table-ask = What to do now
