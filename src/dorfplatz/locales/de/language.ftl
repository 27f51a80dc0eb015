## The language itself: what it is called in itself, and by whose habits dates and lists are written.

language-name = Deutsch
language-locale = de
