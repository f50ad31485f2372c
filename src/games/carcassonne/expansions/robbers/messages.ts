/** The messages of The Robbers. */
export const en = {
  'option.robbers': 'The Robbers: 8 tiles, and robbers who take half of what others get next (default: no)',
  'expansion.robbers': 'The Robbers',
  'category.robbers': 'robbers',
  'sign.bag': 'bag',
  'figure.robber': 'robber',
  'robber.at': '{colour} on {space} beside {colours}',
  'choice.robber': 'Robber beside {colours} (space {space})',
  'choice.robber.home': 'The robber stays at home',
  'choice.pass.robber': 'The robber stays where it is',
  'effect.robber': 'takes half of what comes there next',
  'effect.bag': 'then robbers can go out',
  'effect.robbed':
    '{own, select, yes {you rob} other {{name} robs}} {mine, select, yes {you} other {{victim}}} of {points}',
  'event.robber-moved':
    '{along, select, yes {the robber of {name} goes along} other {{name} sends the robber}} to space {space}, beside {names}',
  'event.robbed': '{name} robs {victim} of **{points, plural, one {# point} other {# points}}**',
  'step.robber':
    '{place, select, toDo {may send the robber out} other {A bag: beside whose points does your robber wait?}}',
  'step.ambush':
    '{place, select, toDo {may send its robber out} other {Another’s bag: beside whose points does your robber wait?}}',
  'from.robbers': 'it comes with the option “robbers”',
  'not-possible.robber':
    'A robber goes to a space of the score track with the figure of another player, right after a tile with a bag is placed.',
  'refused.wrong-phase.robber': 'First decide about your robber: {meeple} or {pass}.',
  'refused.wrong-phase.ambush': 'First decide where your robber goes: {meeple}.',
  'question.robber': 'where your robber goes',
  'order.robber':
    '{order, select, best {to whoever this tile brings 3 or more, else to whoever has most on the board} leader {to the leader} other {it stays at home}}',
  'seat.robber': 'robber on space {space}',
  'board.robbers': 'Robbers on the score track: {robbers}.',
  'rules.robbers.title': 'The Robbers',
  'rules.robbers.text':
    'Without a map {tiles} more tiles are in the stack, each with a bag. When one lies, before any piece, its player may put the own robber beside another player’s figure on the score track; then the next player whose robber is at home may. Who comes to that space later counts, too. When a figure there next moves for what is completed or for an abbot taken back, the robber’s player gets half of that, rounded up, and the robber comes home; the other keeps all. Of several features it is the smallest, of several figures the largest. Robbed points rob nobody: the robber goes along, unless another player’s figure stays. At the end nobody is robbed. While others play, your standing order decides.',
  'rules.robbers.example':
    'Example: blue’s robber waited on red’s space. Red’s tile at x {x}, y {y} completes its road for {points, plural, one {# point} other {# points}}, and blue robs {robbed, plural, one {# point} other {# points}} of red.',
} as const;
