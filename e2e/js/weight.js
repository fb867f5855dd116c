// Compressed sizes of the page and everything it asked for.
const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
return all.map((one) => [one.encodedBodySize, one.name]).sort(([one], [other]) => other - one);
