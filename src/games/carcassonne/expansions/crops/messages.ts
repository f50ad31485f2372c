/** The messages of Crop Circles. */
export const en = {
  'option.crops': 'Crop Circles: 6 tiles, at which everybody adds a meeple or takes one home (default: no)',
  'expansion.crops': 'Crop Circles',
  'sign.cropField': 'crop circle (fork)',
  'sign.cropRoad': 'crop circle (club)',
  'sign.cropCity': 'crop circle (shield)',
  'figure.circle': 'crop circle',
  'choice.circle': '{choice, select, add {Add a meeple} other {Take a meeple home}}',
  'choice.add': 'Add: {piece}, {kind, select, field {field} road {road} other {city}}{where} at x {x}, y {y}',
  'choice.keep': 'Add no meeple',
  'effect.circle':
    '{choice, select, add {everybody may put one beside an own one} other {everybody has to do so}} {kind, select, field {in a field} road {on a road} other {in a city}}, you last',
  'effect.crop-tile':
    'then everybody adds a meeple or takes one home {kind, select, field {in a field} road {on a road} other {in a city}}',
  'event.circle-chosen':
    '{name} chooses for the crop circle: everybody {choice, select, add {may add a meeple} other {takes a meeple home}} {kind, select, field {in a field} road {on a road} other {in a city}}',
  'step.circle':
    '{place, select, toDo {has to choose for the crop circle} other {Crop circle: what does everybody do {kind, select, field {in a field} road {on a road} other {in a city}}?}}',
  'step.adding':
    '{place, select, toDo {can add a meeple} other {Crop circle: do you put another meeple beside one of yours?}}',
  'step.removing':
    '{place, select, toDo {has to take a meeple home} other {Crop circle: which of your meeples comes home?}}',
  'from.crops': 'it comes with the option “crops”',
  'not-possible.circle':
    'After a tile with a crop circle everybody adds a meeple beside an own one, or takes one home, of the kind that the circle shows.',
  'refused.wrong-phase.circle': 'Your tile has a crop circle. First choose what everybody does: {meeple}.',
  'refused.wrong-phase.adding': 'Choose beside which of your meeples another one goes: {meeple} or {pass}.',
  'refused.wrong-phase.removing': 'One of your meeples has to come home. Choose which: {retrieve}.',
  'question.add': 'which meeple you add at a crop circle',
  'order.add': '{order, select, gain {where it changes points most in my favour} other {none}}',
  'question.remove': 'which meeple a crop circle takes home',
  'order.remove': '{order, select, least {the one that costs me least} other {the one on the fewest tiles}}',
  'rules.crops.title': 'Crop Circles',
  'rules.crops.text':
    'Without a map {tiles} more tiles are in the stack. After the scoring of one, its player chooses for all: everybody may add a meeple from the supply beside one of their own, or everybody has to take one of theirs home without points. The sign says where: {farms, select, yes {fork, in fields; } other {}}club, on roads; shield, in cities{farms, select, yes {} other {; a fork means nothing}}. An ordinary or large meeple or a phantom can be added, on the same part of the same tile. A builder or pig whose last meeple goes home comes with it. The next player begins, the one who chose is last. While others play, your standing orders decide which meeple you add, and which comes home.',
  'rules.crops.example':
    'Example: red has placed the tile with a club at x {x}, y {y} and chosen that meeples are added. Red’s second meeple stands beside the first on the road at x {toX}, y {toY} and counts there, too.',
} as const;
