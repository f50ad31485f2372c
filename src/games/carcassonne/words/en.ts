/** English: the words of Carcassonne. */
export const en = {
  'game.name': 'Carcassonne',
  'game.summary':
    'In your turn you draw a tile, place it so that it continues the landscape, and may then put a meeple on it: on a road, in a city{farms, select, yes {, in a monastery or, for the end of the game, in a field} other { or in a monastery}}. Who begins is drawn by lot, unless the lobby says that it is who joined first.',
  'game.summary.map': 'On a map the border completes what runs into it.',

  'option.farms': 'Meeples may be placed in fields, which are scored at the end (default: yes)',
  'option.map': 'The map to play on (default: none, the open table)',
  'option.towns': 'What the towns of the map do (default: nothing)',
  'option.meeples': 'Meeples of each player (default: 7, or 9 on a map)',
  'option.unused': 'The start square of the map that is left out (default: drawn by lot)',
  'option.interrupts': 'Who answers what the turns of others ask a player (default: standing orders)',
  'chosen.farms': '{farms, select, yes {fields are scored at the end} other {no meeples in fields}}',
  'chosen.expansion':
    '{played, select, yes {with} other {without}} {expansion, select, river {the river} abbot {the abbot} other {{name}}}',
  'chosen.meeples':
    '{meeples, select, usual {the usual meeples: 7, or 9 on a map} other {{meeples} meeples for each player}}',
  'chosen.map': '{map, select, none {no map} other {map: {name}}}',
  'map.name':
    '{map, select, none {no map} germany {Germany} france {France} benelux {Benelux} greatBritain {Great Britain} other {Iberian Peninsula}}',
  'chosen.map.named': 'map “{name}”',
  'chosen.towns':
    '{towns, select, a {towns: covering one gives another tile} b {towns: covering one costs 2 points} c {towns: 2 points for each beside a road} other {towns: no extra rule}}',
  'chosen.unused':
    '{unused, select, first {without the first start square} second {without the second start square} third {without the third start square} fourth {without the fourth start square} other {start squares drawn by lot}}',
  'chosen.interrupts':
    '{interrupts, select, ask {what the turns of others ask a player waits for them} other {standing orders answer what the turns of others ask a player}}',
  'chosen.unused.named': 'without the start square {name}',

  'preset.base': 'Base game',
  'preset.box': 'Today’s box: The River and The Abbot',
  'preset.big-box': 'Big box: four expansions',
  'preset.dragon-night': 'Dragon night: dragon, inns and river',

  'kind.road': 'road',
  'kind.city': 'city',
  'kind.monastery': 'monastery',
  'kind.field': 'field',

  'category.road': 'roads',
  'category.city': 'cities',
  'category.monastery': 'monasteries',
  'category.field': 'fields',
  'category.town': 'towns',

  'piece.meeple': 'meeple',
  'piece.meeple.count': '{count, plural, one {# meeple} other {# meeples}}',
  'piece.none':
    '{left, plural, =0 {You have no meeple left} other {No meeple can be placed there}}; Confirm ends the turn.',
  standing:
    '{piece} {kind, select, road {on the road} city {in the city} monastery {in the monastery} garden {in the garden} other {in the field}}',

  'seat.score': '{pieces} in the supply',
  'seat.alt': '{pieces} left',

  'tile.coats': '{count, plural, one {# coat of arms} other {# coats of arms}}',
  'tile.fields': 'fields',

  'button.feature':
    '{kind, select, road {road} city {city} garden {garden} other {monastery}} +{points} {completed, select, yes {now} other {at the end}}',
  'button.counted': '{worth} ({facts})',
  'button.field': 'field +{points} at the end',
  'button.marked': '{mark, select, inn {road with inn} other {cathedral city}} +0 unless complete',
  'button.piece': '{piece}, {place}',
  'square.beside':
    '{side, select, left {left of} right {right of} above {above} other {below}} {kind, select, road {the road} city {the city} river {the river} other {the field}}',
  'choice.meeple': '{piece}: {place}',
  'choice.pass': 'No meeple',
  'choice.draw': 'Draw from the stack',
  'line.pass': '{command} – no meeple: {effect}',
  'line.pass.text': 'no meeple: {effect}',

  'effect.completes':
    'completes {again, select, yes {another} other {the}} {kind, select, road {road} city {city} garden {garden} other {monastery}}, {points, plural, one {# point} other {# points}}{nobody, select, yes { for a meeple placed there} weak { for nobody, as what stands there counts 0} without { for nobody, as you have no meeple left} abbot { for an abbot placed there} nobody { for nobody, as your abbot is not in your supply} other { for {names}}}',
  'effect.strength': 'counts as {strength}',
  'effect.town.cost': 'covers {town}{points, plural, =0 {} one {, minus # point} other {, minus # points}}',
  'effect.town.tile': 'covers {town}, which gives another tile',
  'effect.second': 'gives a second tile ({piece})',
  'effect.pile': 'nobody knows the tile yet',
  'facts.road':
    '{tiles, plural, one {# tile} other {# tiles}}{coats, plural, =0 {} one {, # coat of arms} other {, # coats of arms}}{towns, plural, =0 {} one {, # town beside it} other {, # towns beside it}}{mark, select, inn {, inn{completed, select, no { (worth nothing until complete)} other {}}} other {}}{completed, select, yes {, complete} other {}}',
  'facts.city':
    '{tiles, plural, one {# tile} other {# tiles}}{coats, plural, =0 {} one {, # coat of arms} other {, # coats of arms}}{mark, select, cathedral {, cathedral{completed, select, no { (worth nothing until complete)} other {}}} other {}}{completed, select, yes {, complete} other {}}',
  'facts.monastery': '{tiles} of 9 squares covered',
  'facts.field': '{cities, plural, =0 {no completed city} one {# completed city} other {# completed cities}} so far',

  'event.scored':
    '{names} {count, plural, one {scores} other {each score}} **{points, plural, one {# point} other {# points}}** for {feature}',
  'event.scored.nobody': '{kind} complete ({facts}), nobody on it',
  'event.scored.weak': '{kind} complete ({facts}), no points for {names}: what stands there counts 0',
  'event.scored.beaten': ' ({names} had fewer meeples there)',
  'event.taken-off': '{name} takes back without points: {standing} at x {x}, y {y}',
  'event.by-order': '{name} by standing order: {order}',
  'event.town-paid':
    '{name} covers the town at {town}{points, plural, =0 {} one { and pays **# point**} other { and pays **# points**}}',
  'event.second-tile': 'second tile for {name} ({piece})',
  'giver.town': 'a covered town',

  'feature.road':
    'the {completed, select, yes {} other {unfinished }}road ({tiles, plural, one {# tile} other {# tiles}}{coats, plural, =0 {} one {, # coat of arms} other {, # coats of arms}}{towns, plural, =0 {} one {, # town} other {, # towns}}{mark, select, inn {, inn} other {}})',
  'feature.city':
    'the {completed, select, yes {} other {unfinished }}city ({tiles, plural, one {# tile} other {# tiles}}{coats, plural, =0 {} one {, # coat of arms} other {, # coats of arms}}{mark, select, cathedral {, cathedral} other {}})',
  'feature.monastery': 'the {completed, select, yes {} other {unfinished }}monastery ({tiles} of 9 squares)',
  'feature.field': 'the field ({cities, plural, one {# completed city} other {# completed cities}})',

  'board.place': '{name} (x {x}, y {y})',
  'board.print': '{kind, select, road {road} other {city}} in the {side} of x {x}, y {y} to {name} ({country})',
  'board.ferry': '{name} from x {x}, y {y} to x {toX}, y {toY}',
  'board.towns': 'Towns not covered: {towns}.',
  'board.prints': 'At the border: {prints}.',
  'board.ferries': 'Ferries: {ferries}.',
  'legend.start': 'start square',
  'legend.town': 'town',
  'legend.city': 'large city',
  'legend.road': 'way abroad',
  'legend.ship': 'ship abroad',
  'legend.ferry': 'ferry',
  'legend.coat': 'coat of arms',
  'alt.towns': '{count, plural, one {# town is} other {# towns are}} not covered.',

  'first-turn.map':
    'This map has {chips, select, yes {towns and chips} other {towns}}: **{rules}** has their rules, **{board}** the meaning of all signs.',
  'first-turn.start': 'The brown frame marks {names}, a start square that was not drawn: a town like others.',
  'step.second':
    '{place, select, toDo {has to play the second tile ({piece})} other {Second tile of the turn ({piece}).}}',
  'step.commands': '{step} {commands}',
  'picture.second-tile': '2nd tile',
  'features.held':
    '{gardens, select, yes {Open roads, cities, monasteries and gardens with pieces:} other {Open roads, cities and monasteries with meeples:}}',
  'features.free':
    '{gardens, select, yes {Open roads, cities, monasteries and gardens without pieces:} other {Open roads, cities and monasteries without meeples:}}',
  'features.endless': 'Fields:',
  'features.complete':
    '{gardens, select, yes {Completed roads, cities, monasteries and gardens:} other {Completed roads, cities and monasteries:}}',

  'refused.wrong-phase.draw': 'First a tile has to be drawn: {draw}.',
  'refused.wrong-phase.place': 'A tile has been drawn and must be placed first: {place}.',
  'refused.wrong-phase.piece': 'The tile is placed. Now choose: {meeple} or {pass}.',
  'refused.square-taken': 'A tile already lies at x {x}, y {y}. Choose a free square; {place} offers those that fit.',
  'refused.square-apart':
    'The square x {x}, y {y} touches no tile. Choose one next to a tile; {place} offers those that fit.',
  'refused.edge-clash':
    'The tile does not continue the landscape at x {x}, y {y}: {clashes}. Turn it or choose another square; {place} offers what fits.',
  'refused.clash': 'in the {side} it shows {offered}, its neighbour shows {demanded}',
  'refused.looks-alike': 'The tile looks the same at {rotation}°: place it with that rotation.',
  'refused.not-this-game': 'That is not part of this game: {from}. {turn} says what you can do.',
  'refused.not-possible': '{why} {turn} says what you can do.',
  'not-possible': 'That is not possible now.',
  'refused.needs-map':
    'Chips, towns and start squares belong to a map. Choose a map as well, or leave these options out.',
  'refused.not-on-this-map':
    '{why, select, table {{names}: only without a map. Leave that out, or choose no map.} other {{names} do not go together on this map: it has too few squares for their tiles. Leave one out, or choose another map.}}',
  'refused.not-together': '{names} are not played together. Leave one of them out.',
  'refused.several-not-together': '{pairs}: not played together. To play these, leave the others out.',
  'refused.one-beside-other': '{names} with {others}',
  'refused.no-such-segment': 'There is no such place on the tile you just placed.',
  'refused.no-farms': 'This game is played without meeples in fields. Choose another place or {pass}.',
  'refused.occupied':
    'Somebody already has a meeple {kind, select, road {on this road} city {in this city} monastery {in this monastery} garden {in this garden} other {in this field}}. Choose another place or {pass}.',
  'refused.needs-own-meeple':
    'That piece goes only where you already have a meeple {kind, select, road {on the road} city {in the city} other {in the field}}. Choose another place or {pass}.',
  'refused.no-piece-left':
    'You have {piece, select, meeple {no meeple} other {{none}}} left in your supply. {piece, select, meeple {Take} other {Choose another piece or take}} {pass}.',
  'refused.stands-elsewhere': '{where}. Choose another place or {pass}.',
  'stands.nowhere': 'No piece stands on the river',

  'rules.turn.title': 'A turn',
  'rules.turn.text':
    'A turn has three steps. You draw a tile and place it so that the landscape continues. You may put one meeple from your supply on it. Then everything that the tile has completed is scored and its meeples come home, too late to be used in this turn.',
  'rules.turn.example':
    'Example: red has placed the tile at x {x}, y {y} and put a meeple on the road; {meeples, plural, one {# meeple is} other {# meeples are}} left in red’s supply.',
  'rules.placing.title': 'Placing a tile',
  'rules.placing.text':
    'A tile lies with at least one whole side against another tile, and along every side that touches the landscape continues: road to road, city to city, field to field. A tile that fits nowhere leaves the game and you draw again. Columns (x) count to the east, rows (y) to the south, rotations are degrees clockwise.',
  'rules.placing.example':
    'Example: the drawn tile fits on {squares, plural, one {the # marked square} other {the # marked squares}}.',
  'rules.meeples.title': 'Meeples',
  'rules.meeples.text':
    'Everybody has {table} meeples, on a map {map}, unless the game was opened with another number. You may put one on the tile that you have just placed: on a road, in a city{farms, select, yes {, in a monastery or in a field} other { or in a monastery}} where no meeple stands yet, neither yours nor another’s, over all its tiles. Meeples meet only when a later tile joins what was apart.',
  'rules.meeples.example':
    'Example: red’s meeple is on the road at x {x1}, y {y1}. The tile that blue placed at x {x2}, y {y2} continues it, so blue could not take the road and took the city instead.',
  'rules.roads.title': 'Roads',
  'rules.roads.text':
    'A road is complete when neither end is open: it ends at a crossing, a city or a monastery, or runs back into itself. It is worth 1 point for each tile, and just as much if it is unfinished at the end of the game. A tile counts once.',
  'rules.roads.example':
    'Example: the tile at x {x}, y {y} completes red’s road. It has {tiles, plural, one {# tile} other {# tiles}}: {points, plural, one {# point} other {# points}}.',
  'rules.cities.title': 'Cities',
  'rules.cities.text':
    'A city is complete when walls surround it without a gap. It is then worth 2 points for each tile and 2 for each coat of arms. If it is unfinished at the end of the game, it is worth only 1 for each tile and 1 for each coat of arms.',
  'rules.cities.example':
    'Example: the tile at x {x}, y {y} completes red’s city. It has {tiles, plural, one {# tile} other {# tiles}} and {coatsOfArms, plural, one {# coat of arms} other {# coats of arms}}: {points, plural, one {# point} other {# points}}.',
  'rules.monasteries.title': 'Monasteries',
  'rules.monasteries.text':
    'A monastery is complete when tiles lie on all squares around it, corners included. It is worth 1 point for itself and 1 for each of these tiles, and at the end of the game 1 for itself and 1 for each tile that lies there by then.',
  'rules.monasteries.example':
    'Example: the tile at x {x}, y {y} completes red’s monastery. {tiles, plural, one {# tile counts} other {# tiles count}}: {points, plural, one {# point} other {# points}}.',
  'rules.fields.title': 'Fields',
  'rules.fields.text':
    'Roads and cities part fields from each other. A meeple in a field stays there until the end of the game. The field then gives 3 points for every completed city that touches it, whoever built these. A game may also be opened without meeples in fields.',
  'rules.fields.example':
    'Example: red’s field touches {cities, plural, one {# completed city} other {# completed cities}}, so it would now give {points, plural, one {# point} other {# points}}. The city in the west is open and does not count yet.',
  'rules.fields.without': 'This game is played without meeples in fields, and fields do not count at the end.',
  'rules.majority.title': 'Who gets the points',
  'rules.majority.text':
    'A tile may join {farms, select, yes {roads, cities or fields} other {roads or cities}} where meeples already stand. Whoever has the most meeples there gets all the points; players who share the most each get all of them, the others nothing. Everybody’s meeples there come home.',
  'rules.majority.example':
    'Example: the tile at x {x}, y {y} joins three cities. Red has {red, plural, one {# meeple} other {# meeples}} in the new one, blue {blue}: red gets {points, plural, one {# point} other {# points}}, blue none.',
  'rules.end.title': 'End of the game',
  'rules.end.text':
    'The game ends with the turn in which the last tile is drawn, or when none of the tiles left fits anywhere. Then everything that still has meeples is scored: a road or city 1 point for each tile and each coat of arms, a monastery 1 for itself and for each tile around it{farms, select, yes {, and fields last} other {}}. The highest score wins; a tie is a shared victory.',
  'rules.end.example':
    'Example: red’s city with {cityTiles, plural, one {# tile} other {# tiles}} and {coats, plural, one {# coat of arms} other {# coats of arms}} gives {city}, red’s monastery {monastery}, and blue’s road with {roadTiles, plural, one {# tile} other {# tiles}} gives {road}. Red ends with {red}, blue with {blue}.',
  'rules.map.title': 'Maps',
  'rules.map.text':
    'On a map tiles go only on its squares. The game begins with tiles on start squares drawn by lot, and every other tile must lie next to one that is placed, next to a connected large city, or across a ferry. A start square without a tile is a town.',
  'rules.map.example':
    'Example: start tiles lie at x {x1}, y {y1} and at x {x2}, y {y2}. The drawn tile fits on {squares, plural, one {the # marked square} other {the # marked squares}} beside them.',
  'rules.large-cities.title': 'Maps: large cities',
  'rules.large-cities.text':
    'No tile goes on the squares of a large city. As soon as a tile lies next to one of them, also at a closed side, the city is connected and everybody may go on at all its sides. It is scored like other cities: every square of it counts as a tile, and its coats of arms count too. A tile beside it must fit its sides, city to city and field to field.',
  'rules.large-cities.example':
    'Example: the tile at x {x}, y {y} completes Berlin. With its own squares it has {tiles, plural, one {# tile} other {# tiles}} and {coatsOfArms, plural, one {# coat of arms} other {# coats of arms}}: {points, plural, one {# point} other {# points}} for red.',
  'rules.border.title': 'Maps: the border',
  'rules.border.text':
    'Nothing can be placed beyond the border, and whatever runs into it is closed there. Where a road or a city is printed at the border, only a tile that continues it fits; the print closes it, counts as 1 more tile and adds its coats of arms, for roads just as for cities. A monastery at the border needs tiles only on the squares that there are; those of large cities count as covered.',
  'rules.border.example':
    'Example: the tile at x {x}, y {y} leads red’s road to the print at the border. With the print it has {tiles, plural, one {# tile} other {# tiles}} and {coatsOfArms, plural, one {# coat of arms} other {# coats of arms}}: {points, plural, one {# point} other {# points}}.',
  'rules.ferries.title': 'Maps: ferries',
  'rules.ferries.text':
    'A ferry is a road across the water, so the tiles at both ends need a road there. When one end has its tile, everybody may go on at the other, even with nothing next to it. The ferry counts as 1 tile of the road and adds its coats of arms, 2 points each when the road is complete and 1 at the end of the game.',
  'rules.ferries.example':
    'Example: a ferry joins x {x1}, y {y1} and x {x2}, y {y2}. Red’s road is complete; with the ferry it has {tiles, plural, one {# tile} other {# tiles}} and {coatsOfArms, plural, one {# coat of arms} other {# coats of arms}}: {points, plural, one {# point} other {# points}}.',
  'rules.towns.title': 'Maps: towns',
  'rules.towns.text':
    'A town is a square like others, unless the game was opened with one of three more rules. Covering a town gives you one more tile, played as a whole turn; that one brings no other. Or covering one costs 2 points, if you have them. Or each uncovered town straight beside a road adds 2 points when the road is scored.',
  'rules.towns.example':
    'Example, by the third of these: red’s road has {tiles, plural, one {# tile} other {# tiles}} and {towns, plural, one {# town} other {# towns}} beside it: {points, plural, one {# point} other {# points}}.',

  'term.points': 'this turn',
  'term.roads': 'from roads',
  'term.cities': 'from cities',
  'term.monasteries': 'from monasteries',
  'term.fields': 'from fields',
  'term.fieldRisk': 'from fields that others may still win',
  'term.fieldHope': 'from fields that may still be won',
  'term.returning': 'from meeples soon free again',
  'term.meeples': 'from meeples in the supply',
} as const;
