## Confirmer une adresse
site-email-confirmed = ✓ Cette adresse est confirmée.
site-email-open = Pas encore confirmée.
site-email-open-help = Nous n’écrirons à cette adresse que lorsque vous aurez suivi le lien de notre e-mail.
site-email-again = Renvoyer l’e-mail
site-done-letter = Un e-mail vous attend : suivez le lien qu’il contient, et l’adresse sera confirmée.
site-confirm = Est-ce votre adresse ?
site-confirm-text = « { $name } » souhaite qu’Intramuros lui écrive, quand vient son tour de jouer en son absence, à cette adresse :
site-confirm-do = Oui, je confirme
site-confirm-otherwise = Si ce n’est pas vous, fermez cette page : vous ne recevrez plus rien.
site-confirm-done = C’est confirmé
site-confirm-done-text = Merci. Désormais, nous écrirons à cette adresse quand ce sera à vous de jouer en votre absence.
site-confirm-used-text = Cette adresse est déjà confirmée, il n’y a plus rien à faire.
site-confirm-old = Ce lien n’est plus valable
site-confirm-old-text = Un lien est valable deux jours, tant que l’adresse du compte reste la même. La page du compte permet de recevoir un nouvel e-mail.
site-letter-confirm-subject = Est-ce votre adresse ?
site-letter-confirm = Quelqu’un a indiqué cette adresse sur Intramuros, pour recevoir un e-mail quand c’est son tour de jouer.
    Si c’est vous, ouvrez cette page et appuyez sur le bouton :
site-letter-confirm-otherwise = Le lien est valable deux jours. Si ce n’est pas vous, vous n’avez rien à faire :
    vous ne recevrez rien d’autre.

## Un second facteur
site-account-totp = Connexion en deux étapes
site-account-code = La seconde étape
site-code = Code
site-code-help = Saisissez le code que votre application affiche maintenant, ou l’un de vos codes de secours.
site-totp-help = Un mot de passe seul ne suffit alors plus : une application de votre téléphone affiche un nouveau code toutes les trente secondes, et il est demandé à chaque connexion.
site-totp-begin = Configurer
site-totp-on = Elle est activée.
site-totp-left = { $n ->
    [0] Il ne vous reste aucun code de secours : désactivez-la puis réactivez-la pour en obtenir.
    [one] Il vous reste un code de secours.
   *[other] Il vous reste { $n } codes de secours.
 }
site-totp-off = La désactiver
site-totp-off-do = Désactiver
site-totp-scan = N’importe quelle application de codes à usage unique convient. Faites-lui lire cette image.
site-totp-picture = QR code pour votre application
site-totp-type = Ou saisissez ceci
site-totp-type-help = Comme clé secrète, basée sur l’heure, à six chiffres.
site-totp-prove = Saisissez ensuite ce qu’elle affiche
site-totp-do = Activer
site-done-totp = La connexion en deux étapes est activée.
site-done-totp-off = La connexion en deux étapes est désactivée.
site-recovery = Vos codes de secours
site-recovery-text = Si vous perdez votre téléphone, chacun de ces codes vous permet de vous connecter une fois. Notez-les ou imprimez-les : ils ne sont montrés que maintenant.
site-recovery-kept = C’est noté

