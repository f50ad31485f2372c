/** French: games that wait for players. */
export const lobbyFr = {
  'announcement.open': '**{game}** – qui veut jouer dans {thread} ?',
  'announcement.running': '**{game}** se joue dans {thread} : {players}.',
  'announcement.over': '**{game}** dans {thread} : la partie est finie.',
  'lobby.title': '**{game}** – qui veut jouer ?',
  'lobby.players': 'Joueurs ({count} sur {seats} au plus) : {players}',
  'lobby.options':
    'Premier joueur : {order, select, given {selon l’ordre d’arrivée} other {par tirage au sort}}. La pioche est {autoDraw, select, yes {automatique} other {manuelle}}.',
  'lobby.how': 'Rejoins la partie avec {join}, lance-la avec {start} dès qu’il y a {min} joueurs.',
  'lobby.closed': '**{game}** – tout le monde est parti, cette partie est fermée. {new} en ouvre une autre.',
  'lobby.started': '**{game}** – c’est parti. Joueurs dans l’ordre : {players}.',
  'lobby.proof': 'Empreinte de la pile mélangée : `{commitment}`. La graine correspondante sera révélée à la fin.',
  'lobby.opened': 'Ta partie est ouverte. Les autres la rejoignent avec {join} ; tu la lances avec {start}.',
  'lobby.opened.computers':
    '{computers, plural, one {Un ordinateur joue} other {# ordinateurs jouent}} avec toi. Tu peux commencer maintenant avec {start}{free, plural, =0 {} other {, ou attendre les autres, qui rejoignent avec {join}}}.',
  'lobby.opened.thread':
    'Ta partie est ouverte dans {thread}. Les autres y participent avec {join} ; tu la lances avec {start}.',
  'lobby.opened.unannounced':
    'Je ne peux pas écrire dans ce salon, donc ce n’est pas annoncé ici : préviens toi-même les autres.',
  'lobby.thread': '{game} – {name}',
  'lobby.joined':
    'Tu participes, ta couleur : {colour}. {count, plural, one {# joueur inscrit} other {# joueurs inscrits}}.',
  'lobby.left': 'Tu as quitté la partie.',
  'lobby.started.reply': 'La partie a commencé.',
  'lobby.ended': '**{game}** – {name} a fermé cette partie. {new} en ouvre une autre.',
  'lobby.seat': '{name} ({colour})',
  'lobby.free': 'libre',
  'lobby.alt':
    'Joueurs : {players}. {free, plural, =0 {Aucune place libre} one {# place libre} other {# places libres}}.',
  'lobby.rematch': '**Revanche :** {mentions}, on rejoue ?',
  'lobby.hints': 'Les joueurs {hints, select, yes {voient} other {ne voient pas}} ce que chaque choix rapporterait.',
  'lobby.advice': 'Les ordinateurs peuvent conseiller les joueurs ; la partie ne change pas les cotes.',
  'lobby.language': 'Langue de la table : {language}.',
  'lobby.theme': 'Images pour tout le monde : {theme}.',
  'lobby.tiles': 'Tuiles : {name}.',
  'lobby.owner':
    'Ouverte par {name}, qui peut changer ces options et lance la partie ; après une heure, chaque joueur peut la lancer.',
  'lobby.expires': 'Se ferme {when} si personne n’arrive, ne part ou ne change rien.',
  'lobby.expired':
    '**{game}** – personne n’est venu en deux semaines, cette partie est fermée. {new} en ouvre une autre.',
  'lobby.expiring':
    '{mention}, cette partie attend encore des joueurs et se ferme {when}. Elle reste ouverte si quelqu’un arrive ou change quelque chose ; {start} la lance.',
  'lobby.expiring.over': 'La partie qui allait se fermer ici n’attend plus.',
  'lobby.button.join': 'Participer',
  'lobby.button.leave': 'Partir',
  'lobby.button.how': 'Comment jouer',
  'lobby.button.start': 'Commencer',
  'lobby.menu': 'Options{of, plural, =1 {} other { {number}/{of}}}, pour qui a ouvert',
  'lobby.set.seats': 'Jusqu’à {seats} joueurs',
  'lobby.set.auto-draw': 'Piocher automatiquement ; pas d’annulation d’un tour à l’autre',
  'lobby.set.draw-by-hand': 'Piocher à la main',
  'lobby.set.random': 'Premier joueur tiré au sort',
  'lobby.set.joined': 'Le premier arrivé commence',
  'lobby.set.hints': 'Montrer ce que chaque choix rapporterait',
  'lobby.set.no-hints': 'Ne pas montrer ce que les choix rapporteraient',
  'lobby.set.advice': 'Les ordinateurs peuvent conseiller (sans cote)',
  'lobby.set.no-advice': 'Pas de conseils d’ordinateurs (avec cote)',
  'lobby.set.language': 'Langue de la table : {language}',
  'level.learner': 'Tapir 🤖 (débutant)',
  'level.regular': 'Toucan 🤖 (solide)',
  'level.strong': 'Jaguar 🤖 (fort)',
  'lobby.set.computer': 'Un ordinateur de plus : {level}',
  'lobby.set.computer.less': 'Sans {level}',
  'lobby.button.computer': 'Ajouter un ordinateur',
  'lobby.set.theme': 'Images pour tout le monde : {theme}',
  'lobby.changed': 'C’est changé.',
  'status.lobby': 'Une partie attend des joueurs ici : {players}. {join} pour la rejoindre, {start} pour la lancer.',
  'help.no-game': 'Aucune partie en cours ici. {new} en ouvre une.',
  'help.lobby':
    'Une partie attend des joueurs. {join} pour la rejoindre, {leave} pour la quitter, {start} pour la lancer dès qu’il y a {min} joueurs.',
  'help.lobby.full':
    'Toutes les places de la partie qui attend ici sont prises : {players}. Elle commence quand l’un d’eux utilise {start}.',
  'help.lobby.alone':
    'Tu participes ; il faut encore au moins un joueur. Les autres rejoignent la partie avec {join}. Son option change ta couleur, {leave} quitte la partie.',
  'help.lobby.ready':
    'Tu participes : {players}. {start} lance la partie ; d’autres peuvent encore la rejoindre avec {join}, {leave} la quitte.',
  'rematch.opened': 'Ta revanche est ouverte et tous ceux qui ont joué sont invités ; tu la lances avec {start}.',
  'rematch.joined': 'Tu en es déjà. La revanche commence avec {start} dès que {min} joueurs sont là.',
};
