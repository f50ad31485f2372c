/** English: resigning, votes, and games that end before their final scoring. */
export const endingEn = {
  'command.resign': 'Leave a running game for good; a simple rule plays your seat from then on',
  'command.vote': 'Ask the table to decide something together',
  'command.vote.what': 'What the table decides',
  'command.vote.what.abort': 'end this game now, without a winner',
  'command.admin': 'For people who manage channels: look after the game here',
  'command.admin.end': 'End the game here now; everybody is told who did it',

  'resign.warning':
    'Resign? This cannot be taken back. {others, plural, one {The game ends and the other player wins.} other {A simple rule plays your turns from then on: the placement with the most points now, a piece only where it scores at once.}}',
  'resign.button': 'Resign',
  'resign.done': 'You have resigned.',
  'refused.resigned': 'You have resigned from this game, so you can only watch it. {board} shows the board.',
  'act.resigned': '{name} has resigned; a simple rule plays this seat from now on.',
  'act.vote-opened': '{name} asked the table to end the game.',
  'act.vote-passed': 'The table voted to end the game.',
  'act.vote-failed': 'The table voted to go on.',
  'act.ended-by-moderator': '{name} ended the game.',
  'turn.last.stand-in': '**{name}** has resigned; a simple rule has played:',

  'vote.title': '{mentions}: {name} asks you to end this game now, without a winner.',
  'vote.in-favour': 'For ending it: {names}',
  'vote.against': 'For going on: {names}',
  'vote.rule':
    'It is decided when more than half of the {count} players agree. Open until {when}; then a player who kept the game waiting and did not vote no longer counts.',
  'vote.passed': 'Decided: the game ends.',
  'vote.failed': 'Decided: the game goes on.',
  'vote.over': 'The game was over before this vote was decided.',
  'vote.button.yes': 'End the game',
  'vote.button.no': 'Go on playing',
  'vote.opened': 'The others are asked now; your own vote counts for ending the game.',
  'vote.noted': 'Your vote is noted. You can change it until the vote is decided.',
  'refused.vote-open': 'The table is voting already. Use the buttons of that message.',
  'refused.vote-over': 'This vote is over.',

  'stopped.resigned': '**The game is over:** {name} has resigned, so {winner} wins. {mentions}',
  'stopped.vote': '**The game is over:** the table voted to end it without a winner. {mentions}',
  'stopped.moderator': '**The game is over:** {name}, who manages this channel, ended it without a winner. {mentions}',
  'alt.stopped': 'The game ended before its final scoring.',
  'stopped.scores': 'Scores so far: {ranking}',
  'status.stopped': 'The last game here ended before its final scoring. {ranking}. {new} opens another one.',
  'admin.ended': 'The game here is closed, and the channel is told that you did it.',
  'privacy.ended-games':
    '{count, plural, one {# game that you ended for its players} other {# games that you ended for their players}}',
  'lobby.ended': '**Carcassonne: Amazonas** - {name} closed this game. {new} opens another one.',
  'refused.only-owner-starts': '{name} opened this game and starts it; any player can {when}.',
} as const;
