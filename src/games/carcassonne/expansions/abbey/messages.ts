/** The messages of Abbey & Mayor. */
export const en = {
  'option.abbey': 'Abbey & Mayor: 12 tiles, for each an abbey, a mayor, a wagon and a barn (default: no)',
  'expansion.abbey': 'Abbey & Mayor',
  'tile.closed': 'abbey',
  'piece.mayor': 'mayor',
  'piece.mayor.count': '{count, plural, =0 {no mayor} one {# mayor} other {# mayors}}',
  'piece.wagon': 'wagon',
  'piece.wagon.count': '{count, plural, =0 {no wagon} one {# wagon} other {# wagons}}',
  'piece.barn': 'barn',
  'piece.barn.count': '{count, plural, =0 {no barn} one {# barn} other {# barns}}',
  'way.mayor': 'counts 1 for each coat of arms',
  'way.wagon': 'drives on when it has scored',
  'effect.barn': 'at the end 4 points for each completed city; no farmer comes there any more',
  'stands.mayor': 'A mayor goes only in a city',
  'stands.wagon': 'A wagon goes only on a road, in a city, a monastery or an abbey',
  'stands.barn': 'A barn goes only on a corner where four tiles meet in one field without a barn',
  'choice.abbey': 'Abbey at x {x}, y {y}',
  'choice.barn':
    'Barn: {corner, select, NW {north-western} NE {north-eastern} SE {south-eastern} other {south-western}} corner',
  'choice.wagon': 'Wagon: {kind, select, road {road} city {city} other {monastery}}{where} at x {x}, y {y}',
  'choice.rest': 'The wagon stays at home',
  'choice.pass.abbey': 'Keep the abbey',
  'effect.abbey': 'ends all that lies around it',
  'effect.rest': 'it can be placed again from the next tile on',
  'button.abbey': '{drawing, select, yes {Draw, or place the abbey} other {Place the abbey, or not}}',
  'step.abbey.draw':
    '{place, select, toDo {has to draw, or place the abbey} other {Do you draw, or place your abbey? It closes all four sides:}}',
  'step.abbey':
    '{place, select, toDo {can place the abbey before the game ends} other {You can still place your abbey, and a piece on it:}}',
  'step.wagon':
    '{place, select, toDo {has to decide where the wagon drives} other {Your wagon has scored. Where does it drive on?}}',
  'event.barn-scored': '{name} gets **{points, plural, one {# point} other {# points}}** for the barn in that field',
  'giver.abbey': 'the abbey',
  'from.abbey': 'it comes with the option “abbey”',
  'not-possible.abbey':
    'Your abbey goes, instead of a drawn tile, onto an empty square with tiles on all four sides, and only once.',
  'not-possible.barn':
    'A barn goes onto a corner of the tile just placed where four tiles meet in one field without a barn.',
  'not-possible.wagon':
    'Your wagon drives on right after its scoring, to something free and unfinished on its tile or one of the eight around it.',
  'refused.wrong-phase.wagon': 'Your wagon has scored. Choose where it drives on: {meeple} or {pass}.',
  'refused.wrong-phase.abbey': 'The last tile has been placed. Place your abbey or leave it: {place} or {pass}.',
  'question.abbey': 'at automatic drawing, while your abbey has a place',
  'order.abbey': '{order, select, choose {you choose between abbey and tile} other {the tile is drawn at once}}',
  'question.wagon': 'where your wagon drives on',
  'order.wagon': '{order, select, best {to the place with the most points} other {home}}',
  'seat.abbey': 'abbey',
  'board.barn':
    'The barn of {colour} is on the {corner, select, NW {north-western} NE {north-eastern} SE {south-eastern} other {south-western}} corner of x {x}, y {y}.',
  'rules.abbey.title': 'The abbey',
  'rules.abbey.text':
    'Everybody has one abbey. Instead of drawing you may place it onto an empty square with tiles on all four sides, whatever they show. Everything around it ends there, and what it closes is scored; itself it is a monastery, onto which a piece may go. After the last tile everybody who still has an abbey may place it once more in turn.',
  'rules.abbey.example':
    'Example: red has placed the abbey at x {x}, y {y} with a meeple on it. It closes {closed, plural, one {# road or city} other {# roads and cities}}, and its own eight squares are full: {points, plural, one {# point} other {# points}}.',
  'rules.mayor.title': 'Mayor and wagon',
  'rules.mayor.text':
    'The mayor goes in a city where nobody stands. For the majority he counts 1 for each coat of arms of the city when it is scored: without any he wins nothing. The wagon counts as a meeple on a road, in a city, a monastery or an abbey. When it has been scored it may drive on to something free and unfinished on its tile or one of the eight around it, or go home. While others play, your standing order decides: {orders}.',
  'rules.mayor.example':
    'Example: red’s wagon has completed its city at x {x}, y {y} for {points, plural, one {# point} other {# points}} and drives on to the road.',
  'rules.barn.title': 'The barn',
  'rules.barn.text':
    'The barn goes onto a corner of the tile just placed where four tiles meet in one field, if the field has no barn. Farmers there are scored at once as at the end and go home, and nobody enters the field any more. Farmers whose field a tile joins to it get 1 point for each completed city and go home. At the end a barn brings its owner 4 points for each completed city beside its field.',
  'rules.barn.example':
    'Example: red has put the barn onto a corner of the tile at x {x}, y {y}. Blue’s farmer got {points, plural, one {# point} other {# points}} and went home.',
  'term.abbey': 'from the abbey in hand',
  'term.mayor': 'from the mayor',
  'term.wagon': 'from the wagon',
  'term.barn': 'from the barn',
} as const;
