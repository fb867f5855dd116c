## Why something is not done

refusal-not-your-turn = C’est à { $name } de jouer.
refusal-no-action = Ce n’est pas une action de ce jeu. Le détail, en anglais : { $why }
refusal-illegal = { $why } ({ $rule })
refusal-house-rule = Une partie classée se joue sans règles maison : retirez { $option ->
        [building] vos propres cartes Bâtiment
        [buildings] vos propres cartes Bâtiment
       *[other] l’option { $option }
    }.
refusal-bad-options = Ces options sont incompatibles. Le détail, en anglais : { $why }
refusal-broken-game = Cette version du serveur ne peut pas continuer la partie. Le détail, en anglais : { $why }
refusal-not-begun = La partie n’a pas encore commencé.
refusal-begun = La partie a déjà commencé.
refusal-over = La partie est terminée.
refusal-not-over = Cette partie n’est pas encore terminée.
refusal-record-later = L’enregistrement se consulte une fois la partie terminée.
refusal-stale = La partie a avancé entre-temps : regardez le plateau avant de choisir.
refusal-not-seated = C’est réservé aux personnes à la table.
refusal-away = Un bot joue à votre place : reprenez-la d’abord.
refusal-not-away = Aucun bot ne joue à votre place ici.
refusal-no-time = Votre temps est écoulé : un bot continue à votre place.
refusal-not-due = Il reste du temps.
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-nothing-of-yours = Vous n’avez encore rien décidé.
refusal-rated-undo = Dans une partie classée, on n’annule rien de ce qui a été révélé.
refusal-undo-too-old = C’est trop ancien pour être annulé.
refusal-undo-too-late = Il ne reste pas assez de temps pour annuler cela.
refusal-undo-revealed = Depuis, quelque chose a été révélé : ce coup ne s’annule plus que pour s’entraîner.
refusal-not-alone = On n’annule un tel coup, pour s’entraîner, que si personne d’autre ne joue.
refusal-no-plea = Personne ne demande à annuler un coup.
refusal-not-asked = C’est aux autres personnes à la table de répondre.
refusal-full = Toutes les places sont prises.
refusal-rated-accounts = Pour une partie classée, il faut un compte.
refusal-same-person = Dans une partie classée, chaque place revient à une personne différente.
refusal-put-off = L’hôte a libéré votre place : vous ne pouvez plus vous asseoir à cette table.
refusal-host-only = C’est réservé à l’hôte de la table.
refusal-followed = La table suivante est déjà ouverte.
refusal-seat-yourself = Prenez une place vous-même.
refusal-no-hints = À cette table, on joue sans conseils.
refusal-hints-on-turn = Vous pouvez demander conseil quand c’est à vous de jouer.
refusal-talk-seated = Seules les personnes à la table peuvent écrire ici.
refusal-muted = L’hôte vous a retiré la parole.
refusal-host-or-moderator = C’est réservé à l’hôte et à la modération.
refusal-moderators-only = Les signalements sont réservés à la modération.
refusal-nobody = Personne ne vous connaît encore ici : commencez une partie ou connectez-vous.
refusal-account-only = C’est réservé aux personnes qui ont un compte.
refusal-already-account = Vous avez déjà un compte.
refusal-wrong-login = Ce nom et ce mot de passe ne correspondent pas.
refusal-login-again = Cela a pris trop de temps. Connectez-vous de nouveau.
refusal-wrong-password = Ce n’est pas le bon mot de passe.
refusal-password-length = Un mot de passe a de 8 à 128 caractères, et pas seulement des espaces.
refusal-password-common = C’est l’un des premiers mots de passe que tout le monde essaie. Prenez trois mots sans rapport entre eux, ni votre nom, ni un mot connu suivi d’un chiffre.
refusal-code-needed = Il manque le code de votre application.
refusal-wrong-code = Ce code est faux, trop ancien ou déjà utilisé. Attendez le suivant ; votre téléphone est-il à l’heure ?
refusal-totp-on = La connexion en deux étapes est déjà active.
refusal-totp-off = La connexion en deux étapes n’est pas active.
refusal-enough-bots = Un compte peut avoir dix bots au plus.
refusal-enough-browsers = Les notifications peuvent aller à dix navigateurs au plus.
refusal-no-push = Ce navigateur ne peut pas recevoir de notifications.
refusal-key-reused = Cela a déjà été envoyé avec un autre contenu. Rechargez la page.
refusal-in-progress = C’est encore en cours : attendez un instant.
refusal-answer-gone = C’est déjà fait. Rechargez la page.
refusal-missing = Il n’y a rien ici : la page n’existe pas, ou n’est pas pour vous.
refusal-missing-table = Cette table n’existe pas, ou n’est pas pour vous.
refusal-missing-invitation = Cette invitation ne mène nulle part : la table n’existe plus, ou le lien est incomplet.
refusal-missing-person = Il n’y a personne de ce nom ici.
refusal-missing-seat = Cette place n’existe pas.
refusal-missing-message = Ce message n’existe pas.
refusal-missing-game = Ce jeu n’existe pas.
refusal-taken = C’est déjà pris.
refusal-taken-name = Ce nom est déjà pris.
refusal-taken-seat = Cette place est prise.
refusal-bad = Nous n’avons pas compris. Revenez en arrière et réessayez.
refusal-bad-email = Ce n’est pas une adresse e-mail.
refusal-bad-name = Un nom a de 2 à 24 lettres, chiffres, espaces et . - _ '
refusal-bad-pace = Le temps pour toute la partie va de 10 secondes à 24 heures, avec au plus une heure ajoutée à chaque tour ; un coup peut aussi prendre de 1 à 30 jours.
refusal-bad-reason = Dites pourquoi, en 500 caractères au plus.
refusal-bad-text = Un message a de 1 à 500 caractères.
refusal-too-many = Cela fait trop de demandes à la fois : attendez un instant et réessayez.
refusal-too-many-guests = Trop de personnes arrivent à la fois de votre réseau : réessayez plus tard.
refusal-too-many-logins = Trop de tentatives de connexion : attendez une minute.
refusal-too-many-codes = Trop de codes essayés : attendez dix minutes.
refusal-too-many-messages = Trente messages par minute suffisent.
refusal-too-many-letters = Assez d’e-mails sont partis aujourd’hui vers cette adresse, ou pour vous. Réessayez demain.
refusal-open-tables = Vous avez déjà { $n ->
        [one] une table ouverte
       *[other] { $n } tables ouvertes
    } : quittez-en une, ou asseyez-vous à une autre.
refusal-open-tables-here = { $n ->
        [one] Une table est déjà ouverte
       *[other] { $n } tables sont déjà ouvertes
    } depuis votre réseau : asseyez-vous à l’une d’elles.
refusal-bot-games = Vous avez déjà { $n ->
        [one] une partie
       *[other] { $n } parties
    } avec des bots ou en solo : finissez-en une d’abord.
refusal-bot-games-here = { $n ->
        [one] Une partie est en cours
       *[other] { $n } parties sont en cours
    } depuis votre réseau, avec des bots ou en solo : attendez qu’une se termine.
refusal-cross-site = Les pages d’autres sites ne peuvent pas faire cela.
refusal-too-long = C’est trop long.
refusal-changes-hands = La table est en train d’être déplacée : réessayez.
refusal-no-bot = Aucun bot n’a le temps de réfléchir maintenant : réessayez.
refusal-unknown = Le serveur ne sait pas si cela a été enregistré : regardez de nouveau.
refusal-unavailable = Le serveur ne peut pas faire cela maintenant. Rien n’a changé ; réessayez.
refusal-internal = Quelque chose n’a pas marché de notre côté. Rien n’a changé.
