/** English: games that wait for players. */
export const lobbyEn = {
  'lobby.title': '**{game}** - who wants to play?',
  'lobby.players': 'Players ({count} of up to {seats}): {players}',
  'lobby.options':
    'First player: {order, select, given {who joined first} other {drawn by lot}}. Tiles are drawn {autoDraw, select, yes {automatically} other {by hand}}.',
  'lobby.how': 'Join with {join}, start with {start} as soon as {least} players are in.',
  'lobby.closed': '**{game}** - everybody has left, this game is closed. {new} opens another one.',
  'lobby.started': '**{game}** - started. Players in order: {players}.',
  'lobby.proof': 'Fingerprint of the shuffled stack: `{commitment}`. The seed behind it is told at the end.',
  'lobby.opened': 'Your game is open. The others join with {join}; you start it with {start}.',
  'lobby.opened.thread': 'Your game is open in {thread}. The others join there with {join}; you start it with {start}.',
  'lobby.thread': '{game} - {name}',
  'lobby.joined': 'You have joined as {colour}. {count, plural, one {# player is} other {# players are}} in.',
  'lobby.left': 'You have left the game.',
  'lobby.started.reply': 'The game has started.',
  'lobby.ended': '**{game}** - {name} closed this game. {new} opens another one.',
  'lobby.seat': '{name} ({colour})',
  'lobby.rematch': '**Rematch:** {mentions}, will you play again?',
  'lobby.hints': 'Players are {hints, select, yes {told} other {not told}} what each choice would score.',
  'lobby.theme': 'Pictures for everybody: {theme}.',
  'lobby.owner':
    'Opened by {name}, who can change these options and starts the game; after an hour any player can start it.',
  'lobby.expires': 'Closes {when} if nobody joins, leaves or changes anything.',
  'lobby.expired': '**{game}** - nobody came for two weeks, this game is closed. {new} opens another one.',
  'lobby.expiring':
    '{mention}, this game still waits for players and closes {when}. It stays open when somebody joins or changes something; {start} starts it.',
  'lobby.expiring.over': 'The game that was about to close here no longer waits.',
  'lobby.button.join': 'Join',
  'lobby.button.leave': 'Leave',
  'lobby.button.start': 'Start',
  'lobby.menu': 'Change an option (who opened the game)',
  'lobby.set.seats': 'Up to {seats} players',
  'lobby.set.auto-draw': 'Draw tiles automatically; no undo across turns',
  'lobby.set.draw-by-hand': 'Draw tiles by hand',
  'lobby.set.random': 'First player drawn by lot',
  'lobby.set.joined': 'Who joined first begins',
  'lobby.set.hints': 'Tell what each choice would score',
  'lobby.set.no-hints': 'Do not tell what choices would score',
  'lobby.set.theme': 'Pictures for everybody: {theme}',
  'lobby.changed': 'Changed.',
  'status.lobby': 'A game is waiting for players here: {players}. {join} joins it, {start} starts it.',
  'help.no-game': 'No game is running here. {new} opens one.',
  'help.lobby':
    'A game is waiting for players. {join} joins it, {leave} leaves it, {start} starts it once {least} players are in.',
  'help.lobby.full':
    'All seats of the game that waits here are taken: {players}. It begins when one of them uses {start}.',
  'help.lobby.alone':
    'You have joined; at least one more player is needed. The others join with {join}. With its option you can change your colour, {leave} leaves the game.',
  'help.lobby.ready':
    'You have joined: {players}. {start} starts the game; others can still join with {join}, {leave} leaves it.',
  'rematch.opened': 'Your rematch is open, and all who played are asked to join; you start it with {start}.',
  'rematch.joined': 'You are in already. The rematch begins with {start} as soon as {least} players are in.',
} as const;
