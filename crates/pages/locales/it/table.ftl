table-ask = Cosa fare adesso
