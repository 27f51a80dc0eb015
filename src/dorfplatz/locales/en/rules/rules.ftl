rules-brief = In five sentences
rules-found = Found
rules-print = Print a summary
rules-values = Some values are made up, because the printed ones are not public. They are marked here:
# The chapters of the printed rulebook have German names, which say little in English.
rules-source = { $chapter ->
       *[other] From the printed rulebook
    }
rules-nearest = No rule contains all of that. These come closest:

## Words that say nothing in a question

rules-fillers = a an the is are was what how when where why who which do does did can could may must i you we it me my your of to in on for with from at and or about mean means work works get have there
