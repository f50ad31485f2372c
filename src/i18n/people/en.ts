/** English: settings, my games, watching, privacy, and the lobby. */
export const peopleEn = {
  'command.settings': 'My language, the colours of my pictures, and hints; only you see it',
  'command.mygames': 'All games I play in, those that wait for me first',
  'command.watch': 'Be told of the game here by silent direct messages',
  'command.watch.what': 'What you want to be told of (default: every turn)',
  'command.watch.what.turns': 'every turn',
  'command.watch.what.scores': 'when somebody scores',
  'command.watch.what.end': 'the end only',
  'command.unwatch': 'Be told no more of the game here, or only not of this turn',
  'command.unwatch.what': 'Quiet about what: the whole game (default), or this turn; choosing that again takes it back',
  'command.unwatch.what.game': 'the whole game',
  'command.unwatch.what.turn': 'this turn only',
  'command.privacy': 'What is stored about me; delete it',
  'command.privacy.do': 'Show it, or delete it',
  'command.privacy.do.show': 'show',
  'command.privacy.do.delete': 'delete',

  'language.en': 'English',
  'language.nl': 'Nederlands',
  'language.fr': 'Français',
  'language.de': 'Deutsch',

  'settings.title': '**Your settings**',
  'settings.note': 'They count in all servers and apply at once.',
  'settings.language': 'My language',
  'settings.theme': 'My pictures',
  'settings.hints': 'Hints for me',
  'settings.channel': 'Channel language',
  'settings.choice': '{title}: {choice}',
  'settings.automatic': 'automatic ({language})',
  'settings.theme.day': 'by day',
  'settings.theme.night': 'by night',
  'settings.theme.contrast': 'strong contrast',
  'settings.hints.on': 'on, with points per choice',
  'settings.hints.off': 'off',
  'refused.manage-channels': 'For this you need the permission Manage Channels here. Ask somebody who has it.',

  'mygames.title': '**Your games**',
  'mygames.none': 'You are in no game. {new} opens one.',
  'mygames.mine': '**Your turn**, last action {since}: {link}',
  'mygames.running': '{name} is to move, last action {since}: {link}',
  'mygames.lobby': 'Waiting for players ({count} of up to {seats}): {link}',

  'watch.done':
    'I will tell you {what, select, turns {of every turn} scores {when somebody scores, and of the end,} other {of the end}} by a silent direct message. {unwatch} ends that.',
  'unwatch.done': 'I will tell you no more of this game.',
  'quiet.on':
    'Quiet: I will not tell you how this turn of {name} ends. After it you hear again what you wanted to hear, and of the end of the game in any case.',
  'quiet.again': 'Choose {unwatch} for this turn once more to take it back.',
  'quiet.off': 'No longer quiet: I will tell you of this turn.',
  'refused.own-game': 'You play in this game, so its messages reach you anyway. {watch} is for those who watch.',
  'refused.not-watching': 'You are not watching this game. {watch} lets me tell you of it.',
  'refused.nothing-to-silence':
    'You play in this game: I only mention you when it is your turn and at the end. There are no reminders, so there is nothing to silence.',
  'notice.begun': 'The game in {channel} begins; {name} is the first player.',
  'notice.played': '**{name}** has played in {channel}:',
  'notice.anew': '**{name}** took the turn back and played it anew in {channel}:',
  'notice.scores': 'Scores: {ranking}',
  'notice.over': 'The game in {channel} is over.',

  'privacy.title': '**What is stored about you**, under your Discord number ({mention}):',
  'privacy.name': 'your name and language as last seen: {name}, {locale}',
  'privacy.settings':
    'your settings - language: {language}; pictures: {theme}; hints: {hints, select, yes {on} other {off}}',
  'privacy.language.none': 'as in your Discord',
  'privacy.games':
    '{count, plural, =0 {no seat in any game} one {your seat in # game, with all you did there:} other {your seats in # games, with all you did there:}}',
  'privacy.watch':
    'you watch {channel}: {what, select, turns {every turn} scores {when somebody scores} other {the end}}',
  'privacy.quiet': 'you want quiet during turn {turn} in {channel}',
  'privacy.how': '{privacy} also deletes it.',
  'privacy.warning':
    'Delete your name, your settings and what you watch? In games that are over, somebody without a name takes your seat. In games that wait or run you keep your seat, and your name is stored again when you go on. This cannot be taken back.',
  'privacy.button': 'Delete it',
  'privacy.deleted': 'Deleted.',
  'privacy.kept':
    'You still have a seat in {places}, since these games are not over. {leave} gives back a seat in a game that has not begun; once the others are over, delete again.',

  'lobby.seat': '{name} ({colour})',
  'lobby.rematch': '**Rematch:** {mentions}, will you play again?',
  'lobby.hints': 'Players are {hints, select, yes {told} other {not told}} what each choice would score.',
  'lobby.theme': 'Pictures for everybody: {theme}.',
  'lobby.owner':
    'Opened by {name}, who can change these options and starts the game; after an hour any player can start it.',
  'lobby.expires': 'Closes {when} if nobody joins, leaves or changes anything.',
  'lobby.expired':
    '**Carcassonne: Amazonas** - nobody came for two weeks, this game is closed. {new} opens another one.',
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
  'refused.not-the-owner': 'Only who opened this game can change its options.',
  'refused.seats-in-use':
    'There are {seats} players in already. Somebody has to leave first, or choose at least that many seats.',
} as const;
