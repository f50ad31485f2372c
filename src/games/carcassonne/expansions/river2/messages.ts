/** The messages of The River II. */
export const en = {
  'option.river2': 'Begin with a river that parts into two arms, with a volcano at its lake (default: no)',
  'expansion.river2': 'The River II',
  'tile.fork': 'fork of the river',
  'tile.end': 'end of an arm of the river',
  'sign.volcano': 'volcano',
  'mark.pigHerd': 'herd of pigs',
  'giver.lake': 'the lake',
  'feature.herd': 'herd of pigs: 1 more for each completed city',
  'event.herd-scored':
    '{name} gets **{points, plural, one {# point} other {# points}}** more for the herd of pigs in that field',
  'refused.arm-barred':
    '{why, select, back {There this arm would flow back, against its direction at the source. Turn the tile} towards {There this arm would flow towards the other one. Turn the tile} first {The first tile of an arm beside a straight one must not bend. Choose the other arm} other {This arm can only be closed once a tile lies on the other one. Choose that one}}; {place} offers what fits.',
  'rules.river2.title': 'The River II',
  'rules.river2.text':
    'The game begins with the source, and before all other tiles the fork, nine tiles of the river and the lake are drawn. Each goes where an arm of the river goes on. One arm flows only to the west and south, the other only to the east and south. Where one begins straight on, the first tile of the other must not bend. A city closes one arm, the lake the other. On the lake nothing is placed, and whoever placed it plays another tile. {herd, select, yes {Whoever wins the field with the herd of pigs gets 1 point more for each completed city beside it. } other {}}{farms, select, yes {The river parts fields as a road does, but they go round its source and its lake. } other {}}No meeple stands on it.',
  'rules.river2.example':
    'Example: the river has parted at x {x}, y {y}, and one arm goes straight on. The drawn tile bends, so it fits the marked square only: the other arm must begin without a bend.',
} as const;
