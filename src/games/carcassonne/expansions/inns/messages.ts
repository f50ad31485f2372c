/** The messages of Inns & Cathedrals. */
export const en = {
  'option.inns': 'Inns & Cathedrals: a large meeple for each; on the open table its tiles, too (default: no)',
  'expansion.inns': 'Inns & Cathedrals',
  'mark.inn': 'inn',
  'mark.cathedral': 'cathedral',
  'piece.large': 'large meeple',
  'piece.large.count': '{count, plural, =0 {no large meeple} one {# large meeple} other {# large meeples}}',
  'refused.six-need-inns':
    'Without a map six play only with Inns & Cathedrals, which has pieces for a sixth player. Choose that or a map as well, or at most 5 seats.',
  'rules.inns.title': 'Inns & Cathedrals',
  'rules.inns.text':
    'A complete road with an inn beside it is worth 2 points for each tile. A complete city with a cathedral is worth 3 for each tile and 3 for each coat of arms. If they are unfinished at the end of the game, they are worth nothing. A second inn or cathedral adds nothing. Without a map its {tiles} tiles are in the stack as well, and six people can play; a map has tiles of its own.',
  'rules.inns.example':
    'Example: the tile at x {x}, y {y} completes red’s road with the inn. It has {tiles, plural, one {# tile} other {# tiles}}: {points, plural, one {# point} other {# points}}. Blue’s city with the cathedral has {cityTiles, plural, one {# tile} other {# tiles}} and is open: {cityPoints, plural, one {# point} other {# points}} if it stays so.',
  'rules.large-meeple.title': 'Inns & Cathedrals: large meeple',
  'rules.large-meeple.text':
    'Everybody has one large meeple besides the others. It goes where they may and comes home as they do, but counts as two where it is decided who has the most meeples. The points stay the same.',
  'rules.large-meeple.example':
    'Example: the tile at x {x}, y {y} joins two roads. Red’s large meeple counts as {red}, blue’s meeple as {blue}: red gets {points, plural, one {# point} other {# points}}, blue none.',
  'term.large': 'from the large meeple in the supply',
} as const;
