/** The messages of The Messages. */
export const en = {
  'option.messages': 'The Messages: a courier on the score track too, and messages on its dark spaces (default: no)',
  'expansion.messages': 'The Messages',
  'category.messages': 'messages',
  'figure.figure': 'figure',
  'figure.message': 'message',
  'giver.message': 'a message',
  'track.seat': '{colour} {meeple} + {courier}',
  'message.name':
    '{message, select, road {smallest road} city {smallest city} monastery {smallest monastery} coats {coats of arms} knights {knights} farmers {farmers} tile {a further tile} other {score and return}}',
  'choice.figure': '{figure, select, courier {Courier} other {Meeple}}: {from} to {space}',
  'choice.follow':
    '{message, select, road {Score the smallest road} city {Score the smallest city} monastery {Score the smallest monastery} coats {Score coats of arms} knights {Score your knights} farmers {Score your farmers} tile {Take a further tile} other {Score and return}}',
  'choice.points': 'Take {points} points instead',
  'effect.dark': 'a dark space: then a message comes',
  'effect.message': '{points, plural, =0 {no points} one {# point} other {# points}}',
  'event.figure-moved': 'the {figure, select, courier {courier} other {meeple}} of {name} is on space {space}',
  'event.message-drawn': '{name} draws a message: {message}',
  'event.message-answered':
    '{name} {does, select, instead {takes **{points, plural, one {# point} other {# points}}** instead} tile {follows it and gets a further tile} other {gets **{points, plural, one {# point} other {# points}}** for it}}',
  'event.returned':
    '{name} gets **{points, plural, one {# point} other {# points}}** and takes back: {standing} at x {x}, y {y}',
  'step.figures':
    '{place, select, toDo {has to say which figure moves} other {{points, plural, one {# point} other {# points}}: which of your figures on the score track moves?}}',
  'step.message':
    '{place, select, toDo {has to answer a message} other {Message: {message}. Do you follow it, or take {points} points instead?}}',
  'from.messages': 'it comes with the option “messages”',
  'not-possible.figure': 'An amount of points moves one of your two figures on the score track, as soon as you get it.',
  'not-possible.message':
    'A message comes where a figure that has moved in your turn stands on a dark space: 0, 5, 10 and so on. You follow it, or take {points} points instead.',
  'refused.messages-beside-map':
    'The Messages are not played with the chips of a map, and not where covered towns cost points. Leave out one of them.',
  'refused.wrong-phase.figures': 'First answer for your figures on the score track: {meeple}.',
  'question.figure': 'which of your figures moves on the score track',
  'order.figure':
    '{order, select, safe {the one that no robber watches, else the one behind} courier {the courier} other {the meeple}}',
  'seat.figures': 'meeple on {meeple}, courier on {courier}',
  'board.figures': 'Figures on the score track (meeple + courier): {figures}.',
  'board.message': 'Message to answer: {message}.',
  'board.next-message': 'Next message: {message}.',
  'rules.messages.title': 'The Messages',
  'rules.messages.text':
    'Everybody has two figures on the score track, meeple and courier; their sum counts. Each amount of points moves one of them, as its player likes; of several the smallest first. If a figure that has moved in your own turn then stands on a dark space (0, 5, 10 ...), you draw one message. You do what it says, or take {instead} points, which may bring the next one. A message scores, as at the end, your smallest road, city or monastery; {coat} points for each coat of arms in your cities, {knight} for each knight{farms, select, yes {, {farmer} for each farmer} other {}}; or one meeple, whoever has most there, which then comes home; or it gives a further tile. There are none in the final scoring. In others’ turns your standing order moves them.',
  'rules.messages.example':
    'Example: red’s tile at x {x}, y {y} has completed a road for {points, plural, one {# point} other {# points}}. They bring red’s courier to the dark space {space}, and red draws a message: {message}. Red has {knights, plural, one {# knight} other {# knights}} and gets {more, plural, one {# point} other {# points}}.',
} as const;
