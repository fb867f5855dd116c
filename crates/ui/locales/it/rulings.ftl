# Ciò che i regolamenti lasciano aperto
rules-ruling = La nostra interpretazione:
rules-edition = Queste pagine spiegano le regole dell’edizione { $told }, quella dei regolamenti tedesco e italiano. L’edizione { $other }, quella dei regolamenti inglese e francese, è diversa in due punti:
rules-saint-malo-ruling-04 = il regolamento non dice se un dado debba già mostrare il simbolo. Qui non è necessario.
rules-saint-malo-ruling-05 = il regolamento non parla di non fare nulla. Qui è permesso solo se non si può usare niente senza pagare; così ogni partita arriva alla fine.
rules-saint-malo-ruling-07 = il regolamento non dice se una cassa più vecchia possa collegare quelle nuove. Qui non può.
rules-saint-malo-ruling-11 = il regolamento non dice nulla dei due spazi accanto a una torre. Qui si toccano.
rules-valletta-ruling-04 = i regolamenti non dicono che cosa ripeta un apprendista dopo un altro apprendista, o dopo un costruttore che non è stato usato. Qui il secondo apprendista ripete ciò che ha copiato il primo, e dopo un costruttore si può sempre costruire.
rules-valletta-ruling-10 = i regolamenti dicono solo che si salta il turno di chi è fuori. Qui le carte degli altri continuano a prendergli e a dargli merci.
rules-valletta-ruling-11 = la scatola contiene 42 monete e 30 pezzi di ogni altra merce; i barili scoperti sostituiscono ciò che manca. Qui la riserva non finisce mai.
