/** English: the words of Amazonas. */
export const en = {
  'game.name': 'Carcassonne: Amazonas',
  'game.short-name': 'Amazonas',
  'game.summary':
    'In your turn you draw a tile, place it so that it continues the landscape, and then place one piece on it - a meeple on a tributary or village, or a camp in the jungle - or let your boat advance. Who begins is drawn by lot, unless the lobby says that it is who joined first.',

  'kind.tributary': 'tributary',
  'kind.village': 'village',
  'kind.jungle': 'jungle',
  'kind.amazon': 'Amazon',

  'category.tributary': 'tributaries',
  'category.village': 'villages',
  'category.jungle': 'camps',
  'category.amazon': 'Amazon',
  'category.mouth': 'river mouth',

  'piece.meeple': 'meeple',
  'piece.camp': 'camp',
  'piece.meeple.count': '{count, plural, one {# meeple} other {# meeples}}',
  'piece.camp.count': '{count, plural, one {# camp} other {# camps}}',
  'piece.none':
    '{left, select, none {You have no piece left} meeples {You have no camp left, and no meeple can go there} camps {You have no meeple left, and no camp can go there} other {No piece can go there}}: your boat {boat, select, stays {stays at the end of the river} other {+1}}.',

  'seat.score': '{pieces} in the supply, boat on space {space} of {spaces}',
  'seat.board': 'boat on space {space} (rank {rank}), {pieces} in the supply',
  'seat.alt': 'boat on space {space} (rank {rank})',
  'seat.alt.short': 'boat on {space}',

  'tile.marks.fruit': '{count, plural, one {# fruit} other {# fruit}}',
  'tile.marks.boat': '{count, plural, one {# boat icon} other {# boat icons}}',
  'tile.marks.animal': '{count, plural, one {# animal} other {# animals}}',
  'tile.marks.caiman': '{count, plural, one {# caiman} other {# caimans}}',
  'tile.marks.piranha': '{count, plural, one {# piranha} other {# piranhas}}',
  'tile.jungle-only': 'jungle',
  'tile.bang': '“!” tile',
  'tile.amazon': 'Amazon tile',
  'tile.double': 'double-tile',
  'tile.start': 'start tile',

  'pile.left':
    '{land, plural, one {# land tile} other {# land tiles}} and {amazon, plural, one {# Amazon tile} other {# Amazon tiles}} left.',

  'choice.double': '{tile}, {rotation} degrees',
  'button.feature':
    '{kind, select, village {village} other {tributary}} +{points} {closed, select, yes {now} other {at the end}}{boats, plural, =0 {} other {, boat +#}}',
  'button.jungle': '{animals, plural, one {# animal} other {# animals}}',
  'square.beside':
    '{side, select, left {left of} right {right of} above {above} other {below}} {kind, select, village {the village} tributary {the tributary} amazon {the Amazon} other {the jungle}}',
  'choice.meeple': 'Meeple: {place}',
  'choice.camp': 'Camp: {place}',
  'choice.boat': 'No piece, boat {end, select, yes {stays} other {+1}}',

  'line.boat': '{command} - no piece, boat +1; {effect}',
  'line.double': '{tile}, {rotation} degrees: {effect}',
  'line.boat.text': 'no piece, boat +1: {effect}',

  'double.list': 'Now place one of the doubles with {commands}:',
  'double.next': 'Next step: choose a double with {commands}.',
  'double.to-do': 'has to place a double-tile',
  'double.text': 'It can be one of these doubles:',
  'double.panel': 'A “!” tile: now one of the doubles continues the river. Choose one by its letter:',
  'double.menu': 'After a “!” tile: choose its double',
  'double.lies': 'at the end of the river',

  'effect.closes':
    'closes the {kind, select, village {village} other {tributary}}, {points, plural, one {# point} other {# points}}{nobody, select, yes { for a meeple placed there} without { for nobody, as you have no meeple left} other { for {names}}}',
  'effect.sails': '{own, select, yes {your boat} other {{name}’s boat}} +{steps}',
  'effect.amazon.scores': 'Amazon: {points, plural, one {# point} other {# points}} for {names}',
  'effect.sails.no-points': 'no Amazon points: {own, select, yes {your boat} other {{name}’s boat}} +{steps}',
  'effect.amazon':
    'Amazon: {caimans, plural, one {# caiman} other {# caimans}}, {piranhas, plural, one {# piranha} other {# piranhas}}',
  'effect.feature':
    '{tiles, plural, one {# tile} other {# tiles}}{fruit, plural, =0 {} other {, # fruit}}{boats, plural, =0 {} one {, # boat icon} other {, # boat icons}}{closed, select, yes {, complete} other {}}',
  'effect.jungle':
    '{tiles, plural, one {# tile} other {# tiles}}, {animals, plural, one {# animal} other {# animals}} so far',

  'event.piece.meeple': 'meeple {kind, select, village {in the village} other {on the tributary}}',
  'event.piece.camp': 'camp in the jungle',
  'event.sailed.icons':
    '{name}’s boat +{steps} (now {to}{lost, plural, =0 {} other {; # lost at the end of the river}})',
  'event.sailed.no-piece':
    'no piece: {name}’s boat {lost, plural, =0 {+1 (now {to})} other {stays on {to}, the end of the river}}',
  'event.sailed.no-points':
    'no Amazon points: {name}’s boat {lost, plural, =0 {+1 (now {to})} other {stays on {to}, the end of the river}}',
  'event.scored':
    '{names} {count, plural, one {scores} other {each score}} **{points, plural, one {# point} other {# points}}** for {feature}',
  'event.scored.nobody': '{kind} complete ({facts}), nobody on it',
  'event.scored.beaten': ' ({names} had fewer pieces there)',
  'event.amazon':
    'Amazon scoring ({caimans, plural, one {# caiman} other {# caimans}}, {piranhas, plural, one {# piranha} other {# piranhas}}; second boat: piranhas only): {awards}',
  'event.mouth': 'river mouth: {awards}',

  'feature.tributary':
    'the {closed, select, yes {} other {unfinished }}tributary ({tiles, plural, one {# tile} other {# tiles}}{fruit, plural, =0 {} other {, # fruit}})',
  'feature.village':
    'the {closed, select, yes {} other {unfinished }}village ({tiles, plural, one {# tile} other {# tiles}}{fruit, plural, =0 {} other {, # fruit}})',
  'feature.jungle': 'the camp ({animals, plural, one {# animal} other {# animals}} in the jungle)',

  'features.held': 'Open tributaries and villages with pieces:',
  'features.free': 'Open tributaries and villages without pieces:',
  'features.endless': 'Jungles:',
  'features.complete': 'Complete tributaries and villages:',

  'refused.wrong-phase.draw': 'First a tile has to be drawn: {draw}.',
  'refused.wrong-phase.place': 'A tile has been drawn and must be placed first: {place}.',
  'refused.wrong-phase.double': 'First one of the doubles must be placed: {double}.',
  'refused.wrong-phase.piece': 'The tile is placed. Now choose a piece: {meeple}, {camp} or {boat}.',
  'refused.square-taken': 'A tile already lies at x {x}, y {y}. Choose a free square; {place} offers those that fit.',
  'refused.square-apart':
    'The square x {x}, y {y} touches no tile. Choose one next to a tile; {place} offers those that fit.',
  'refused.square-ahead':
    'The square x {x}, y {y} lies ahead of the river. Land tiles may lie up to column {front}, that of the foremost Amazon tile.',
  'refused.edge-clash':
    'The tile does not continue the landscape at x {x}, y {y}: {clashes}. Turn it or choose another square; {place} offers what fits.',
  'refused.clash': 'in the {side} it shows {offered}, its neighbour shows {demanded}',
  'refused.not-the-river': 'An Amazon tile continues the river: it must lie at x {x}, y {y}.',
  'refused.river-blocked':
    'With {rotation} degrees the river could not flow on. Choose one of the rotations that {place} offers.',
  'refused.no-such-double': 'There is no double called “{tile}”. {double} offers those that are still face up.',
  'refused.double-used': 'The double “{tile}” has been used. {double} offers those that are still face up.',
  'refused.no-such-segment': 'There is no such place on the tile you just placed.',
  'refused.wrong-segment.meeple': 'A meeple stands on a tributary or in a village. For the jungle take {camp}.',
  'refused.wrong-segment.camp': 'A camp stands in the jungle. For a tributary or village take {meeple}.',
  'refused.occupied.meeple':
    'Somebody already has a meeple on this {kind, select, village {village} other {tributary}}. Choose another place or {boat}.',
  'refused.occupied.camp': 'There is already a camp in this jungle. Choose another place or {boat}.',
  'refused.none-left.meeple': 'You have no meeple left in your supply. Take {camp} or {boat}.',
  'refused.none-left.camp': 'You have no camp left in your supply. Take {meeple} or {boat}.',

  'alt.choose-double': 'Doubles to choose from: {tiles}.',
  'alt.doubles': 'Face up: {count, plural, one {# double-tile} other {# double-tiles}}.',
  'alt.boats': 'Boats: {boats}.',
  'alt.boat': '{name} on space {space}',
  'alt.river': 'The river has {spaces} spaces and ends at column {front}.',
  'alt.left':
    'Left in the stack: {land, plural, one {# land tile} other {# land tiles}}, {tributaries} with tributaries and {villages} with villages; {amazon, plural, one {# Amazon tile} other {# Amazon tiles}}, {bangs} of them “!” tiles.',
  'alt.left.icons': 'On the land tiles: {icons}.',

  'text.river': 'River: {spaces} spaces, it goes on at x {x}, y {y}. Land tiles may lie up to column {front}.',
  'text.doubles': 'Doubles still face up: {tiles}.',

  'rules.turn.title': 'A turn',
  'rules.turn.text':
    'A turn has four steps. You draw a tile. You place it so that it continues the landscape. You put one piece on it, a meeple or a camp; if you put none, for whatever reason, your boat advances 1 space. Then every tributary and village that the tile has completed is scored, and the meeples in it come home. After an Amazon tile it is the boats that are scored. Then the next player draws.',
  'rules.turn.example':
    'Example: red has placed the tile at x {x}, y {y} and put a meeple on its tributary. That tributary has {boats, plural, one {# boat icon} other {# boat icons}}, so the red boat has sailed to space {space}.',
  'rules.placing.title': 'Placing a land tile',
  'rules.placing.text':
    'A land tile touches at least one tile along a whole side, and along every side that touches, the landscape goes on: jungle meets jungle, village meets village, tributary meets tributary. Beside the river and behind its source you may go as far as you like, but never ahead of the river: the column of its foremost tile is the last one. A tile that fits nowhere leaves the game, and you draw again. Columns (x) count along the river, rows (y) count downwards, rotations are degrees clockwise.',
  'rules.placing.example':
    'Example: the drawn tile fits on the {squares, plural, one {# marked square} other {# marked squares}}. Land tiles may lie up to column {front}.',
  'rules.meeples.title': 'Meeples',
  'rules.meeples.text':
    'Everybody has {meeples, plural, one {# meeple} other {# meeples}}. One piece a turn goes on the tile you have just placed. A meeple goes on a tributary or into a village where no meeple stands yet, neither yours nor anybody else’s, however many tiles it spans. Meeples meet only when a later tile joins what was apart. A meeple never stands on the river or on the start tile, but it may stand on the banks of an Amazon tile. When its tributary or village is scored it comes home, too late to be placed again in the same turn.',
  'rules.meeples.example':
    'Example: red’s meeple stands on the tributary at x {x1}, y {y1}. The tile that blue placed at x {x2}, y {y2} continues it, so blue could not put a meeple there and set up a camp in the jungle.',
  'rules.tributaries.title': 'Tributaries',
  'rules.tributaries.text':
    'A tributary is complete when none of its ends is open: it stops at a rock, at an intersection, at a village or in the Amazon, or it runs back into itself. It is worth 1 point for every tile and 1 for every fruit icon. If it is still incomplete when the game ends, it is worth just as much. A tile counts once, however often the tributary crosses it; the start tile and a double-tile are one tile each.',
  'rules.tributaries.example':
    'Example: blue’s tile at x {x}, y {y} completes red’s tributary. It has {tiles, plural, one {# tile} other {# tiles}} and {fruit, plural, one {# fruit icon} other {# fruit icons}}: {points, plural, one {# point} other {# points}} for red.',
  'rules.villages.title': 'Villages',
  'rules.villages.text':
    'A village is complete when jungle or river surrounds it without a gap. It is then worth 2 points for every tile and 1 for every fruit icon. If it is still incomplete when the game ends, it is worth only 1 point for every tile and 1 for every fruit icon. A tile counts once; the start tile and a double-tile are one tile each.',
  'rules.villages.example':
    'Example: the tile at x {x}, y {y} completes red’s village. It has {tiles, plural, one {# tile} other {# tiles}} and {fruit, plural, one {# fruit icon} other {# fruit icons}}: {points, plural, one {# point} other {# points}}.',
  'rules.majority.title': 'Who gets the points',
  'rules.majority.text':
    'A tile may join tributaries or villages that already have meeples. Whoever has the most meeples there gets all the points. Players who tie for the most get all the points each, the others get nothing. All the meeples there come home, those of the others too. At the end of the game the camps in a jungle are counted in the same way.',
  'rules.majority.example':
    'Example: the tile at x {x}, y {y} makes one village of three. Red has {red, plural, one {# meeple} other {# meeples}} in it, blue has {blue}: red gets {points, plural, one {# point} other {# points}}, blue nothing.',
  'rules.camps.title': 'Camps and jungles',
  'rules.camps.text':
    'Everybody has {camps, plural, one {# camp} other {# camps}}. A camp is set up in a jungle of the tile just placed, provided that there is no camp anywhere in that jungle. Tributaries, villages and the Amazon separate jungles from each other; along the banks a jungle goes on from one piece of the river to the next. Camps stay until the end of the game. Then a jungle gives 1 point for every animal in it to whoever has the most camps there, once, however many camps those are; players who tie get all of it each.',
  'rules.camps.example':
    'Example: red’s jungle has {red, plural, one {# animal} other {# animals}} and blue’s has {blue}. If the game ended now, that would be their points.',
  'rules.boats.title': 'Boats',
  'rules.boats.text':
    'All boats start at the source, which is space 1. Yours advances 1 space for every boat icon of a tributary on which you put a meeple. While your meeple stands there, it advances for every boat icon newly joined to the tributary, in other players’ turns too. It advances 1 space when you put no piece, and 1 when you get nothing in an Amazon scoring. All this must be done. An Amazon tile adds 1 space to the river, a double-tile 2. No boat passes the last space, steps beyond it are lost; boats may share a space.',
  'rules.boats.example':
    'Example: the tile at x {x}, y {y} has joined {icons, plural, one {# boat icon} other {# boat icons}} to red’s tributary. The red boat has gone from space {from} to space {space}.',
  'rules.amazon.title': 'Amazon tiles and Amazon scoring',
  'rules.amazon.text':
    'An Amazon tile always continues the river; you only choose which way round it lies. After the piece of that turn the boats are scored. Those on the foremost occupied space get 1 point for every caiman and every piranha on the Amazon tiles of this turn. Those on the next occupied space get 1 for every piranha. Boats that share a space get the same, and a tie in front does not take away second place. With two players, the second scores only exactly one space behind the first. Then every boat that got no points advances 1 space, all at the same time.',
  'rules.amazon.example':
    'Example: {caimans, plural, one {# caiman} other {# caimans}} and {piranhas, plural, one {# piranha} other {# piranhas}}. Red was in front and gets {first, plural, one {# point} other {# points}}; blue and green, who came next, get {second} each. Yellow gets none and advances to space {space}.',
  'rules.doubles.title': '“!” tiles and double-tiles',
  'rules.doubles.text':
    'After an Amazon tile with “!” you at once place one of the double-tiles that are still face up; which one is your choice. It lies across the river on two squares, so that the river goes on one row higher or lower, and it adds 2 spaces. The piece of this turn may go on the double-tile only. One Amazon scoring counts the caimans and piranhas of both. There is one double-tile more than there are “!” tiles: it stays out of the game.',
  'rules.doubles.example':
    'Example: red has placed the “!” tile at x {x1}, y {y1} and then a double-tile from x {x2}, y {y2}. The river has {spaces} spaces now and goes on at x {nextX}, y {nextY}; {left, plural, one {# double-tile is} other {# double-tiles are}} still face up.',
  'rules.end.title': 'End of the game',
  'rules.end.text':
    'The game ends with the turn in which the last tile is drawn, which is played in full, or when none of the tiles left fits anywhere. Then incomplete tributaries and villages and the camps in their jungles are scored. At the river mouth the boats get points by the order of the spaces they stand on: {first}, {second} and {third} with four or five players, {fewFirst} and {fewSecond} with two or three. Boats on one space all get the same; with two players the second scores only exactly one space behind. The highest score wins, equal scores share the victory.',
  'rules.end.example':
    'Example: at the mouth red gets {red}, blue {blue}, green {green}, black {black} and yellow {yellow}.',
  'rules.undo.title': 'Taking back',
  'rules.undo.text':
    'You can take back your own last action, and in your own turn then the one before it, back to your draw. When your turn has ended you can still take back its last action, until the next player has drawn; what ended the game stays. After that, until the next player has placed, all others are asked: if they agree, the drawn tile goes back on top of the pile and is the next one again, so nobody can draw twice. Otherwise a draw is final: neither the draw nor anything before it can be taken back. Where tiles are drawn automatically, the others are always asked once a turn has ended. Everybody is told what was taken back.',
  'rules.undo.example':
    'Example: red has placed the tile at x {x}, y {y} and has still to choose a piece. Taking back now picks the tile up again; it stays the drawn tile and can be placed elsewhere.',
  'picture.space': 'space',
  'picture.rank': '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',

  'term.points': 'this turn',
  'term.tributaries': 'from tributaries',
  'term.villages': 'from villages',
  'term.animals': 'from animals in jungles',
  'term.returning': 'from meeples soon free again',
  'term.meeples': 'from meeples in the supply',
  'term.camps': 'from camps in the supply',
  'term.river': 'from later Amazon tiles',
  'term.mouth': 'from the river mouth',
  'term.ahead': 'from the lead of the boat',
  'term.icons': 'from chances for boat icons',
  'term.move': 'from an extra turn',
} as const;
