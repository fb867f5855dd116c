# Ce que les règles du jeu laissent ouvert
rules-ruling = Notre interprétation :
rules-edition = Ces pages présentent les règles de l’édition { $told }, celle des livrets allemand et italien. L’édition { $other }, celle des livrets anglais et français, diffère sur deux points :
rules-saint-malo-ruling-04 = le livret ne dit pas si un dé doit déjà montrer le symbole. Ici, ce n’est pas nécessaire.
rules-saint-malo-ruling-05 = le livret ne dit pas si l’on peut ne rien faire. Ici, ce n’est permis que si rien n’est utilisable gratuitement ; ainsi, toute partie a une fin.
rules-saint-malo-ruling-07 = le livret ne dit pas si une ancienne caisse peut relier les nouvelles. Ici, elle ne le peut pas.
rules-saint-malo-ruling-11 = le livret ne dit rien des deux cases qui bordent une tour. Ici, elles se touchent.
rules-valletta-ruling-04 = les livrets ne disent pas ce que répète un apprenti joué après un autre apprenti, ou après un bâtisseur qui n’a pas servi. Ici, le second apprenti répète ce que le premier a copié, et après un bâtisseur on peut toujours construire.
rules-valletta-ruling-10 = les livrets disent seulement qu’on passe son tour quand on n’a plus de carte. Ici, les cartes des autres peuvent encore vous prendre et vous donner des marchandises.
rules-valletta-ruling-11 = la boîte contient 42 pièces d’or et 30 marchandises de chaque autre type ; les tonneaux retournés remplacent ce qui manque. Ici, la réserve de marchandises ne s’épuise jamais.
