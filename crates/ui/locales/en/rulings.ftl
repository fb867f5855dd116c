# What the rulebooks leave open
rules-ruling = Our ruling:
rules-edition = These pages tell the rules of the { $told } edition, the one in the German and Italian rulebooks. The { $other } edition, in the English and French ones, differs in two points:
rules-saint-malo-ruling-04 = the rulebook does not say whether a die must already show the symbol. Here none has to.
rules-saint-malo-ruling-05 = the rulebook never mentions doing nothing. Here you may do it only if nothing can be used free of charge, which also makes sure that every game ends.
rules-saint-malo-ruling-07 = the rulebook does not say whether an older crate may bridge a gap between new ones. Here it may not.
rules-saint-malo-ruling-11 = the rulebook says nothing about the two spaces beside a tower. Here they touch.
rules-valletta-ruling-04 = the rulebooks do not say what an apprentice repeats after another apprentice, or after a builder that was not used. Here the second apprentice repeats what the first one copied, and after a builder you may always build.
rules-valletta-ruling-10 = the rulebooks only say that players who are out are skipped. Here cards still take goods from them and give goods to them.
rules-valletta-ruling-11 = the box holds 42 gold and 30 of each material, and opened barrels stand in for what is missing. Here the supply simply never runs out.
