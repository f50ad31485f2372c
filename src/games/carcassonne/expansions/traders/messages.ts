/** The messages of Traders & Builders. */
export const en = {
  'option.traders': 'Traders & Builders: goods, builder, pig; on the open table its tiles, too (default: no)',
  'expansion.traders': 'Traders & Builders',
  'category.goods': 'goods',
  goods: '{goods, select, wine {wine} grain {grain} other {cloth}} {count}',
  'piece.builder': 'builder',
  'piece.builder.count': '{count, plural, =0 {no builder} one {# builder} other {# builders}}',
  'piece.pig': 'pig',
  'piece.pig.count': '{count, plural, =0 {no pig} one {# pig} other {# pigs}}',
  'seat.goods': 'goods: {goods}',
  'mark.wine': 'goods: wine',
  'mark.grain': 'goods: grain',
  'mark.cloth': 'goods: cloth',
  'effect.goods': '{own, select, yes {you take} other {{name} takes}} goods: {goods}',
  'effect.builder': 'your next tiles here give you a second one',
  'effect.pig': 'if you win the field, 1 point more for each completed city',
  'event.goods-taken': '{name} has completed the city and takes goods: {goods}',
  'event.goods-scored':
    '{names} {count, plural, one {gets} other {each get}} **{points, plural, one {# point} other {# points}}** for most {goods, select, wine {wine} grain {grain} other {cloth}} (goods)',
  'event.pig-scored': '{name} gets **{points, plural, one {# point} other {# points}}** more for the pig in that field',
  'refused.feature-completed':
    'The tile completes {kind, select, road {this road} other {this city}}, so the builder cannot go there any more. Choose another place or {pass}.',
  'stands.builder': 'A builder goes only on a road or in a city, where you already have a meeple',
  'stands.pig': 'A pig goes only in a field, where you already have a meeple',
  'rules.builder.title': 'Traders & Builders: builder',
  'rules.builder.text':
    'Everybody has one builder. Instead of a meeple you may put it on a road or in a city of the tile just placed where you already have a meeple, unless the tile completes it. It does not count for the majority. Whenever your tile then continues that road or city, you play a second tile after everything of the first; a second tile never brings a third. The builder comes home when the road or city is scored.',
  'rules.builder.example':
    'Example: red’s meeple and builder are on the road. Red has continued it at x {x}, y {y} and now plays a second tile.',
  'rules.goods.title': 'Traders & Builders: goods',
  'rules.goods.text':
    'Some cities show wine, grain or cloth. Whoever places the tile that completes a city takes one token for each of these signs in it, whoever has meeples there, and also when nobody has. At the end of the game whoever has most tokens of a kind gets 10 points for it; in a tie everybody who has most gets 10.',
  'rules.goods.example':
    'Example: red’s tile at x {x}, y {y} completes blue’s city. Blue gets {points, plural, one {# point} other {# points}}, red takes goods: {goods}.',
  'rules.pig.title': 'Traders & Builders: pig',
  'rules.pig.text':
    'Everybody has one pig. Instead of a meeple you may put it into a field of the tile just placed where you already have a meeple. It does not count for the majority and stays until the end of the game. If you then get the points of the field, the pig adds 1 point for each completed city: 4 instead of 3.',
  'rules.pig.example':
    'Example: the game is over. Red has a meeple and the pig in a field with {cities, plural, one {# completed city} other {# completed cities}}: {points, plural, one {# point} other {# points}}, and {extra} more for the pig.',
  'term.builder': 'from the builder',
  'term.pig': 'from the pig',
  'term.goods': 'from the chance of most goods',
} as const;
