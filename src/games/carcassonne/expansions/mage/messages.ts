/** The messages of Mage & Witch. */
export const en = {
  'option.mage': 'Mage & Witch: 8 tiles, and two figures that raise or halve what roads and cities bring (default: no)',
  'expansion.mage': 'Mage & Witch',
  'sign.magic': 'magic sign',
  'figure.mage': 'mage',
  'figure.witch': 'witch',
  'choice.magic':
    '{figure, select, mage {Mage} other {Witch}} {kind, select, road {to the road{where} at x {x}, y {y}} city {to the city{where} at x {x}, y {y}} other {off the board}}',
  'choice.magic.place':
    '{kind, select, road {road{where} at x {x}, y {y}} city {city{where} at x {x}, y {y}} other {off the board}}',
  'effect.magician-moved':
    '{figure, select, mage {1 point more for each tile} other {half the points}} when it is scored',
  'effect.magic-tile': 'then mage or witch moves, which may change points',
  'effect.magician-left':
    '{figure, select, mage {the mage} other {the witch}} leaves the board{change, plural, =0 {} other { ({gain, select, yes {+} other {−}}{change, plural, one {# point} other {# points}} here)}}',
  'effect.magician-there':
    'now {points, plural, one {# point} other {# points}}{whose, select, nobody {, which nobody would get} own { for you} other { for others}}',
  'event.magician-moved':
    '{name} brings {figure, select, mage {the mage} other {the witch}} to the {kind, select, road {road} other {city}} at x {x}, y {y}',
  'event.magician-left':
    '{figure, select, mage {the mage} other {the witch}} leaves the board{change, plural, =0 {} other {: {change, plural, one {# point} other {# points}} {gain, select, yes {more} other {fewer}}}}',
  'step.magic':
    '{place, select, toDo {has to choose where mage or witch goes} other {Where does the mage or the witch go?}}',
  'from.mage': 'it comes with the option “mage”',
  'not-possible.magic': 'Mage and witch go only onto a road or city that is not complete and has neither of them.',
  'refused.wrong-phase.magic': 'First choose where the mage or the witch goes: {meeple}.',
  'facts.magician': '{figure, select, mage {with the mage} other {with the witch}}',
  'board.magician':
    '{figure, select, mage {The mage} other {The witch}} is on the {kind, select, road {road} other {city}} at x {x}, y {y}.',
  'rules.mage.title': 'Mage & Witch',
  'rules.mage.text':
    'Without a map {tiles} more tiles are in the stack. Whoever places one has to set or move the mage or the witch before placing a piece, onto any road or city that is not complete and has neither of them; where there is none, one that is on the board goes off. With the mage a road or city brings 1 point more for each tile, with the witch half its points, rounded up, whoever gets them, at the end of the game also while it is open. Then the figure leaves the board. If a tile brings both onto one road or city, one of them is moved away at once.',
  'rules.mage.example':
    'Example: red has brought the mage onto the road, which the tile at x {x}, y {y} completes. It has {tiles, plural, one {# tile} other {# tiles}} and brings {points, plural, one {# point} other {# points}} instead of {plain}.',
} as const;
