/** The messages of the chips of Ibérica. */
export const en = {
  'choice.treat': 'x {x}, y {y}',
  'effect.treat': 'takes a treat, {points, plural, one {# point} other {# points}}',
  'event.treat-taken': '{name} takes a treat ({chip}) and gets **{points, plural, one {# point} other {# points}}**',
  'event.treat-laid': '{name} lays a chip ({chip}) as a treat at x {x}, y {y}',
  'event.chip-lost': 'there is no free square for the chip ({chip}); it leaves the game',
  'board.treats': 'Treats: {treats}.',
  'legend.treat': 'treat',
  'legend.track': 'rows for treats',
  'step.treat':
    '{place, select, toDo {has to lay a treat} other {The chip ({chip}) becomes a treat. Choose its square:}}',
  'refused.wrong-phase.treat': 'First the chip has to be laid as a treat: {chip}.',
  'from.treat': 'treats come with the chips of the Iberian Peninsula',
  'not-possible.treat': 'The chip cannot lie there: choose a free square in the rows of its colour.',
  'rules.treats.title': 'Chips of the Iberian Peninsula: treats',
  'rules.treats.text':
    'You then lay it face up, as a treat, on a free square in the rows of its colour: orange in the north, light blue in the middle, purple in the south. Whoever covers a treat gets twice its value, and it leaves the game. On islands, which only ferries reach, covering a square with coats of arms gives 2 points for each of them at once.',
  'rules.treats.example':
    'Example: red laid a chip ({chip}) at x {x1}, y {y1} and covers it now: {points, plural, one {# point} other {# points}}. Blue’s treat at x {x2}, y {y2} can still be had.',
} as const;
