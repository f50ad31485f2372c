/** French: resigning, votes, and games that end before their final scoring. */
export const endingFr = {
  'command.resign': 'Abandonne une partie en cours ; une règle simple joue ensuite pour toi',
  'command.vote': 'Demande à la table de décider ensemble',
  'command.vote.what': 'Ce que la table décide',
  'command.vote.what.abort': 'terminer cette partie maintenant, sans gagnant',
  'command.admin': 'Pour qui gère les salons : s’occuper de la partie ici',
  'command.admin.end': 'Termine la partie ici maintenant ; tout le monde saura par qui',

  'resign.warning':
    'Abandonner ? C’est définitif. {others, plural, one {La partie se termine et l’autre joueur gagne.} other {Une règle simple joue ensuite tes tours : la pose qui rapporte le plus tout de suite, une pièce seulement là où elle marque aussitôt.}}',
  'resign.button': 'Abandonner',
  'resign.done': 'Tu as abandonné.',
  'refused.resigned': 'Tu as abandonné cette partie et peux seulement la regarder. {board} montre le plateau.',
  'act.resigned': '{name} a abandonné ; une règle simple joue désormais à sa place.',
  'act.vote-opened': '{name} a demandé à la table de terminer la partie.',
  'act.vote-passed': 'La table a voté la fin de la partie.',
  'act.vote-failed': 'La table a voté pour continuer.',
  'act.ended-by-moderator': '{name} a terminé la partie.',
  'turn.last.stand-in': '**{name}** a abandonné ; une règle simple a joué :',

  'vote.title': '{mentions} : {name} demande de terminer cette partie maintenant, sans gagnant.',
  'vote.in-favour': 'Pour terminer : {names}',
  'vote.against': 'Pour continuer : {names}',
  'vote.rule':
    'C’est décidé dès que plus de la moitié des {count} joueurs sont d’accord. Ouvert jusqu’à {when} ; ensuite, un joueur qui fait attendre la partie et n’a pas voté ne compte plus.',
  'vote.passed': 'Décidé : la partie se termine.',
  'vote.failed': 'Décidé : la partie continue.',
  'vote.over': 'La partie s’est terminée avant la fin de ce vote.',
  'vote.button.yes': 'Terminer la partie',
  'vote.button.no': 'Continuer',
  'vote.opened': 'La question est posée aux autres ; ta voix compte pour terminer la partie.',
  'vote.noted': 'Ta voix est notée. Tu peux la changer jusqu’à la décision.',
  'refused.vote-open': 'La table vote déjà. Utilise les boutons de ce message-là.',
  'refused.vote-over': 'Ce vote est terminé.',

  'stopped.resigned': '**La partie est terminée :** {name} a abandonné, {winner} gagne donc. {mentions}',
  'stopped.vote': '**La partie est terminée :** la table a voté sa fin, sans gagnant. {mentions}',
  'stopped.moderator': '**La partie est terminée :** {name}, qui gère ce salon, y a mis fin sans gagnant. {mentions}',
  'alt.stopped': 'La partie s’est terminée avant le décompte final.',
  'stopped.scores': 'Scores jusqu’ici : {ranking}',
  'status.stopped':
    'La dernière partie ici s’est terminée avant le décompte final. {ranking}. {new} en ouvre une autre.',
  'admin.ended': 'La partie ici est fermée, et le salon sait que c’est toi.',
  'privacy.ended-games':
    '{count, plural, one {# partie que tu as terminée pour ses joueurs} other {# parties que tu as terminées pour leurs joueurs}}',
  'lobby.ended': '**Carcassonne : Amazonas** – {name} a fermé cette partie. {new} en ouvre une autre.',
  'refused.only-owner-starts': '{name} a ouvert cette partie et la lance ; chaque joueur le peut {when}.',
} as const;
