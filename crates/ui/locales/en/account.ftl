## Confirming an address
site-email-confirmed = ✓ This address is confirmed.
site-email-open = Not confirmed yet.
site-email-open-help = We write to this address only once you have followed the link in our e-mail.
site-email-again = Send the e-mail again
site-done-letter = An e-mail is on its way to you: follow the link in it to confirm the address.
site-confirm = Is this your address?
site-confirm-text = “{ $name }” would like to get e-mails from Intramuros, when it is their turn and they are away, at this address:
site-confirm-do = Yes, confirm it
site-confirm-otherwise = If that is not you, just close this page: you will get no more e-mails.
site-confirm-done = Confirmed
site-confirm-done-text = Thank you. From now on we will write there when it is your turn and you are away.
site-confirm-used-text = This address has already been confirmed: there is nothing left to do.
site-confirm-old = This link is too old
site-confirm-old-text = A link works for two days, and only while the account still has the same address. The account page can send you a new e-mail.
site-letter-confirm-subject = Is this your address?
site-letter-confirm = Somebody has entered this address at Intramuros, to get e-mails when it is their turn in a game.
    If that was you, open this page and press the button:
site-letter-confirm-otherwise = The link works for two days. If it was not you, you need not do anything:
    you will get no more e-mails.

## A second factor
site-account-totp = Two-step login
site-account-code = The second step
site-code = Code
site-code-help = Enter the code your app shows now, or one of your recovery codes.
site-totp-help = A password alone is then no longer enough: an app on your phone shows a new code every half minute, and you need it to log in.
site-totp-begin = Set it up
site-totp-on = It is on.
site-totp-left = { $n ->
    [0] You have no recovery codes left: switch it off and on again to get new ones.
    [one] You have one recovery code left.
   *[other] You have { $n } recovery codes left.
 }
site-totp-off = Switch it off
site-totp-off-do = Switch it off
site-totp-scan = Any app for one-time codes will do. Let it scan this picture.
site-totp-picture = QR code for your app
site-totp-type = Or type this in
site-totp-type-help = As a secret key, time-based, six digits.
site-totp-prove = Then enter the code it shows
site-totp-do = Switch it on
site-done-totp = Two-step login is on.
site-done-totp-off = Two-step login is off.
site-recovery = Your recovery codes
site-recovery-text = If you lose your phone, each of these codes lets you in once. Write them down or print them: they are shown only this once.
site-recovery-kept = I have saved them

