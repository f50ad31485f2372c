/** The messages of The Flying Machines. */
export const en = {
  'option.flying': 'The Flying Machines: 8 tiles, and pieces that fly as far as a die says (default: no)',
  'expansion.flying': 'The Flying Machines',
  'sign.flyingW': 'flying machine (straight)',
  'sign.flyingNW': 'flying machine (diagonal)',
  'figure.flight': 'flight',
  'choice.flight': 'Flight: {piece}',
  'choice.pass.flight': 'No flight',
  'choice.land':
    'Lands on the {kind, select, road {road} city {city} monastery {monastery} other {garden}}{where} at x {x}, y {y}',
  'effect.machine': 'then a piece can fly (to the {way})',
  'effect.flight': '{thrown}: {places}',
  'effect.flight.nothing': 'nothing there',
  'event.thrown':
    '{name} throws {thrown} for a flight ({piece}): {canLand, select, yes {to x {x}, y {y}} other {nothing to land on at x {x}, y {y}, it comes back}}',
  'step.flight.alone': '{place, select, toDo {can let a piece fly} other {No meeple can stand here. Does one fly?}}',
  'step.landing':
    '{place, select, toDo {has to choose where a piece lands} other {{thrown} thrown: where does the piece land at x {x}, y {y}?}}',
  'from.flying': 'it comes with the option “flying”',
  'not-possible.fly': 'A meeple flies only from a tile with a flying machine that has just been placed, one from each.',
  'not-possible.land':
    'A piece lands on the square that was thrown, on a road, city or monastery that is not complete, an abbot on a monastery or in a garden.',
  'refused.wrong-phase.landing': 'A piece is in the air. First choose where it lands: {meeple}.',
  'board.machine': 'From x {x}, y {y} a piece can fly to the {way}.',
  'board.landing': 'A piece flies from x {x}, y {y} to the {way}: {thrown, plural, one {# square} other {# squares}}.',
  'rules.flying.title': 'The Flying Machines',
  'rules.flying.text':
    'Without a map {tiles} more tiles are in the stack. Instead of placing a meeple on one, its player may let it fly: the die says whether 1 to {most} squares to where the machine points, also diagonally and over empty squares. There it lands on a road, city or monastery of its player’s choice, whoever stands on it, if that is not complete and this tile does not complete it. An abbot lands on a monastery or in a garden. Which piece flies is said before the throw; where there is nothing to land on it comes back, and no other is placed.',
  'rules.flying.example':
    'Example: red has placed the tile at x {x}, y {y} and thrown {thrown}. The meeple lands beside blue’s on the monastery at x {toX}, y {toY}, and both would get {points, plural, one {# point} other {# points}} for it now.',
} as const;
