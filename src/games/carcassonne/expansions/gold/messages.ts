/** The messages of The Gold Mines. */
export const en = {
  'option.gold': 'The Gold Mines: 8 tiles, and ingots for whoever wins what is completed on theirs (default: no)',
  'expansion.gold': 'The Gold Mines',
  'category.gold': 'gold',
  'sign.gold': 'gold mine',
  'figure.ingot': 'ingot',
  'gold.at': '{count} at x {x}, y {y}',
  'choice.ingot': 'Ingot at x {x}, y {y}',
  'choice.ingot.place': 'tile at x {x}, y {y}',
  'effect.ingot': '{count, plural, one {# ingot} other {# ingots}} there',
  'effect.gold-tile': 'then an ingot goes beside it, too',
  'effect.gold': '{own, select, yes {you take} other {{name} takes}} {count, plural, one {# ingot} other {# ingots}}',
  'event.ingot-laid': '{name} lays an ingot at x {x}, y {y}',
  'event.gold-taken': '{name} takes {count, plural, one {# ingot} other {# ingots}}',
  'event.gold-scored':
    '{name} gets **{points, plural, one {# point} other {# points}}** for {count, plural, one {# ingot} other {# ingots}}',
  'step.gold': '{place, select, toDo {has to lay an ingot} other {Where does the second ingot go?}}',
  'from.gold': 'it comes with the option “gold”',
  'not-possible.ingot': 'The second ingot goes onto a tile on one of the eight squares around the tile just placed.',
  'refused.wrong-phase.gold': 'First choose where the second ingot goes: {meeple}.',
  'facts.gold': '{count, plural, one {# ingot} other {# ingots}}',
  'seat.gold': '{count, plural, one {# ingot} other {# ingots}} ({points, plural, one {# point} other {# points}} now)',
  'board.gold': 'Ingots on the board: {ingots}.',
  'rules.gold.title': 'The Gold Mines',
  'rules.gold.text':
    'Without a map {tiles} more tiles are in the stack. Whoever places one puts an ingot on it and, before placing a piece, another one on a tile on any of the eight squares around it. Whoever has the majority on a road, city, monastery or garden that is completed takes all ingots on its tiles, for a monastery or garden on its nine squares. Several take them one by one in turn, beginning with the player to move, first where most of them may take. No ingots come from what nobody holds, from what is open at the end{farms, select, yes { or from fields} other {}}. At the end of the game up to {one} ingots bring their player 1 point each, up to {two} 2 points each, up to {three} 3 points each, and more {most} points each.',
  'rules.gold.example':
    'Example: blue’s tile at x {x}, y {y} completes red’s road of {tiles, plural, one {# tile} other {# tiles}}. Red gets {points, plural, one {# point} other {# points}} and takes {ingots, plural, one {# ingot} other {# ingots}}, which would now bring {worth, plural, one {# point} other {# points}} at the end.',
} as const;
