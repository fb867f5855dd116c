table-ask = Que faire maintenant
