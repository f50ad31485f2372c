/** The messages of the chips of Great Britain. */
export const en = {
  'seat.isle': '{isle, plural, one {# meeple} other {# meeples}} on the Isle of Man',
  'choice.pass.further': 'End the turn',
  'choice.set': 'Pay {chips}',
  'choice.turn': 'Buy another turn',
  'effect.set':
    '{meeples, plural, =0 {no meeple is on the Isle of Man} one {# meeple comes home} other {# meeples come home}}',
  'effect.turn': 'one meeple goes to the Isle of Man',
  'event.set-paid':
    '{name} pays the set {chips}; {meeples, plural, =0 {no meeple was on the Isle of Man} one {# meeple comes home} other {# meeples come home}}',
  'event.turn-bought': '{name} sends a meeple to the Isle of Man for another turn',
  'legend.isle': 'price of a turn',
  'step.set': '{place, select, toDo {has to pay a set of chips} other {Your chips make more than one set. Which one?}}',
  'step.further':
    '{place, select, toDo {can buy another turn} other {The turn is scored. Another one costs a meeple:}}',
  'picture.extra-turn': 'extra turn',
  'refused.wrong-phase.set': 'First a set of chips has to be paid: {chip}.',
  'refused.wrong-phase.further': 'The turn is scored. Buy another one with {chip}, or end your turn with {pass}.',
  'from.isle': 'sets and further turns come with the chips of Great Britain',
  'not-possible.set': 'Those chips are no set of yours: it takes three of one value, or one of each colour.',
  'rules.isle.title': 'Chips of Great Britain: Isle of Man',
  'rules.isle.text':
    'You keep it. When your turn has been scored, you may send a meeple from your supply to the Isle of Man and play another whole turn, once a round. As soon as you hold a set, three chips of one value or one of each colour, you have to pay it, and all your meeples come home from the isle.',
  'rules.isle.example':
    'Example: red has sent {isle, plural, one {# meeple} other {# meeples}} to the isle for another turn. At x {x}, y {y} it brings a chip ({chip}) and completes red’s road: {points, plural, one {# point} other {# points}}.',
  'term.isle': 'from meeples on the Isle of Man',
  'term.move': 'from an extra turn',
} as const;
