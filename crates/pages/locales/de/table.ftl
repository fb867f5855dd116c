table-ask = Was jetzt zu tun ist
