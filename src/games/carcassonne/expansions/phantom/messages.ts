/** The messages of The Phantom. */
export const en = {
  'option.phantom': 'A phantom for each, which can also be placed after another piece (default: no)',
  'expansion.phantom': 'The Phantom',
  'piece.phantom': 'phantom',
  'piece.phantom.count': '{count, plural, =0 {no phantom} one {# phantom} other {# phantoms}}',
  'way.phantom': 'could also follow another piece',
  'choice.pass.phantom': 'No phantom',
  'step.phantom':
    '{place, select, toDo {can place the phantom as well} other {You can place your phantom as well, on another feature:}}',
  'refused.wrong-phase.phantom':
    'Your turn has had its piece. Now only the phantom can be placed, where nobody stands yet: {meeple} or {pass}.',
  'rules.phantom.title': 'The Phantom',
  'rules.phantom.text':
    'Everybody has one phantom. It counts as a meeple, goes where one may and comes home as one does. When you have placed a piece, or done something else instead, you may put the phantom on the same tile as well, in another place where nobody stands. You may also place it alone, but then no other piece. Whoever chooses no piece ends the turn, without the phantom as well.',
  'rules.phantom.example':
    'Example: red has placed the tile at x {x}, y {y}, put a meeple on its road and then the phantom in its city.',
  'term.phantom': 'from the phantom in the supply',
} as const;
