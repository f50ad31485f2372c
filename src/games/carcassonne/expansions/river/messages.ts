/** The messages of The River. */
export const en = {
  'option.river': 'Begin with the river, which all players lay together (default: no)',
  'expansion.river': 'The River',
  'kind.river': 'river',
  'tile.source': 'source of the river',
  'tile.lake': 'lake',
  'board.river': 'The river goes on at {squares}.',
  'refused.river-goes-on-elsewhere':
    'A tile with the river must go on with it, at {squares}. {place} offers the rotations that fit there.',
  'refused.river-bend':
    '{why, select, back {There the river would flow back, against its direction at the source.} other {The river must not turn the same way on two tiles in a row.}} Turn the tile; {place} offers the rotations that fit.',
  'rules.river.title': 'The River',
  'rules.river.text':
    'The game begins with the source instead of the start tile, and the tiles of the river are drawn before all others, the lake last. Each goes where the river goes on. It must not turn the same way on two tiles in a row, nor flow back, against its direction at the source. {farms, select, yes {It parts fields as a road does, also under a bridge. } other {}}No meeple stands on it. All else on its tiles counts as ever.',
  'rules.river.example':
    'Example: the river has just bent at x {x}, y {y}. The drawn tile bends again; it fits the marked square in {turns, plural, one {# rotation} other {# rotations}} only, with its bend the other way.',
} as const;
