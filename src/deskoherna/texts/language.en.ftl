# What the language calls itself
language-name = English
