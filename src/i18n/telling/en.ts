/** English: what tells of a game: its log, score, record, proof, tiles and animation, rules and help. */
export const tellingEn = {
  'command.log': 'What happened, turn by turn, in words',
  'command.log.turn': 'Only this turn',
  'command.rules': 'The rules by topic, with pictures',
  'command.rules.topic': 'What you want to read about',
  'command.export': 'The record of the game as a file',
  'command.verify': 'Check that the stack was fixed at the start, or check the record of a game',
  'command.verify.record': 'The file of a record, such as export gives it',
  'command.tiles': 'What is left in the stack, and what fits on a square',
  'command.tiles.x': 'Column of a free square: which tiles fit there?',
  'command.tiles.y': 'Row of that square',
  'command.replay': 'The game as an animation, turn by turn',

  'page.back': 'Back',
  'page.forward': 'Forward',
  'page.of': 'Page {page} of {pages}',
  'page.turn': 'Turn {turn} of {turns}',
  'page.turns': 'Turns {first} to {last} of {turns}',

  'log.turn': '**Turn {turn}: {name}**, {when}',
  'log.taken-back': 'taken back: {what}',
  'log.none': 'Nothing has happened yet: the first tile is still to be drawn.',
  'log.no-turn':
    'There is no turn {turn}: {turns, plural, =0 {no tile has been drawn yet} one {there has been # turn so far} other {there have been # turns so far}}. {log} tells the last ones.',

  'rule.overview': '**The rules by topic.** Choose one below.',
  'rule.menu': 'Read about a rule',

  'help.lobby.full':
    'All seats of the game that waits here are taken: {players}. It begins when one of them uses {start}.',
  'help.lobby.alone':
    'You have joined; at least one more player is needed. The others join with {join}. With its option you can change your colour, {leave} leaves the game.',
  'help.lobby.ready':
    'You have joined: {players}. {start} starts the game; others can still join with {join}, {leave} leaves it.',
  'help.to-move': 'It is the turn of {name}.',
  'help.more': '{log} tells what happened, {tiles} what is left in the stack, {replay} shows the game turn by turn.',
  'help.more-rules': '{rules} explains the rules; a menu below leads to each of them.',
  'help.proof':
    '{export} gives the record of the game as a file, {verify} shows that the stack was fixed at the start.',

  'export.done':
    'The record of this game: everything that was done, by colours, without names. {verify} checks such a file.',
  'export.running': 'The game is not over: the file holds neither the seed nor the order of the tiles that are left.',

  'verify.yes':
    '**Yes, the stack was fixed at the start.** The seed `{seed}` gives exactly this stack of {count, plural, one {# tile} other {# tiles}} and this first player, and every action of the game follows the rules.',
  'verify.no': '**No, something differs:**',
  'verify.running':
    'The stack of {count, plural, one {# tile} other {# tiles}} was shuffled at the start; {left, plural, one {# is} other {# are}} left. The seed stays secret until the end. Then {verify} checks that it gives exactly this stack and this first player.',
  'verify.by-hand': 'The stack of this game was not shuffled from a seed, so there is no proof.',
  'verify.fingerprint': 'Fingerprint of the shuffled stack: `{commitment}`.',
  'verify.published': 'It was told when the game started: {link}. Compare the two fingerprints.',
  'verify.there': 'the message',
  'verify.yourself':
    'You need not take our word for it: {export} gives the record, and its description says how the fingerprint is made.',
  'verify.file.yes': '**Yes, all that {name} tells is so.**',
  'verify.file.no': '**No, not all that {name} tells is so:**',
  'verify.same-game': 'This is the fingerprint of the game in this channel.',
  'verify.other-game':
    'This is not the record of the latest game in this channel; whether its fingerprint was told at the start is for you to compare.',
  'verify.too-large':
    '{name} is larger than {limit} KiB; no record of a game is that large. {export} gives that of the game here.',
  'verify.unreachable': '{name} could not be downloaded from Discord. Please try again.',
  'verify.not-json': '{name} is not JSON text. Attach a file as {export} gives it.',
  'verify.not-record': '{name} is not the record of a game. What is wrong with it, in technical words:',
  'verify.other-stack':
    '{name} is no record that can be checked: its stack is not made of the tiles of its tile set. {export} gives the record of the game here.',
  'verify.more-faults': 'And {more, plural, one {# more fault} other {# more faults}}.',

  'differs.version': 'it was played by version {told} of the rules; this bot plays version {known}',
  'differs.tile-set': 'it was played with the tile set {told}, which this bot does not have; its own is {given}',
  'differs.tile-set-id': 'the tile set is called {given}, not {told}',
  'differs.pile-tile': 'tile {number} of the stack, {tile}, is none that is drawn',
  'differs.refused': 'entry {number} of the log, {line}, is against the rules: {reason}',
  'differs.commitment': 'the fingerprint of this shuffle is {actual}, not {told}',
  'differs.first': 'the seed lets {actual} begin, not {told}',
  'differs.pile': 'tile {number} of the stack is {actual} by the seed, not {told}',
  'differs.undrawn': '{actual, plural, one {# tile is} other {# tiles are}} not drawn yet, not {told}',
  'differs.result':
    '{key, select, scores {the scores are} winners {the winners are} other {the fingerprint of the final position is}} {actual}, not {told}',
  'differs.not-over': 'it tells a result, but its log does not reach the end of the game',
  'differs.log': 'entry {number} of the log is not what was done in the game here',
  'untold.seed': 'It tells no seed: whether the stack was shuffled from it cannot be checked.',
  'untold.commitment': 'It tells no fingerprint: whether the shuffle was fixed at the start cannot be checked.',
  'untold.result': 'It tells no result: the game was not over.',

  'suggest.tiles':
    '{axis} {value}: {squares, plural, one {{count, plural, one {# of {total} tiles fits} other {# of {total} tiles fit}}} other {# squares, up to {count} of {total} tiles fit}}',
  'tiles.none': 'The stack is empty.',
  'tiles.more': 'And {more, plural, one {# more kind} other {# more kinds}}.',
  'tiles.words': 'All of them in words',
  'tiles.both': 'A square has a column and a row: give both x and y, or neither for all tiles that are left.',
  'tiles.fits':
    'Of the {total, plural, one {# tile} other {# tiles}} left in the stack {count, plural, =0 {none fits} one {# fits} other {# fit}} at x {x}, y {y} as the board is now.',
  'tiles.fit': '{tile}; {rotations}',
  'tiles.marked': 'The tiles left in the stack; those that fit at x {x}, y {y} are marked.',

  'replay.told': 'The game turn by turn, in {frames, plural, one {# picture} other {# pictures}}.',
  'replay.too-large':
    'The animation of this game is larger than Discord allows here. {log} tells the game in words, {export} gives its record.',
} as const;
