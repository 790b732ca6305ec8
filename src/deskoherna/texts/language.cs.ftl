language-name = Čeština
# Jazyky, jejichž čtenáři rozumějí tomuto lépe než angličtině, pokud tu jejich není
language-also-for = sk
