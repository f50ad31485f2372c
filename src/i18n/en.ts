import { boardEn } from './board/en.ts';
import { controlsEn } from './controls/en.ts';
import { endingEn } from './ending/en.ts';
import { peopleEn } from './people/en.ts';
import { rulesEn } from './rules/en.ts';
import { tellingEn } from './telling/en.ts';

/** English, the catalogue that defines the keys and arguments of all others. ICU message format. */
export const en = {
  'command.new': 'Open a game of Carcassonne: Amazonas in this channel',
  'command.new.game': 'Which game; there is one so far',
  'command.new.game.amazonas': 'Carcassonne: Amazonas',
  'command.new.seats': 'Largest number of players, 2 to 5 (default 5)',
  'command.new.auto-draw': 'Draw at once for the next player; then there is no undo across turns',
  'command.new.thread': 'Play in a thread of its own below this channel',
  'command.new.order': 'Who begins: drawn by lot, or who joined first',
  'command.new.order.random': 'drawn by lot',
  'command.new.order.joined': 'who joined first',
  'command.new.theme': 'Colours of the pictures that everybody sees (default: by day)',
  'command.join': 'Join the game that is waiting for players here',
  'command.join.colour': 'Your colour; without a wish you get the first free one',
  'command.leave': 'Leave the game that is waiting for players here',
  'command.start': 'Start the game; 2 to 5 players must have joined',
  'command.draw': 'Draw a tile, or see again what you have drawn and where it fits',
  'command.place': 'Place the drawn tile; what you leave out is filled in when only one choice remains',
  'command.place.x': 'Column; the river flows towards larger numbers',
  'command.place.y': 'Row; larger numbers are further down',
  'command.place.rotation': 'Degrees clockwise',
  'command.double': 'Place an Amazon double-tile after a "!" tile',
  'command.double.tile': 'Which of the doubles that are still face up',
  'command.double.rotation': 'Degrees clockwise',
  'command.meeple': 'Put a meeple on a tributary or village of the tile you just placed',
  'command.meeple.on': 'Where on the tile',
  'command.camp': 'Set up a camp in a jungle of the tile you just placed',
  'command.camp.on': 'Where on the tile',
  'command.boat': 'Place no piece: your boat advances 1 space and your turn ends',
  'command.undo': 'Take back your last action; a draw is final',
  'command.board': 'Show the board as it is now',
  'command.board.view': 'A picture, or everything in words',
  'command.board.view.whole': 'whole board',
  'command.board.view.focus': 'around the last turn',
  'command.board.view.text': 'in words (for screen readers)',
  'command.board.private': 'Only you see it (default), or everybody',
  'command.turn': 'Whose turn is it, and what can be done now',
  'command.score': 'Scores, pieces and boats, and where every point came from',
  'command.help': 'What can I do here and now',

  'colour.yellow': 'yellow',
  'colour.red': 'red',
  'colour.green': 'green',
  'colour.blue': 'blue',
  'colour.black': 'black',
  'kind.tributary': 'tributary',
  'kind.village': 'village',
  'kind.jungle': 'jungle',
  'kind.amazon': 'Amazon',
  'piece.meeple': 'meeple',
  'piece.camp': 'camp',
  'compass.n': 'north',
  'compass.ne': 'north-east',
  'compass.e': 'east',
  'compass.se': 'south-east',
  'compass.s': 'south',
  'compass.sw': 'south-west',
  'compass.w': 'west',
  'compass.nw': 'north-west',

  'tile.segment': '{kind} ({sides})',
  'tile.marks.fruit': '{count, plural, one {# fruit} other {# fruit}}',
  'tile.marks.boat': '{count, plural, one {# boat icon} other {# boat icons}}',
  'tile.marks.animal': '{count, plural, one {# animal} other {# animals}}',
  'tile.marks.caiman': '{count, plural, one {# caiman} other {# caimans}}',
  'tile.marks.piranha': '{count, plural, one {# piranha} other {# piranhas}}',
  'tile.jungle-only': 'jungle',
  'tile.bang': '"!" tile',
  'tile.amazon': 'Amazon tile',
  'tile.double': 'double-tile',
  'tile.start': 'start tile',

  'lobby.title': '**Carcassonne: Amazonas** - who wants to play?',
  'lobby.players': 'Players ({count} of up to {seats}): {players}',
  'lobby.options':
    'First player: {order, select, given {who joined first} other {drawn by lot}}. Tiles are drawn {autoDraw, select, yes {automatically} other {by hand}}.',
  'lobby.how': 'Join with {join}, start with {start} as soon as 2 players are in.',
  'lobby.closed': '**Carcassonne: Amazonas** - everybody has left, this game is closed. {new} opens another one.',
  'lobby.started': '**Carcassonne: Amazonas** - started. Players in order: {players}.',
  'lobby.proof': 'Fingerprint of the shuffled stack: `{commitment}`. The seed behind it is told at the end.',
  'lobby.opened': 'Your game is open. The others join with {join}; you start it with {start}.',
  'lobby.opened.thread': 'Your game is open in {thread}. The others join there with {join}; you start it with {start}.',
  'lobby.thread': 'Amazonas - {name}',
  'lobby.joined': 'You have joined as {colour}. {count, plural, one {# player is} other {# players are}} in.',
  'lobby.left': 'You have left the game.',
  'lobby.started.reply': 'The game has started.',

  'turn.first': '**The game begins.** {name} is the first player.',
  'turn.last': '**{name}** has played:',
  'turn.to-move': '{mention}, it is your turn: {draw}.',
  'turn.to-place': '{mention}, it is your turn: {place}.',
  'turn.to-double': '{mention}, it is your turn: {double}.',
  'turn.to-piece': '{mention}, it is your turn: {meeple}, {camp} or {boat}.',
  'turn.drawn': '{name} has drawn: {tile}.',
  'turn.taken-back': '{name} took back {count, plural, one {an action} other {# actions}}.',
  'turn.pile':
    '{land, plural, one {# land tile} other {# land tiles}} and {amazon, plural, one {# Amazon tile} other {# Amazon tiles}} left.',

  'event.discarded': 'The tile "{tile}" fits nowhere and leaves the game.',
  'event.placed': 'tile at x {x}, y {y}, {rotation} degrees: {tile}',
  'event.piece.meeple': 'meeple on the {kind, select, village {village} other {tributary}}',
  'event.piece.camp': 'camp in the jungle',
  'event.sailed.icons':
    "{name}'s boat gets {steps, plural, one {# step} other {# steps}} for boat icons and is on space {to}{lost, plural, =0 {} one { (# step beyond the end of the river is lost)} other { (# steps beyond the end of the river are lost)}}",
  'event.sailed.no-piece':
    "no piece: {name}'s boat {lost, plural, =0 {advances 1 space and is on space {to}} other {stays on space {to} at the end of the river}}",
  'event.sailed.no-points':
    "no points in the Amazon scoring: {name}'s boat {lost, plural, =0 {advances 1 space and is on space {to}} other {stays on space {to} at the end of the river}}",
  'event.scored':
    '{names} {count, plural, one {scores} other {each score}} **{points, plural, one {# point} other {# points}}** for {feature}',
  'event.scored.nobody': '{feature} is complete; nobody was there',
  'event.scored.beaten': ' ({names} had fewer pieces there)',
  'feature.tributary':
    'the {closed, select, yes {} other {unfinished }}tributary ({tiles, plural, one {# tile} other {# tiles}}{fruit, plural, =0 {} other {, # fruit}})',
  'feature.village':
    'the {closed, select, yes {} other {unfinished }}village ({tiles, plural, one {# tile} other {# tiles}}{fruit, plural, =0 {} other {, # fruit}})',
  'feature.jungle': 'the camp ({animals, plural, one {# animal} other {# animals}} in the jungle)',
  'event.amazon':
    'Amazon scoring ({caimans, plural, one {# caiman} other {# caimans}}, {piranhas, plural, one {# piranha} other {# piranhas}}): {awards}',
  'event.mouth': 'River mouth: {awards}',
  'event.award': '{name} **{points}**',
  'event.award.none': 'no points for anybody',

  'end.title': '**The game is over.** {mentions}',
  'end.winner':
    '**{count, plural, one {{names} wins} other {Shared victory of {names}}} with {points, plural, one {# point} other {# points}}!**',
  'end.final': '**Final scoring**',
  'end.ranking': '**Result:** {ranking}',
  'end.proof':
    'Seed of the stack: `{seed}`. It gives the fingerprint told at the start, `{commitment}`; {verify} checks it.',
  'end.category':
    '- {kind, select, tributary {Tributaries} village {Villages} jungle {Camps} other {River mouth}}: {seats}',
  'end.sources': '- {name}: {sources}',
  'end.source':
    '{kind, select, tributary {tributaries} village {villages} jungle {camps} other {river mouth}} {points}',
  'end.seat': '{name} {points}',

  'draw.drawn': 'You have drawn: **{tile}**.',
  'draw.square': '{number}. x {x}, y {y}: {rotations}',
  'place.choices': 'More than one placement is possible:',
  'place.choice': 'x {x}, y {y}, {rotation} degrees - {effect}',
  'place.none': 'Nothing fits with what you typed. Possible are:',
  'double.choose': 'Now place one of the doubles with {double}:',
  'double.choice': '{tile}, {rotation} degrees - {effect}',
  'piece.choose': 'Now choose a piece:',
  'piece.meeple.on': '{meeple} {on} - {place}: {effect}',
  'piece.camp.on': '{camp} {on} - {place}: {effect}',
  'piece.boat': '{boat} - no piece: your boat advances 1 space; {effect}',
  'piece.ambiguous': 'Where exactly? Choose one of:',
  'piece.unknown': 'There is no such place on the tile you just placed. Choose one of:',
  'turn.done': 'Your turn is done.',
  'turn.done.next': 'Next: {name}.',
  'undo.done': 'Taken back.',

  'effect.none': 'nothing at once',
  'effect.closes':
    'closes the {kind, select, village {village} other {tributary}}, {points, plural, one {# point} other {# points}}{nobody, select, yes {} other { for {names}}}',
  'effect.sails': "{name}'s boat +{steps}",
  'effect.scores': '{points, plural, one {# point} other {# points}} for {names}',
  'effect.amazon':
    'Amazon: {caimans, plural, one {# caiman} other {# caimans}}, {piranhas, plural, one {# piranha} other {# piranhas}}',
  'effect.feature':
    '{tiles, plural, one {# tile} other {# tiles}}{fruit, plural, =0 {} other {, # fruit}}{boats, plural, =0 {} one {, # boat icon} other {, # boat icons}}{closed, select, yes {, complete} other {}}',
  'effect.jungle':
    '{tiles, plural, one {# tile} other {# tiles}}, {animals, plural, one {# animal} other {# animals}} so far',
  'effect.choices': '{count, plural, one {# placement} other {# placements}}',
  'option.rotation': '{value} degrees',
  'suggest.choice': '{option}: {effect}',
  'effect.best': '{count, plural, one {# placement} other {# placements}}; one of them: {effect}',

  'status.lobby': 'A game is waiting for players here: {players}. {join} joins it, {start} starts it.',
  'status.over': 'The last game here is over. {ranking}. {new} opens another one.',
  'status.yours': 'It is your turn. {next}',
  'status.others': 'It is the turn of {name}; the last action was {since}. {next}',
  'status.draw': 'Next step: {draw}.',
  'status.place': 'Next step: place the tile {tile} with {place}.',
  'status.double': 'Next step: choose a double with {double}.',
  'status.piece': 'Next step: {meeple}, {camp} or {boat}.',
  'status.undo': '{undo} takes back the last action.',
  'status.link': 'Turn message: {link}',

  'score.title': '**Scores**',
  'score.seat':
    '{name}: **{points}** - {meeples, plural, one {# meeple} other {# meeples}} and {camps, plural, one {# camp} other {# camps}} in the supply, boat on space {space} of {spaces}',
  'score.sources': '**Where the points came from**',
  'score.category':
    '{kind, select, tributary {Tributaries} village {Villages} jungle {Camps} amazon {Amazon} other {River mouth}} **{points}**: {sources}',
  'score.sum':
    '{kind, select, tributary {tributaries} village {villages} jungle {camps} amazon {Amazon} other {river mouth}} {points}',
  'score.source.at': '{points} (turn {turn}, x {x}, y {y})',
  'score.source.river': '{points} (turn {turn})',
  'score.source.final-at': '{points} (at the end, x {x}, y {y})',
  'score.source.final': '{points} (at the end)',
  'score.none': 'Nobody has scored yet.',
  'score.turn': 'Turn {turn}: {line}',

  'help.no-game': 'No game is running here. {new} opens one.',
  'help.lobby':
    'A game is waiting for players. {join} joins it, {leave} leaves it, {start} starts it once 2 players are in.',
  'help.watching': 'You are watching this game. {board}, {score} and {turn} answer everybody.',
  'help.waiting': 'You are playing and it is the turn of {name}.',
  'help.undo': 'Until the next tile is drawn, {undo} takes back your last action.',
  'help.always': '{board} shows the board (also in words), {score} the points, {turn} whose turn it is.',
  'help.over': 'The last game here is over. {board} and {score} still show it; {new} opens another one.',
  'help.rules':
    'In your turn you draw a tile, place it so that it continues the landscape, and then place one piece on it - a meeple on a tributary or village, or a camp in the jungle - or let your boat advance.',

  ...boardEn,
  ...controlsEn,

  ...endingEn,

  ...peopleEn,
  ...rulesEn,

  ...tellingEn,

  'refused.unknown-rules':
    'This game is played by rules or with tiles that this version of the bot does not have. Ask whoever runs the bot.',
  'refused.game-over': 'This game is over. {new} opens another one.',
  'refused.not-your-turn': 'It is not your turn: {name} is to move.',
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
  'refused.no-such-double': 'There is no double called "{tile}". {double} offers those that are still face up.',
  'refused.double-used': 'The double "{tile}" has been used. {double} offers those that are still face up.',
  'refused.no-such-segment': 'There is no such place on the tile you just placed.',
  'refused.wrong-segment.meeple': 'A meeple stands on a tributary or in a village. For the jungle take {camp}.',
  'refused.wrong-segment.camp': 'A camp stands in the jungle. For a tributary or village take {meeple}.',
  'refused.occupied.meeple':
    'Somebody already has a meeple on this {kind, select, village {village} other {tributary}}. Choose another place or {boat}.',
  'refused.occupied.camp': 'There is already a camp in this jungle. Choose another place or {boat}.',
  'refused.none-left.meeple': 'You have no meeple left in your supply. Take {camp} or {boat}.',
  'refused.none-left.camp': 'You have no camp left in your supply. Take {meeple} or {boat}.',
  'refused.nothing-to-take-back': 'There is nothing to take back yet.',
  'refused.not-yours-to-take-back': 'The last action was that of {name}; only they can take it back.',
  'refused.draw-is-final': 'A draw is final: what was drawn cannot be taken back, nor anything before it.',
  'refused.no-game': 'No game is running in this channel. {new} opens one.',
  'refused.not-started': 'The game here is still waiting for players. {start} starts it once 2 players are in.',
  'refused.already-running': 'A game is already running here. Wait until it is over, or open one in another channel.',
  'refused.channel-busy': 'This channel already has a game. Use another channel, or wait until this one is over.',
  'refused.already-joined': 'You have already joined. With the option colour you can change your colour.',
  'refused.not-joined': 'You have not joined this game. {join} joins it.',
  'refused.lobby-full': 'All {seats} seats are taken.',
  'refused.colour-taken': 'The colour {colour} is taken. Choose another one.',
  'refused.too-few-players': 'At least 2 players must have joined. The others join with {join}.',
  'refused.only-players-start': 'Only who has joined can start the game. {join} joins it.',
  'refused.cannot-leave-running': 'The game has started. {resign} leaves it for good.',
  'refused.not-a-player': 'You are not playing in this game. Players: {names}. {board} shows you the board.',
  'refused.already-handled': 'This has already been done.',
  'refused.overtaken':
    'Something else happened in this game at the same moment, so nothing was done. Look again with {turn}.',
  'refused.guild-only': 'This works only in a channel of a server.',
  'refused.no-threads': 'No thread can be opened here. Use {new} in a text channel.',
  'refused.permissions':
    'I am not allowed to post in this channel. Please ask somebody who manages the server to give me these permissions here: {permissions}. Nothing was changed.',
  'picture.failed': 'The picture could not be made this time.',
  'error.unexpected':
    'Something went wrong on our side. {turn} shows what is the case now. If it happens again, tell the host this reference: {reference}.',
  'error.storage':
    'The game could not be read or saved just now. Please try again later, {turn} shows what is the case then; tell the host this reference: {reference}.',
  'error.stopping': 'The bot is restarting. Please try again in a moment; nothing was changed.',

  'permission.ViewChannel': 'View Channel',
  'permission.SendMessages': 'Send Messages',
  'permission.SendMessagesInThreads': 'Send Messages in Threads',
  'permission.CreatePublicThreads': 'Create Public Threads',
  'permission.AttachFiles': 'Attach Files',
} as const;
