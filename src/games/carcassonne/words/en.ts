/** English: the words of Carcassonne. */
export const en = {
  'game.name': 'Carcassonne',
  'game.summary':
    'In your turn you draw a tile, place it so that it continues the landscape, and may then put a meeple on it: on a road, in a city{farms, select, yes {, in a monastery or, for the end of the game, in a field} other { or in a monastery}}. Who begins is drawn by lot, unless the lobby says that it is who joined first.',
  'game.summary.map': 'On a map the border completes what runs into it.',

  'option.farms': 'Meeples may be placed in fields, which are scored at the end (default: yes)',
  'option.river': 'Begin with the river, which all players lay together (default: no)',
  'option.abbot': 'Gardens, and an abbot who can be taken back (default: no)',
  'option.inns': 'Inns & Cathedrals: a large meeple for each; on the open table its tiles, too (default: no)',
  'option.traders': 'Traders & Builders: goods, builder, pig; on the open table its tiles, too (default: no)',
  'option.map': 'The map to play on (default: none, the open table)',
  'option.chips': 'Play with the chips of the map (default: no)',
  'option.towns': 'What the towns of the map do (default: nothing)',
  'option.meeples': 'Meeples of each player (default: 7, or 9 on a map)',
  'option.unused': 'The start square of the map that is left out (default: drawn by lot)',
  'option.pile': '{colour}, stack {pile}: {tile}',
  'chosen.farms': '{farms, select, yes {fields are scored at the end} other {no meeples in fields}}',
  'chosen.expansion':
    '{played, select, yes {with} other {without}} {expansion, select, river {the river} abbot {the abbot} other {{name}}}',
  'expansion.river': 'The River',
  'expansion.abbot': 'The Abbot',
  'expansion.inns': 'Inns & Cathedrals',
  'expansion.traders': 'Traders & Builders',
  'chosen.meeples':
    '{meeples, select, usual {the usual meeples: 7, or 9 on a map} other {{meeples} meeples for each player}}',
  'chosen.map': '{map, select, none {no map} other {map: {name}}}',
  'map.name':
    '{map, select, none {no map} germany {Germany} france {France} benelux {Benelux} greatBritain {Great Britain} other {Iberian Peninsula}}',
  'chosen.map.named': 'map “{name}”',
  'chosen.chips': '{chips, select, yes {with chips} other {without chips}}',
  'chosen.towns':
    '{towns, select, a {towns: covering one gives another tile} b {towns: covering one costs 2 points} c {towns: 2 points for each beside a road} other {towns: no extra rule}}',
  'chosen.unused':
    '{unused, select, first {without the first start square} second {without the second start square} third {without the third start square} fourth {without the fourth start square} other {start squares drawn by lot}}',
  'chosen.unused.named': 'without the start square {name}',

  'preset.base': 'Base game',
  'preset.box': 'Today’s box: The River and The Abbot',
  'preset.big-box': 'Big box: all expansions',

  'kind.road': 'road',
  'kind.city': 'city',
  'kind.monastery': 'monastery',
  'kind.garden': 'garden',
  'kind.field': 'field',
  'kind.river': 'river',

  'mark.inn': 'inn',
  'mark.cathedral': 'cathedral',

  'category.road': 'roads',
  'category.city': 'cities',
  'category.monastery': 'monasteries',
  'category.garden': 'gardens',
  'category.field': 'fields',
  'category.chip': 'chips',
  'category.wine': 'wine',
  'category.coats': 'coats of arms on islands',
  'category.town': 'towns',
  'category.goods': 'goods',

  chip: '{colour, select, orange {orange} lightBlue {light blue} other {purple}} {value}',
  'chip.count': '{count} × {chip}',
  colour: '{colour, select, orange {orange} lightBlue {light blue} other {purple}}',
  goods: '{goods, select, wine {wine} grain {grain} other {cloth}} {count}',

  'piece.meeple': 'meeple',
  'piece.meeple.count': '{count, plural, one {# meeple} other {# meeples}}',
  'piece.upgraded': 'upgraded meeple',
  'piece.upgraded.count': '{count, plural, one {# upgraded meeple} other {# upgraded meeples}}',
  'piece.abbot': 'abbot',
  'piece.abbot.count': '{count, plural, one {# abbot} other {# abbots}}',
  'piece.large': 'large meeple',
  'piece.large.count': '{count, plural, one {# large meeple} other {# large meeples}}',
  'piece.builder': 'builder',
  'piece.builder.count': '{count, plural, one {# builder} other {# builders}}',
  'piece.pig': 'pig',
  'piece.pig.count': '{count, plural, one {# pig} other {# pigs}}',
  'piece.none':
    '{left, plural, =0 {You have no meeple left} other {No meeple can be placed there}}; Confirm ends the turn.',
  'piece.chip':
    'Confirm takes the chip here (1 or 2 points).{left, plural, =0 {} other { Then you may place a meeple.}}',
  standing:
    '{piece} {kind, select, road {on the road} city {in the city} monastery {in the monastery} garden {in the garden} other {in the field}}',

  'seat.score': '{pieces} in the supply',
  'seat.alt': '{pieces} left',
  'seat.chips': 'chips: {chips}',
  'seat.isle': '{isle, plural, one {# meeple} other {# meeples}} on the Isle of Man',
  'seat.goods': 'goods: {goods}',

  'tile.coats': '{count, plural, one {# coat of arms} other {# coats of arms}}',
  'mark.wine': 'goods: wine',
  'mark.grain': 'goods: grain',
  'mark.cloth': 'goods: cloth',
  'tile.fields': 'fields',
  'tile.source': 'source of the river',
  'tile.lake': 'lake',

  'button.feature':
    '{kind, select, road {road} city {city} garden {garden} other {monastery}} +{points} {completed, select, yes {now} other {at the end}}',
  'button.counted': '{worth} ({facts})',
  'button.field': 'field +{points} at the end',
  'button.retrieve': 'Take the abbot back: +{points} now',
  'way.abbot': 'can be taken back',
  'button.marked': '{mark, select, inn {road with inn} other {cathedral city}} +0 unless complete',
  'button.piece': '{piece}, {place}',
  'button.sell':
    'wine {to, select, abroad {abroad} other {to the town}} +{points} (uses {pay, select, 2 {chip {colour} 2} other {2 chips {colour} 1}})',
  'square.beside':
    '{side, select, left {left of} right {right of} above {above} other {below}} {kind, select, road {the road} city {the city} river {the river} other {the field}}',
  'choice.meeple': '{piece}: {place}',
  'choice.pass': 'No meeple',
  'choice.pass.sale': 'Sell nothing',
  'choice.pass.retrieve': 'Leave the abbot where he is',
  'choice.pass.upgrade': 'No upgrade',
  'choice.pass.further': 'End the turn',
  'choice.draw': 'Draw from the stack',
  'choice.island': 'Island ({colour}): {tile}',
  'choice.treat': 'x {x}, y {y}',
  'choice.set': 'Pay {chips}',
  'choice.sell':
    'Sell wine {to, select, abroad {abroad} other {to the town}} (uses {pay, select, 2 {chip {colour} 2} other {2 chips {colour} 1}})',
  'choice.upgrade': 'Upgrade meeple: {place}, x {x}, y {y}, for {values}',
  'choice.turn': 'Buy another turn',
  'choice.retrieve': 'Take the abbot back',
  'line.pass': '{command} – no meeple: {effect}',
  'line.pass.text': 'no meeple: {effect}',

  'effect.completes':
    'completes {again, select, yes {another} other {the}} {kind, select, road {road} city {city} garden {garden} other {monastery}}, {points, plural, one {# point} other {# points}}{nobody, select, yes { for a meeple placed there} without { for nobody, as you have no meeple left} abbot { for an abbot placed there} nobody { for nobody, as your abbot is not in your supply} other { for {names}}}',
  'effect.strength': 'counts as {strength}',
  'effect.chip': 'takes a chip (1 or 2 points)',
  'effect.sale': 'lets you sell wine, {points} points',
  'effect.treat': 'takes a treat, {points, plural, one {# point} other {# points}}',
  'effect.coats': '{points, plural, one {# point} other {# points}} for coats of arms',
  'effect.retrieved': '{points, plural, one {# point} other {# points}} at once',
  'effect.town.cost': 'covers {town}{points, plural, =0 {} one {, minus # point} other {, minus # points}}',
  'effect.town.tile': 'covers {town}, which gives another tile',
  'effect.second': 'gives a second tile ({piece})',
  'effect.goods': '{own, select, yes {you take} other {{name} takes}} goods: {goods}',
  'effect.builder': 'your next tiles here give you a second one',
  'effect.pig': 'if you win the field, 1 point more for each completed city',
  'effect.wine': 'once a turn',
  'effect.upgrade': 'counts as two meeples from now on',
  'effect.set':
    '{meeples, plural, =0 {no meeple is on the Isle of Man} one {# meeple comes home} other {# meeples come home}}',
  'effect.turn': 'one meeple goes to the Isle of Man',
  'effect.pile': 'nobody knows the tile yet',
  'effect.island': 'costs one chip',
  'facts.road':
    '{tiles, plural, one {# tile} other {# tiles}}{coats, plural, =0 {} one {, # coat of arms} other {, # coats of arms}}{towns, plural, =0 {} one {, # town beside it} other {, # towns beside it}}{mark, select, inn {, inn{completed, select, no { (worth nothing until complete)} other {}}} other {}}{completed, select, yes {, complete} other {}}',
  'facts.city':
    '{tiles, plural, one {# tile} other {# tiles}}{coats, plural, =0 {} one {, # coat of arms} other {, # coats of arms}}{mark, select, cathedral {, cathedral{completed, select, no { (worth nothing until complete)} other {}}} other {}}{completed, select, yes {, complete} other {}}',
  'facts.monastery': '{tiles} of 9 squares covered',
  'facts.field': '{cities, plural, =0 {no completed city} one {# completed city} other {# completed cities}} so far',

  'event.scored':
    '{names} {count, plural, one {scores} other {each score}} **{points, plural, one {# point} other {# points}}** for {feature}',
  'event.scored.nobody': '{kind} complete ({facts}), nobody on it',
  'event.scored.beaten': ' ({names} had fewer meeples there)',
  'event.chip-taken': '{name} takes the chip {chip} and gets **{points, plural, one {# point} other {# points}}**',
  'event.treat-taken': '{name} takes the treat {chip} and gets **{points, plural, one {# point} other {# points}}**',
  'event.treat-laid': '{name} lays the chip {chip} as a treat at x {x}, y {y}',
  'event.chip-lost': 'There is no free square for the chip {chip}; it leaves the game',
  'event.wine-sold':
    '{name} sells {colour} wine {to, select, abroad {abroad} other {to the town}} for **{points, plural, one {# point} other {# points}}**',
  'event.upgraded':
    '{name} upgrades the meeple {kind, select, road {on the road} city {in the city} monastery {in the monastery} other {in the field}} at x {x}, y {y}; it counts as two',
  'event.island-tile-taken': '{name} pays the chip {chip} and takes a tile from the {colour} island',
  'event.island-tile-shown': 'Now face up on the {colour} island: {tile}',
  'event.set-paid':
    '{name} pays the set {chips}; {meeples, plural, =0 {no meeple was on the Isle of Man} one {# meeple comes home} other {# meeples come home}}',
  'event.turn-bought': '{name} sends a meeple to the Isle of Man for another turn',
  'event.town-paid':
    '{name} covers the town at {town}{points, plural, =0 {} one { and pays **# point**} other { and pays **# points**}}',
  'event.coats-scored':
    '{name} gets **{points, plural, one {# point} other {# points}}** for coats of arms on the island',
  'event.retrieved':
    '{name} takes the abbot back from {kind, select, monastery {the monastery} other {the garden}} at x {x}, y {y} and gets **{points, plural, one {# point} other {# points}}**',
  'event.goods-taken': '{name} has completed the city and takes goods: {goods}',
  'event.goods-scored':
    '{names} {count, plural, one {gets} other {each get}} **{points, plural, one {# point} other {# points}}** for most {goods, select, wine {wine} grain {grain} other {cloth}} (goods)',
  'event.pig-scored': '{name} gets **{points, plural, one {# point} other {# points}}** more for the pig in that field',
  'event.second-tile': 'Second tile for {name} ({piece})',
  'giver.town': 'a covered town',

  'feature.road':
    'the {completed, select, yes {} other {unfinished }}road ({tiles, plural, one {# tile} other {# tiles}}{coats, plural, =0 {} one {, # coat of arms} other {, # coats of arms}}{towns, plural, =0 {} one {, # town} other {, # towns}}{mark, select, inn {, inn} other {}})',
  'feature.city':
    'the {completed, select, yes {} other {unfinished }}city ({tiles, plural, one {# tile} other {# tiles}}{coats, plural, =0 {} one {, # coat of arms} other {, # coats of arms}}{mark, select, cathedral {, cathedral} other {}})',
  'feature.monastery': 'the {completed, select, yes {} other {unfinished }}monastery ({tiles} of 9 squares)',
  'feature.garden': 'the {completed, select, yes {} other {unfinished }}garden ({tiles} of 9 squares)',
  'feature.field': 'the field ({cities, plural, one {# completed city} other {# completed cities}})',

  'board.place': '{name} (x {x}, y {y})',
  'board.print': '{kind, select, road {road} other {city}} in the {side} of x {x}, y {y} to {name} ({country})',
  'board.ferry': '{name} from x {x}, y {y} to x {toX}, y {toY}',
  'board.island': '{colour}: {tile} ({count, plural, one {# tile} other {# tiles}} left)',
  'pile.islands':
    '{count, plural, one {# tile} other {# tiles}} left in the stack, {hidden} more face down on the islands.',
  'board.river': 'The river goes on at x {x}, y {y}.',
  'board.towns': 'Towns not covered: {towns}.',
  'board.prints': 'At the border: {prints}.',
  'board.ferries': 'Ferries: {ferries}.',
  'board.chips': 'Chips face down: {squares}.',
  'board.treats': 'Treats: {treats}.',
  'board.islands': 'Tiles of islands: {islands}.',
  'legend.start': 'start square',
  'legend.town': 'town',
  'legend.city': 'large city',
  'legend.road': 'way abroad',
  'legend.ship': 'ship abroad',
  'legend.ferry': 'ferry',
  'legend.coat': 'coat of arms',
  'legend.grapes': 'buys this wine',
  'legend.pile': 'island tiles',
  'legend.chip': 'chip',
  'legend.treat': 'treat',
  'legend.track': 'rows for treats',
  'legend.isle': 'price of a turn',
  'alt.towns': '{count, plural, one {# town is} other {# towns are}} not covered.',
  'alt.chips': '{count, plural, one {# chip lies} other {# chips lie}} face down.',

  'first-turn.map':
    'This map has {chips, select, yes {towns and chips} other {towns}}: **{rules}** has their rules, **{board}** the meaning of all signs.',
  'first-turn.start': 'The brown frame marks {names}, a start square that was not drawn: a town like others.',
  'step.draw':
    '{place, select, toDo {has to draw, or take a tile from an island} other {Where does your tile come from? An island costs a chip:}}',
  'step.treat':
    '{place, select, toDo {has to lay a treat} other {The chip {chip} becomes a treat. Choose its square:}}',
  'step.set': '{place, select, toDo {has to pay a set of chips} other {Your chips make more than one set. Which one?}}',
  'step.upgrade': '{place, select, toDo {can upgrade a meeple} other {You can upgrade a meeple for chips worth 4:}}',
  'step.sale': '{place, select, toDo {can sell wine} other {Sell wine?}}',
  'step.sale.too':
    '{place, select, panel {Meeple or none; wine if you like:} other {You can sell wine first; a meeple or none ends the turn:}}',
  'step.retrieve': '{place, select, toDo {can take the abbot back} other {No meeple can go there. Your abbot?}}',
  'step.further':
    '{place, select, toDo {can buy another turn} other {The turn is scored. Another one costs a meeple:}}',
  'step.second':
    '{place, select, toDo {has to play the second tile ({piece})} other {Second tile of the turn ({piece}).}}',
  'step.commands': '{step} {commands}',
  'picture.second-tile': '2nd tile',
  'picture.extra-turn': 'extra turn',
  'features.held':
    '{gardens, select, yes {Open roads, cities, monasteries and gardens with pieces:} other {Open roads, cities and monasteries with meeples:}}',
  'features.free':
    '{gardens, select, yes {Open roads, cities, monasteries and gardens without pieces:} other {Open roads, cities and monasteries without meeples:}}',
  'features.endless': 'Fields:',
  'features.complete':
    '{gardens, select, yes {Completed roads, cities, monasteries and gardens:} other {Completed roads, cities and monasteries:}}',

  'refused.wrong-phase.draw': 'First a tile has to be drawn: {draw}.',
  'refused.wrong-phase.place': 'A tile has been drawn and must be placed first: {place}.',
  'refused.wrong-phase.chip': 'The chip under the tile is turned over first. Try again in a moment.',
  'refused.wrong-phase.treat': 'First the chip has to be laid as a treat: {chip}.',
  'refused.wrong-phase.set': 'First a set of chips has to be paid: {chip}.',
  'refused.wrong-phase.upgrade': 'Now a meeple can be upgraded: {chip} or {pass}.',
  'refused.wrong-phase.further': 'The turn is scored. Buy another one with {chip}, or end your turn with {pass}.',
  'refused.wrong-phase.piece': 'The tile is placed. Now choose: {meeple} or {pass}.',
  'refused.square-taken': 'A tile already lies at x {x}, y {y}. Choose a free square; {place} offers those that fit.',
  'refused.square-apart':
    'The square x {x}, y {y} touches no tile. Choose one next to a tile; {place} offers those that fit.',
  'refused.edge-clash':
    'The tile does not continue the landscape at x {x}, y {y}: {clashes}. Turn it or choose another square; {place} offers what fits.',
  'refused.clash': 'in the {side} it shows {offered}, its neighbour shows {demanded}',
  'refused.looks-alike': 'The tile looks the same at {rotation}°: place it with that rotation.',
  'refused.river-goes-on-elsewhere':
    'A tile with the river must go on with it, at x {x}, y {y}. {place} offers the rotations that fit there.',
  'refused.river-bend':
    '{why, select, back {There the river would flow back, against its direction at the source.} other {The river must not turn the same way on two tiles in a row.}} Turn the tile; {place} offers the rotations that fit.',
  'refused.not-this-game': 'That is not part of this game: {from}. {turn} says what you can do.',
  'from.island': 'island tiles come with the chips of Benelux',
  'from.treat': 'treats come with the chips of the Iberian Peninsula',
  'from.sell': 'wine comes with the chips of France',
  'from.upgrade': 'upgrades come with the chips of Germany',
  'from.retrieve': 'the abbot comes with the option “abbot”',
  'from.isle': 'sets and further turns come with the chips of Great Britain',
  'refused.not-possible': '{why} {turn} says what you can do.',
  'not-possible.island': 'You cannot take that tile: it takes a chip of the island’s colour and a tile that fits.',
  'not-possible.treat': 'The chip cannot lie there: choose a free square in the rows of its colour.',
  'not-possible.sell': 'You cannot sell that wine now: it takes chips of its colour worth 2, and a buyer.',
  'not-possible.upgrade': 'You cannot upgrade that meeple: it takes chips worth exactly 4 and a meeple without a chip.',
  'not-possible.set': 'Those chips are no set of yours: it takes three of one value, or one of each colour.',
  'not-possible': 'That is not possible now.',
  'refused.needs-map':
    'Chips, towns and start squares belong to a map. Choose a map as well, or leave these options out.',
  'refused.not-on-this-map':
    '{count, plural, one {{names} is played without a map only. Leave it out, or choose no map.} other {{names} do not go together on this map: it has too few squares for their tiles. Leave one out, or choose another map.}}',
  'refused.six-need-inns':
    'Without a map six play only with Inns & Cathedrals, which has pieces for a sixth player. Choose that or a map as well, or at most 5 seats.',
  'refused.no-such-segment': 'There is no such place on the tile you just placed.',
  'refused.no-farms': 'This game is played without meeples in fields. Choose another place or {pass}.',
  'refused.occupied':
    'Somebody already has a meeple {kind, select, road {on this road} city {in this city} monastery {in this monastery} garden {in this garden} other {in this field}}. Choose another place or {pass}.',
  'refused.needs-own-meeple':
    'That piece goes only where you already have a meeple {kind, select, road {on the road} city {in the city} other {in the field}}. Choose another place or {pass}.',
  'refused.feature-completed':
    'The tile completes {kind, select, road {this road} other {this city}}, so the builder cannot go there any more. Choose another place or {pass}.',
  'refused.no-piece-left':
    'You have no {piece, select, large {large meeple} abbot {abbot} builder {builder} pig {pig} other {meeple}} left in your supply. {piece, select, meeple {Take} other {Choose another piece or take}} {pass}.',
  'refused.only-abbot': 'Only an abbot can stand in a garden. Choose another place or {pass}.',
  'refused.stands-elsewhere': '{where}. Choose another place or {pass}.',
  'stands.abbot': 'An abbot goes only in a monastery or in a garden',
  'stands.builder': 'A builder goes only on a road or in a city, where you already have a meeple',
  'stands.pig': 'A pig goes only in a field, where you already have a meeple',
  'stands.nowhere': 'No piece stands on the river',
  'refused.nothing-to-retrieve':
    'You have no abbot on an unfinished monastery or in an unfinished garden. Choose {meeple} or {pass}.',

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
  'rules.river.title': 'The River',
  'rules.river.text':
    'The game begins with the source instead of the start tile, and the tiles of the river are drawn before all others, the lake last. Each goes where the river goes on. It must not turn the same way on two tiles in a row, nor flow back, against its direction at the source. {farms, select, yes {It parts fields as a road does, also under a bridge. } other {}}No meeple stands on it. All else on its tiles counts as ever.',
  'rules.river.example':
    'Example: the river has just bent at x {x}, y {y}. The drawn tile bends again; it fits the marked square in {turns, plural, one {# rotation} other {# rotations}} only, with its bend the other way.',
  'rules.abbot.title': 'The Abbot',
  'rules.abbot.text':
    'Some tiles have a garden. A garden is complete and scored like a monastery, but only an abbot can stand in one. Everybody has one abbot, who may be placed instead of a meeple in the garden or in the monastery of the tile just placed. Instead of placing a piece you may later take your abbot back, as long as his garden or monastery is not complete: you get 1 point for it and 1 for each tile around it at once.',
  'rules.abbot.example':
    'Example: red’s abbot stood in the garden at x {x}, y {y}. With the tile that red has just placed, {around} tiles lie around it: red has taken the abbot back for {points, plural, one {# point} other {# points}}.',
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
  'rules.chips': 'Covering a face-down chip gives you its value at once, 1 or 2 points.',
  'rules.upgrades.title': 'Chips of Germany: upgrades',
  'rules.upgrades.text':
    'You keep it. After the meeple of your turn, and before anything is scored, chips worth exactly 4 upgrade one of your meeples on the map: one of them lies under it, the others leave the game. It counts as two meeples until it comes home. No meeple can have more than one chip.',
  'rules.upgrades.example':
    'Example: red has paid {chips} for an upgrade. The tile at x {x}, y {y} completes the road. Red counts as {red, plural, one {# meeple} other {# meeples}} there, blue as {blue}: red alone gets {points, plural, one {# point} other {# points}}.',
  'rules.wine.title': 'Chips of France: wine',
  'rules.wine.text':
    'You keep it: these chips are wine. Once a turn, the tile that you place may sell wine of one colour. You pay one chip of 2, or two chips of 1 in the same colour. If the tile continues a road or city printed at the border with a coat of arms, the wine goes abroad, for {abroad} points. If it covers a town with grapes of that colour, the town buys it, for {town}.',
  'rules.wine.example':
    'Example: at x {x}, y {y} red took the chip {chip} and sells wine abroad for {points, plural, one {# point} other {# points}}.',
  'rules.islands.title': 'Chips of Benelux: islands',
  'rules.islands.text':
    'You keep it. Instead of drawing, you may pay a chip and take a face-up tile from the island of its colour, if it fits somewhere; the value of the chip makes no difference. The next tile there is turned over at the end of your turn. The game ends when the stack is empty, whatever is left on the islands.',
  'rules.islands.example':
    'Example: red has paid the chip {chip} for a tile of that island. At x {x}, y {y} it completes red’s road: {points, plural, one {# point} other {# points}}.',
  'rules.isle.title': 'Chips of Great Britain: Isle of Man',
  'rules.isle.text':
    'You keep it. When your turn has been scored, you may send a meeple from your supply to the Isle of Man and play another whole turn, once a round. As soon as you hold a set, three chips of one value or one of each colour, you have to pay it, and all your meeples come home from the isle.',
  'rules.isle.example':
    'Example: red has sent {isle, plural, one {# meeple} other {# meeples}} to the isle for another turn. At x {x}, y {y} it brings the chip {chip} and completes red’s road: {points, plural, one {# point} other {# points}}.',
  'rules.treats.title': 'Chips of the Iberian Peninsula: treats',
  'rules.treats.text':
    'You then lay it face up, as a treat, on a free square in the rows of its colour: orange in the north, light blue in the middle, purple in the south. Whoever covers a treat gets twice its value, and it leaves the game. On islands, which only ferries reach, covering a square with coats of arms gives 2 points for each of them at once.',
  'rules.treats.example':
    'Example: red laid the chip {chip} at x {x1}, y {y1} and covers it now: {points, plural, one {# point} other {# points}}. Blue’s treat at x {x2}, y {y2} can still be had.',

  'term.points': 'this turn',
  'term.roads': 'from roads',
  'term.cities': 'from cities',
  'term.monasteries': 'from monasteries',
  'term.fields': 'from fields',
  'term.fieldRisk': 'from fields that others may still win',
  'term.fieldHope': 'from fields that may still be won',
  'term.returning': 'from meeples soon free again',
  'term.meeples': 'from meeples in the supply',
  'term.large': 'from the large meeple in the supply',
  'term.abbot': 'from the abbot',
  'term.builder': 'from the builder',
  'term.pig': 'from the pig',
  'term.goods': 'from the chance of most goods',
  'term.chips': 'from chips',
  'term.isle': 'from meeples on the Isle of Man',
  'term.move': 'from an extra turn',
} as const;
