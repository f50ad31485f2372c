/** The messages of The Ferries. */
export const en = {
  'option.ferries':
    'The Ferries: 8 tiles with a lake where roads end, and a ferry that joins two of them (default: no)',
  'expansion.ferries': 'The Ferries',
  'sign.lakeFerry': 'lake',
  'figure.ferry': 'ferry',
  'lake.ends.NE': 'north and east',
  'lake.ends.NS': 'north and south',
  'lake.ends.NW': 'north and west',
  'lake.ends.ES': 'east and south',
  'lake.ends.EW': 'east and west',
  'lake.ends.SW': 'south and west',
  'choice.ferry': 'Ferry at x {x}, y {y}: {ends}',
  'choice.ferry.place': 'at x {x}, y {y}: {ends}',
  'button.ferry': 'Ferry {x},{y}: {ends}',
  'choice.pass.ferries': 'Leave the ferries',
  'effect.ferry':
    'a road of {tiles, plural, one {# tile} other {# tiles}}, {whose, select, nobody {nobody there} own {now {points, plural, one {# point} other {# points}} for you} other {now {points, plural, one {# point} other {# points}} for others}}',
  'effect.lake-tile': 'then a ferry joins two of its roads, which may change points',
  'effect.ferries': 'then a ferry may be moved, which may change points',
  'event.ferry-put':
    '{isMoved, select, yes {{name} moves the ferry at x {x}, y {y} from {from} to {ends}} other {{name} places a ferry at x {x}, y {y}: {ends}}}',
  'step.ferry': '{place, select, toDo {has to place the ferry} other {Which two roads does the ferry join?}}',
  'step.ferries': '{place, select, toDo {may move a ferry} other {Do you move a ferry?}}',
  'from.ferries': 'it comes with the option “ferries”',
  'not-possible.ferry':
    'A ferry goes to two other ends of its lake: that of the lake just placed, or one that is the first on a road of the tile just placed, once in a turn.',
  'refused.wrong-phase.ferry': 'First choose which two roads the ferry joins: {meeple}.',
  'refused.wrong-phase.ferries': 'First decide about the ferries: {meeple} or {pass}.',
  'board.lake-ferry': 'The ferry at x {x}, y {y} joins {ends}.',
  'rules.lakes.title': 'The Ferries',
  'rules.lakes.text':
    'Without a map there are {tiles} more tiles, each with a lake at which three or four roads end. Whoever places one may put a meeple on one of these roads, then has to place a ferry that joins two of them; the others end there. Whoever continues a road later may move, after the piece, the first ferry in each direction to any other two ends of its lake, each once. A road with a ferry counts every tile once. Where a ferry leaves, each part of the road keeps its pieces; a builder without a meeple there goes home. Then all that is complete is scored, wherever it is; a scored road can be joined and count again. A ferry gives a builder no further tile.',
  'rules.lakes.example':
    'Example: red’s road leads over the ferry. Blue’s tile at x {x}, y {y} continues it, and blue moves the ferry away: red’s road ends at the lake, has {tiles, plural, one {# tile} other {# tiles}} and brings {points, plural, one {# point} other {# points}}.',
} as const;
