## The language itself: what it is called in itself, and by whose habits dates and lists are written.

language-name = English
language-locale = en-GB
