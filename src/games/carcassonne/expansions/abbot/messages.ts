/** The messages of The Abbot. */
export const en = {
  'option.abbot': 'Gardens, and an abbot who can be taken back (default: no)',
  'expansion.abbot': 'The Abbot',
  'kind.garden': 'garden',
  'category.garden': 'gardens',
  'piece.abbot': 'abbot',
  'piece.abbot.count': '{count, plural, =0 {no abbot} one {# abbot} other {# abbots}}',
  'button.retrieve': 'Take the abbot back: +{points} now',
  'way.abbot': 'can be taken back',
  'choice.pass.retrieve': 'Leave the abbot where he is',
  'choice.retrieve': 'Take the abbot back',
  'effect.retrieved': '{points, plural, one {# point} other {# points}} at once',
  'event.retrieved':
    '{name} takes the abbot back from {kind, select, monastery {the monastery} other {the garden}} at x {x}, y {y} and gets **{points, plural, one {# point} other {# points}}**',
  'feature.garden': 'the {completed, select, yes {} other {unfinished }}garden ({tiles} of 9 squares)',
  'step.retrieve': '{place, select, toDo {can take the abbot back} other {No meeple can go there. Your abbot?}}',
  'from.retrieve': 'the abbot comes with the option “abbot”',
  'refused.only-abbot': 'Only an abbot can stand in a garden. Choose another place or {pass}.',
  'stands.abbot': 'An abbot goes only in a monastery or in a garden',
  'refused.nothing-to-retrieve':
    'You have no abbot on an unfinished monastery or in an unfinished garden. Choose {meeple} or {pass}.',
  'rules.abbot.title': 'The Abbot',
  'rules.abbot.text':
    'Some tiles have a garden. A garden is complete and scored like a monastery, but only an abbot can stand in one. Everybody has one abbot, who may be placed instead of a meeple in the garden or in the monastery of the tile just placed. Instead of placing a piece you may later take your abbot back, as long as his garden or monastery is not complete: you get 1 point for it and 1 for each tile around it at once.',
  'rules.abbot.example':
    'Example: red’s abbot stood in the garden at x {x}, y {y}. With the tile that red has just placed, {around} tiles lie around it: red has taken the abbot back for {points, plural, one {# point} other {# points}}.',
  'term.abbot': 'from the abbot',
} as const;
