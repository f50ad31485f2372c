/** The messages of the chips of all maps. */
export const en = {
  'option.chips': 'Play with the chips of the map (default: no)',
  'chosen.chips': '{chips, select, yes {with chips} other {without chips}}',
  'category.chip': 'chips',
  'category.coats': 'coats of arms on islands',
  chip: '{colour, select, orange {orange} lightBlue {light blue} other {purple}} {value}',
  'chip.count': '{count} × {chip}',
  colour: '{colour, select, orange {orange} lightBlue {light blue} other {purple}}',
  'piece.chip':
    'Confirm takes the chip here (1 or 2 points).{left, plural, =0 {} other { Then you may place a meeple.}}',
  'seat.chips': 'chips: {chips}',
  'effect.chip': 'takes a chip (1 or 2 points)',
  'effect.coats': '{points, plural, one {# point} other {# points}} for coats of arms',
  'event.chip-taken': '{name} takes a chip ({chip}) and gets **{points, plural, one {# point} other {# points}}**',
  'event.coats-scored':
    '{name} gets **{points, plural, one {# point} other {# points}}** for coats of arms on the island',
  'board.chips': 'Chips face down: {squares}.',
  'legend.chip': 'chip',
  'alt.chips': '{count, plural, one {# chip lies} other {# chips lie}} face down.',
  'refused.wrong-phase.chip': 'The chip under the tile is turned over first. Try again in a moment.',
  'rules.chips': 'Covering a face-down chip gives you its value at once, 1 or 2 points.',
  'term.chips': 'from chips',
} as const;
