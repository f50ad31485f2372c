/** English: why nothing was done. */
export const refusalsEn = {
  'refused.unknown-rules':
    'This game needs rules or a tile set that this version of the bot does not have. Ask whoever runs the bot.',
  'refused.game-over': 'This game is over. {new} opens another one.',
  'refused.asked-first': '{name} has to choose something first.',
  'refused.not-your-turn': 'It is not your turn, it is {name}’s.',
  'refused.plan-too-late': 'Your turn has begun, so there is nothing to plan: play it.',
  'refused.nothing-to-plan': 'You hold no tile that fits now. Look again when somebody else has played.',
  'refused.no-whole-turn':
    'That is no whole turn that you could play if it began now. Choose one from the list, or on the board.',
  'refused.no-plan': 'You have not planned a turn. {plan} does that.',
  'refused.no-such-order': 'There is no such standing order here; {orders} shows all.',
  'refused.nothing-asked':
    'Nothing is asked of you now that a standing order could answer; {turn} tells what can be done.',
  'refused.no-such-verb': 'This channel plays {game}, which has no {command}.',
  'refused.no-such-option':
    '{game} cannot be played with this choice of `{option}`. Leave it out, or choose another game.',
  'refused.content-not-offered':
    '{game} cannot be played here with this tile set or on this map, or not with both. Leave one out, or open another game with {new}.',
  'refused.nothing-to-take-back': 'There is nothing to take back yet.',
  'refused.computer-played': '{name} has played since, and computers take nothing back.',
  'refused.not-yours-to-take-back': 'The last move was {name}’s; only they can take it back.',
  'refused.draw-is-final': 'A draw is final, and so are a chip turned over and a throw: everybody has seen it.',
  'refused.others-have-moved': 'Another player has moved in this turn: what was done before is final.',
  'refused.no-game': 'No game is running in this channel. {new} opens one.',
  'refused.not-started': 'The game here is still waiting for players. {start} starts it once {min} players are in.',
  'refused.already-running': 'A game is already running here. Wait until it is over, or open one in another channel.',
  'refused.channel-busy':
    'This channel already has a game. Use another channel or a thread, or wait until it is over; {leave} leaves one that has not begun.',
  'refused.already-joined': 'You have already joined. With the option colour you can change your colour.',
  'refused.not-joined': 'You have not joined this game. {join} joins it.',
  'refused.lobby-full': 'All {seats} seats are taken.',
  'refused.colour-taken': 'The colour {colour} is taken. Choose another one.',
  'refused.too-few-players': 'At least {min} players must have joined. The others join with {join}.',
  'refused.only-players-start': 'Only players who have joined can start the game. {join} joins it.',
  'refused.cannot-leave-running': 'The game has started. {resign} leaves it for good.',
  'refused.not-a-player': 'You are not playing in this game. Players: {names}. {board} shows you the board.',
  'refused.already-handled': 'This has already been done.',
  'refused.overtaken': 'Somebody else was faster, so nothing was done. Look again with {turn}.',
  'refused.too-often':
    '{who, select, server {Too many requests in this server; try again {when}.} other {Too many requests; try again {when}.}}',
  'refused.too-many-games':
    '{who, select, server {In this server {count} games are open already. Another one can be opened when one of them is over.} other {You have opened {count} games that are still open. You can open another one when one of them is over.}}',
  'refused.too-many-acts': 'That has been done {count} times in this game, and that is the limit.',
  'suggest.later': 'Not ready yet: go on typing, or choose again in a moment',
  'suggest.too-often': 'Too many requests: choose again in {seconds} s',
  'refused.note': 'That was no choice, only a note. Choose again in a moment.',
  'refused.too-many-watchers':
    '{count} people watch this game already; you can once one of them stops with {unwatch}. {board} shows you the board.',
  'refused.too-many-watched':
    'You watch {count} games already. Use {unwatch} in the channel of one of them first, or wait until one is over.',
  'refused.guild-only': 'This works only in a channel of a server.',
  'refused.elsewhere':
    'I am not in this server or conversation, so I cannot play here. Use this in a server that has me, or in a direct message with me.',
  'refused.direct-busy':
    'You have a game here already: {turn} shows it. Play it to its end, or leave it with {resign}; then {new} begins another.',
  'direct.unseen': 'You do not see the channel of this game any more, so you cannot play it here.',
  'direct.games': '{mygames} lists your games, each with a link to its channel.',
  'refused.no-threads':
    '{where, select, thread {This is a thread already. Use {new} without `thread` to open a game in it, or with it in the channel that the thread belongs to.} media {I make no posts in a media channel, as they begin with a picture or a film. Use {new} without `thread` to play in this post.} voice {The chat of a voice channel has no threads. Use {new} without `thread` to open a game in it, or with it in a text channel.} other {No thread can be opened here. Use {new} without `thread`, or in a text channel.}}',
  'refused.hall':
    'Tables of this server are posts of {hall}, where I may not make any. Ask somebody who manages the server to give me there: {permissions}. Or use {new} with `thread:False` to play in this channel. Nothing was changed.',
  'refused.thread-failed':
    '{where, select, forum {Discord did not take the post (code {code}), and nothing was changed. {code, select, 40067 {The forum demands a tag: ask somebody who manages it for one named Waiting.} other {Use {new} with `thread:False`, or try again later: a server has room for only so many open threads.}}} other {Discord did not open a thread here (code {code}), and nothing was changed. Use {new} without `thread`, or try again later: a server has room for only so many open threads.}}',
  'refused.permissions':
    'I may not post in this channel. Ask somebody who manages the server to give me here: {permissions}. Nothing was changed.',
  'refused.stale': 'That button is old; nothing was changed.',
  'refused.unknown-command':
    'I do not know that, at least not in this form. Type / again for what there is now; {help} tells what you can do.',
  'refused.rematch': 'Only those who played this game can ask for a rematch. {new} opens a game of your own.',
  'refused.resigned': 'You have resigned from this game, so you can only watch it. {board} shows the board.',
  'refused.vote-open': 'The table is voting already; use the buttons of that message.',
  'refused.vote-over': 'This vote is over.',
  'refused.undo-refused': 'The others have been asked and did not all agree: the turn stays as it is.',
  'refused.only-owner-starts': '{name} opened this game and starts it; any player can {when}.',
  'refused.manage-channels': 'For this you need the permission Manage Channels here. Ask somebody who has it.',
  'refused.own-game': 'You play in this game, so its messages reach you anyway; {watch} is for others.',
  'refused.not-watching': 'You are not watching this game. {watch} lets me tell you of it.',
  'refused.nothing-to-silence': 'You play in this game and it is not your turn: you get no reminders of it.',
  'refused.not-the-owner': 'Only who opened this game can change its options.',
  'refused.page-not-yours':
    'Only who opened this game, or somebody who manages this channel, opens or closes its page.',
  'refused.page-closed':
    'The game here has no page in the browser now. Who opened the game, or manages this channel, can turn it on with {page}; it gets a new link then.',
  'refused.page-not-secure':
    'The page of this game can only be looked at: its address does not begin with https. Who hosts the bot can give it one that does (WEB_URL).',
  'refused.seats-in-use':
    'There are {seats} players in already. Somebody has to leave first, or choose at least that many seats.',
  'refused.not-alone':
    'One message for all turns is only for one person who plays against computers: add computers if nobody else plays. Otherwise each turn has its own.',
  'error.unexpected':
    'Something went wrong on our side. {turn} shows where the game stands. If it happens again, tell the host: {reference}.',
  'error.storage':
    'The game could not be read or saved just now. Try again later; {turn} then shows where it stands. Tell the host: {reference}.',
  'error.unreadable-game':
    'The game of this channel (number {game}) cannot be read, so nothing can be done in it. Whoever runs the bot finds the reason in the log under “game {game}”. {admin} end closes it, so that another one can be opened here.',
  'error.stopping': 'The bot is restarting. Please try again in a moment; nothing was changed.',
  'permission.ViewChannel': 'View Channel',
  'permission.SendMessages': 'Send Messages',
  'permission.SendMessagesInThreads': 'Send Messages in Threads',
  'permission.CreatePublicThreads': 'Create Public Threads',
  'permission.AttachFiles': 'Attach Files',
  'refused.paused': 'The game is paused. {vote} asks the table to go on; {board} shows the board.',
  'refused.not-paused': 'The game is not paused.',
  'refused.not-to-move': 'It is {name}’s turn, so only that turn can be asked about.',
  'refused.no-such-seat': 'This game has {seats} seats. Choose one of the list.',
  'refused.seat-free':
    'The table has decided that already: anyone else can take the seat with the button of that message.',
  'refused.already-seated': 'Nobody can have two seats in a game.',
  'refused.offer-over': 'This seat is no longer free.',
  'refused.not-invited': 'This seat was offered to somebody else.',
  'refused.no-seat': 'That person has no seat in this game.',
  'refused.seat-left': 'The bot plays this seat already.',
  'refused.last-person':
    'You are the last person in this game: with a computer in your seat it ends, and you count as having resigned.',
  'refused.played-by-rule': 'The bot played that turn, and would play the same again.',
  'refused.moved': 'This game has moved; it goes on in {channel}.',
  'refused.channel-taken': 'That channel has a game already. Nothing was changed.',
  'refused.bot': 'A bot cannot take a seat. Name a person.',
  'refused.kicked': 'You were taken out of this game, so you can only watch it. {board} shows the board.',
  'refused.already-asked': 'That person has been asked already, and can take the seat with the button of that message.',
} as const;
