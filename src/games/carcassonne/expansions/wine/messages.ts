/** The messages of the chips of France. */
export const en = {
  'category.wine': 'wine',
  'button.sell':
    'wine {to, select, abroad {abroad} other {to the town}} +{points} (uses {pay, select, 2 {chip {colour} 2} other {2 chips {colour} 1}})',
  'choice.pass.sale': 'Sell nothing',
  'choice.sell':
    'Sell wine {to, select, abroad {abroad} other {to the town}} (uses {pay, select, 2 {chip {colour} 2} other {2 chips {colour} 1}})',
  'effect.sale': 'lets you sell wine, {points} points',
  'effect.wine': 'once a turn',
  'event.wine-sold':
    '{name} sells {colour} wine {to, select, abroad {abroad} other {to the town}} for **{points, plural, one {# point} other {# points}}**',
  'legend.grapes': 'buys this wine',
  'step.sale': '{place, select, toDo {can sell wine} other {Sell wine?}}',
  'step.sale.too':
    '{place, select, panel {Meeple or none; wine if you like:} other {You can sell wine first; a meeple or none ends the turn:}}',
  'from.sell': 'wine comes with the chips of France',
  'not-possible.sell': 'You cannot sell that wine now: it takes chips of its colour worth 2, and a buyer.',
  'rules.wine.title': 'Chips of France: wine',
  'rules.wine.text':
    'You keep it: these chips are wine. Once a turn, the tile that you place may sell wine of one colour. You pay one chip of 2, or two chips of 1 in the same colour. If the tile continues a road or city printed at the border with a coat of arms, the wine goes abroad, for {abroad} points. If it covers a town with grapes of that colour, the town buys it, for {town}.',
  'rules.wine.example':
    'Example: at x {x}, y {y} red took a chip ({chip}) and sells wine abroad for {points, plural, one {# point} other {# points}}.',
} as const;
