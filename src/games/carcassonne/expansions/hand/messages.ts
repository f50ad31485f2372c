/** The messages of hands. */
export const en = {
  'option.hand': 'Tiles that everybody holds, seen by all: 1 to think ahead, 2 or 3 to choose from (default: none)',
  'expansion.hand': 'a hand of tiles',
  'chosen.hand':
    '{hand, select, none {no hand of tiles} 1 {draw ahead: everybody holds their next tile} other {everybody holds {hand} tiles}}',
  'step.hand':
    '{place, select, toDo {has to choose a tile of the hand} menu {Choose a tile} other {Which of your tiles do you place?}}',
  'event.hands-dealt': 'everybody gets {count, plural, one {# tile} other {# tiles}} in hand',
  'event.drawn-up': '{name} draws for the hand: {tiles}',
  'event.hand-chosen': '{name} chooses from the hand: {tile}',
  'seat.hand': 'in hand: {tiles}',
  'alt.choose-hand': 'One of these tiles is to be chosen: {tiles}.',
  'from.hand': 'a hand of tiles comes with the option “hand”',
  'not-possible.hand': 'You hold no such tile that fits.',
  'refused.wrong-phase.hand': 'You hold several tiles that fit. First choose one: {place}.',
  'refused.hand-beside-draw':
    'A hand of tiles is not played with chips that buy tiles. Leave out the hand or the chips.',
  'rules.hand.title': 'A hand of tiles',
  'rules.hand.text':
    'Everybody holds {size, select, 1 {one tile} 2 {two tiles} 3 {three tiles} other {one, two or three tiles}}, which all can see. In your turn you place {size, select, 1 {the tile that you hold} other {one of them, as you choose}}; after it you draw another one for your next turn, so that you can think while others play. A further tile that you earn comes from your hand as well.',
  'rules.hand.example':
    'Example: red has placed one of two tiles at x {x}, y {y} and drawn another one. Now blue chooses between {count, plural, one {# tile} other {# tiles}} in hand; {left, plural, one {# tile is} other {# tiles are}} left in the stack.',
  'rules.hand-fits.title': 'A hand that fits nowhere',
  'rules.hand-fits.text':
    'A tile without a place stays in your hand. Only when your turn begins and none of your tiles has a place, the one that you have held longest leaves the game, you draw another one, and so on until one fits. When the stack is empty, what is in the hands is still placed; whoever has nothing left is passed over.',
  'rules.hand-fits.example':
    'Example: when red’s turn began, the tile in red’s hand fitted nowhere and left the game. Red drew another one, which fits on the {squares, plural, one {# marked square} other {# marked squares}}.',
} as const;
