/** English: the words of Carcassonne. */
export const en = {
  'game.name': 'Carcassonne',
  'game.summary':
    'In your turn you draw a tile, place it so that it continues the landscape, and may then put a meeple on it: on a road, in a city, in a monastery or, for the end of the game, in a field.',

  'option.farms': 'Meeples may be placed in fields, which are scored at the end (default: yes)',
  'option.meeples': 'Meeples of each player (default: 7)',
  'chosen.farms': '{farms, select, yes {fields are scored at the end} other {no meeples in fields}}',
  'chosen.meeples': '{meeples, plural, one {# meeple} other {# meeples}} for each player',

  'kind.road': 'road',
  'kind.city': 'city',
  'kind.monastery': 'monastery',
  'kind.field': 'field',

  'category.road': 'roads',
  'category.city': 'cities',
  'category.monastery': 'monasteries',
  'category.field': 'fields',

  'piece.meeple': 'meeple',
  'piece.meeple.count': '{count, plural, one {# meeple} other {# meeples}}',
  'piece.none': 'No meeple can be placed there; the turn ends.',
  standing:
    'meeple {kind, select, road {on the road} city {in the city} monastery {in the monastery} other {in the field}}',

  'seat.score': '{meeples, plural, one {# meeple} other {# meeples}} in the supply',
  'seat.alt': '{meeples, plural, one {# meeple} other {# meeples}} left',

  'tile.coats': '{count, plural, one {# coat of arms} other {# coats of arms}}',
  'tile.fields': 'fields',

  'choice.meeple': 'Meeple: {place}',
  'choice.pass': 'No meeple',
  'line.pass': '{command} - no meeple: {effect}',
  'line.pass.text': 'no meeple: {effect}',

  'effect.completes':
    'completes the {kind, select, road {road} city {city} other {monastery}}, {points, plural, one {# point} other {# points}}{nobody, select, yes {} other { for {names}}}',
  'facts.road': '{tiles, plural, one {# tile} other {# tiles}}{completed, select, yes {, complete} other {}}',
  'facts.city':
    '{tiles, plural, one {# tile} other {# tiles}}{coats, plural, =0 {} one {, # coat of arms} other {, # coats of arms}}{completed, select, yes {, complete} other {}}',
  'facts.monastery': '{tiles} of 9 squares covered',
  'facts.field': '{cities, plural, =0 {no completed city} one {# completed city} other {# completed cities}} so far',

  'event.scored':
    '{names} {count, plural, one {scores} other {each score}} **{points, plural, one {# point} other {# points}}** for {feature}',
  'event.scored.nobody': '{feature} is complete; nobody was there',
  'event.scored.beaten': ' ({names} had fewer meeples there)',

  'feature.road':
    'the {completed, select, yes {} other {unfinished }}road ({tiles, plural, one {# tile} other {# tiles}})',
  'feature.city':
    'the {completed, select, yes {} other {unfinished }}city ({tiles, plural, one {# tile} other {# tiles}}{coats, plural, =0 {} one {, # coat of arms} other {, # coats of arms}})',
  'feature.monastery': 'the {completed, select, yes {} other {unfinished }}monastery ({tiles} of 9 squares)',
  'feature.field': 'the field ({cities, plural, one {# completed city} other {# completed cities}})',

  'features.held': 'Open roads, cities and monasteries with meeples:',
  'features.free': 'Open roads, cities and monasteries without meeples:',
  'features.endless': 'Fields:',
  'features.complete': 'Completed roads, cities and monasteries:',

  'refused.wrong-phase.draw': 'First a tile has to be drawn: {draw}.',
  'refused.wrong-phase.place': 'A tile has been drawn and must be placed first: {place}.',
  'refused.wrong-phase.piece': 'The tile is placed. Now choose: {meeple} or {pass}.',
  'refused.square-taken': 'A tile already lies at x {x}, y {y}. Choose a free square; {place} offers those that fit.',
  'refused.square-apart':
    'The square x {x}, y {y} touches no tile. Choose one next to a tile; {place} offers those that fit.',
  'refused.edge-clash':
    'The tile does not continue the landscape at x {x}, y {y}: {clashes}. Turn it or choose another square; {place} offers what fits.',
  'refused.clash': 'in the {side} it shows {offered}, its neighbour shows {demanded}',
  'refused.no-such-segment': 'There is no such place on the tile you just placed.',
  'refused.no-farms': 'This game is played without meeples in fields. Choose another place or {pass}.',
  'refused.occupied':
    'Somebody already has a meeple {kind, select, road {on this road} city {in this city} monastery {in this monastery} other {in this field}}. Choose another place or {pass}.',
  'refused.none-left': 'You have no meeple left in your supply. Take {pass}.',
} as const;
