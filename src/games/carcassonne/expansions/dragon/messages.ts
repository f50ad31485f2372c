/** The messages of The Princess & the Dragon. */
export const en = {
  'option.dragon': 'The Princess & the Dragon: 30 tiles with a dragon, a fairy and portals (default: no)',
  'expansion.dragon': 'The Princess & the Dragon',
  'sends-home.dragon': 'The dragon eats {name}: {standing} at x {x}, y {y}',
  'sends-home.princess': 'The princess sends home {name}: {standing} at x {x}, y {y}',
  'category.fairy': 'fairy',
  'sign.dragon': 'dragon',
  'sign.portal': 'magic portal',
  'mark.princess': 'princess',
  'figure.dragon': 'dragon',
  'figure.fairy': 'fairy',
  'standing.at': '{standing} at x {x}, y {y}',
  'choice.fly': 'Dragon: {to, select, N {north} E {east} S {south} other {west}}',
  'choice.fairy': 'Fairy to the {piece}',
  'choice.princess': 'Princess: {piece} ({colour}) goes home',
  'choice.portal':
    'Portal: {piece} to the {kind, select, road {road} city {city} monastery {monastery} garden {garden} other {field}}{where} at x {x}, y {y}',
  'effect.fly': '{count, plural, =0 {eats nobody} other {eats {pieces}}}',
  'piece.of': '{piece} ({colour})',
  'effect.dragon-flies': 'then the dragon flies',
  'effect.dragon-came': 'calls the dragon; no piece on this tile',
  'effect.fairy-moved': '1 point whenever your turn begins, 3 when it is scored',
  'effect.fairy-scored':
    'fairy: {own, select, yes {you get} other {{name} gets}} {points, plural, one {# point} other {# points}}',
  'step.flight':
    '{place, select, toDo {has to choose where the dragon flies} other {Step {step} of {steps}: where does the dragon fly from x {x}, y {y}?}}',
  'step.volcano':
    'The dragon is on this tile, so no piece goes there{ends, select, yes {; Confirm ends the turn.} other {. Choose something else or nothing, then confirm:}}',
  'event.dragon-came': 'the dragon comes to the volcano at x {x}, y {y}',
  'event.dragon-flew':
    '{step}. {name}: the dragon flies {to, select, N {north} E {east} S {south} other {west}}, to x {x}, y {y}{stuck, select, yes {, and finds no way on} other {}}',
  'event.fairy-moved': '{name} brings the fairy to the {standing} at x {x}, y {y}',
  'event.fairy-scored':
    '{name} gets **{points, plural, one {# point} other {# points}}** for the fairy{why, select, turn { as their turn begins} other {}}',
  'from.dragon': 'it comes with the option “dragon”',
  'not-possible.fairy': 'The fairy goes only to a meeple of yours that she is not with.',
  'not-possible.princess': 'There is no princess on the tile just placed, or no meeple in her city.',
  'not-possible.portal':
    'A meeple goes through a portal only onto a free feature of another tile that is not complete.',
  'refused.dragon-there': 'The dragon is on that tile, so no piece goes there. Choose another place or {pass}.',
  'refused.wrong-phase.flight': 'The dragon flies. Choose where to: {meeple}.',
  'question.dragon': 'where the dragon flies',
  'order.dragon':
    '{order, select, spare {cost me least, then {named, select, yes {{colour}} other {the leader}} most} away {cost me least, then away from my pieces{named, select, yes {, then cost {colour} most} other {}}} other {cost the others most{named, select, yes {, first {colour}} other {}}}}',
  'term.dragons-reach': 'from pieces out of the dragon’s reach',
  'term.fairy': 'from the fairy',
  'board.dragon': 'The dragon is at x {x}, y {y}.',
  'board.fairy': 'The fairy is at x {x}, y {y}, {alone, select, yes {alone} other {with {colour}}}.',
  'rules.dragon.title': 'The dragon',
  'rules.dragon.text':
    'A volcano calls the dragon to its tile, where no piece is placed. A tile with a dragon sends it flying once a piece is placed: six steps to tiles beside it, one by each player in turn, never twice to a tile and never to the fairy’s. It eats all pieces that it meets, which come home without points, before anything is scored; where it finds no way it stops. While others play, your standing order (/orders) decides your steps: {orders}. The first volcano comes before all dragons.',
  'rules.dragon.example':
    'Example: blue’s tile at x {x}, y {y} has sent the dragon flying. It took {steps, plural, one {# step} other {# steps}} and ate {pieces, plural, one {# piece} other {# pieces}}.',
  'rules.fairy.title': 'The fairy, princesses and portals',
  'rules.fairy.text':
    'Instead of placing a piece you may bring the fairy to a meeple of yours. She keeps the dragon off its tile and brings 1 point at each start of your turn, and 3 when what it stands on is scored. Whoever adds a tile with a princess may send a meeple in her city home instead, whosever it is. Through a portal a meeple goes onto any other tile, where a feature is free and not complete.',
  'rules.fairy.example': 'Example: red has brought the fairy to the meeple at x {x}, y {y}.',
} as const;
