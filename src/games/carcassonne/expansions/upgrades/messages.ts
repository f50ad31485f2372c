/** The messages of the chips of Germany. */
export const en = {
  'piece.upgraded': 'upgraded meeple',
  'piece.upgraded.count': '{count, plural, one {# upgraded meeple} other {# upgraded meeples}}',
  'choice.pass.upgrade': 'No upgrade',
  'choice.upgrade': 'Upgrade meeple: {place}, x {x}, y {y}, for {values}',
  'effect.upgrade': 'counts as two meeples from now on',
  'event.upgraded':
    '{name} upgrades the meeple {kind, select, road {on the road} city {in the city} monastery {in the monastery} other {in the field}} at x {x}, y {y}; it counts as two',
  'step.upgrade': '{place, select, toDo {can upgrade a meeple} other {You can upgrade a meeple for chips worth 4:}}',
  'refused.wrong-phase.upgrade': 'Now a meeple can be upgraded: {chip} or {pass}.',
  'from.upgrade': 'upgrades come with the chips of Germany',
  'not-possible.upgrade': 'You cannot upgrade that meeple: it takes chips worth exactly 4 and a meeple without a chip.',
  'rules.upgrades.title': 'Chips of Germany: upgrades',
  'rules.upgrades.text':
    'You keep it. After the meeple of your turn, and before anything is scored, chips worth exactly 4 upgrade one of your meeples on the map: one of them lies under it, the others leave the game. It counts as two meeples until it comes home. No meeple can have more than one chip.',
  'rules.upgrades.example':
    'Example: red has paid {chips} for an upgrade. The tile at x {x}, y {y} completes the road. Red counts as {red, plural, one {# meeple} other {# meeples}} there, blue as {blue}: red alone gets {points, plural, one {# point} other {# points}}.',
} as const;
