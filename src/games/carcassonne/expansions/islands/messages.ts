/** The messages of the chips of Benelux. */
export const en = {
  'option.pile': '{colour}, stack {pile}: {tile}',
  'choice.island': 'Island ({colour}): {tile}',
  'effect.island': 'costs one chip',
  'event.island-tile-taken': '{name} pays a chip ({chip}) and takes a tile from the {colour} island',
  'event.island-tile-shown': 'now face up on the {colour} island: {tile}',
  'board.island': '{colour}: {tile} ({count, plural, one {# tile} other {# tiles}} left)',
  'pile.islands':
    '{count, plural, one {# tile} other {# tiles}} left in the stack, {hidden} more face down on the islands.',
  'board.islands': 'Tiles of islands: {islands}.',
  'legend.pile': 'island tiles',
  'step.draw':
    '{place, select, toDo {has to draw, or take a tile from an island} other {Where does your tile come from? An island costs a chip:}}',
  'from.island': 'island tiles come with the chips of Benelux',
  'not-possible.island': 'You cannot take that tile: it takes a chip of the island’s colour and a tile that fits.',
  'rules.islands.title': 'Chips of Benelux: islands',
  'rules.islands.text':
    'You keep it. Instead of drawing, you may pay a chip and take a face-up tile from the island of its colour, if it fits somewhere; the value of the chip makes no difference. The next tile there is turned over at the end of your turn. The game ends when the stack is empty, whatever is left on the islands.',
  'rules.islands.example':
    'Example: red has paid a chip ({chip}) for a tile of that island. At x {x}, y {y} it completes red’s road: {points, plural, one {# point} other {# points}}.',
} as const;
