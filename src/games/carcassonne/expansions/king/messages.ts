/** The messages of King & Robber. */
export const en = {
  'option.king': 'King & Robber: cards for the largest city and road; on the open table its tiles, too (default: no)',
  'expansion.king': 'King & Robber',
  'category.king': 'king, robber',
  'seat.card':
    '{card, select, king {king (city of {tiles, plural, one {# tile} other {# tiles}})} other {robber baron (road of {tiles, plural, one {# tile} other {# tiles}})}}',
  'effect.card':
    '{held, select, own {{own, select, yes {you keep} other {{name} keeps}}} other {{own, select, yes {you take} other {{name} takes}}}} {card, select, king {the king (city} other {the robber baron (road}} of {tiles, plural, one {# tile} other {# tiles}})',
  'event.card-taken':
    '{name} {held, select, own {keeps} other {takes}} {card, select, king {the king} other {the robber baron}}{held, select, other { from {holder}} own {} first {}}: {card, select, king {a city} other {a road}} of {tiles, plural, one {# tile} other {# tiles}}',
  'event.card-scored':
    '{name} gets **{points, plural, one {# point} other {# points}}** for {card, select, king {the completed cities (king)} other {the completed roads (robber baron)}}',
  'rules.king.title': 'King & Robber',
  'rules.king.text':
    'Whoever places the tile that completes the first city takes the king, and then whoever completes a city of more tiles than all before; an equal one changes nothing. The robber baron is the same for roads. Nobody need have a meeple there. Each tile counts once, and on maps what is printed counts as in scoring; coats of arms, inns and cathedrals do not count. At the end the king brings 1 point for each completed city on the board, the robber baron 1 for each completed road, whoever scored them. Without a map its {tiles} tiles are in the stack as well.',
  'rules.king.example':
    'Example: blue’s tile at x {x}, y {y} completes red’s city of {tiles, plural, one {# tile} other {# tiles}}. Red gets {points, plural, one {# point} other {# points}}, and blue takes the king from red, whose largest city had {before, plural, one {# tile} other {# tiles}}. If the game ended now, the king would bring blue {worth, plural, one {# point} other {# points}}.',
} as const;
