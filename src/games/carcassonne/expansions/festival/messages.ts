/** The messages of The Festival. */
export const en = {
  'option.festival': 'The Festival: 10 tiles with which you can take a piece home (default: no)',
  'expansion.festival': 'The Festival',
  'sign.festival': 'festival',
  'choice.festival': 'Festival: take a piece home',
  'choice.home': '{standing} at x {x}, y {y}',
  'effect.home': 'so far {points, plural, =0 {nothing} one {# point} other {# points}} there',
  'choice.pass.festival': 'Take no piece home',
  'step.festival': '{place, select, toDo {has to choose who comes home} other {Which of your pieces comes home?}}',
  'step.festival.alone':
    '{place, select, toDo {can take a piece home} other {No meeple can be placed. Does one of your pieces come home?}}',
  'from.festival': 'the festival comes with the option “festival”',
  'not-possible.home': 'You have no such piece on the board.',
  'refused.wrong-phase.festival': 'The festival has begun. Choose which of your pieces comes home: {retrieve}.',
  'refused.no-festival':
    'There is no festival on the tile just placed, or you have no piece on the board. Choose {meeple} or {pass}.',
  'rules.festival.title': 'The Festival',
  'rules.festival.text':
    'Without a map {tiles} more tiles are in the stack, each with a festival. Whoever places one may take one of their own pieces home from anywhere on the board instead of placing a piece, an abbot, builder or pig, too. It brings no points, and can be placed again with the next tile. A builder or pig whose last meeple goes home comes with it. Everything complete is scored after that.',
  'rules.festival.example':
    'Example: red’s meeple stood on the road at x {fromX}, y {fromY}. Red has placed the festival at x {x}, y {y} and taken it home.',
} as const;
