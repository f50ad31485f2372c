/** French: what tells of a game: its log, score, record, proof, tiles, animation and rules. */
export const tellingFr = {
  'event.discarded': 'La tuile « {tile} » ne va nulle part et est écartée.',
  'event.placed': 'tuile en x {x}, y {y} ({tile})',
  'event.award': '{name} **{points}**',
  'event.award.none': 'aucun point pour personne',
  'score.title': '**Scores**',
  'score.seat': '{name} : **{points}**',
  'score.sources': '**D’où viennent les points**',
  'score.sum': '{category} {points}',
  'score.none': 'Personne n’a encore marqué.',
  'score.turn': 'Tour {turn} : {line}',
  'score.turn.several': 'Tour {turn} :',
  'score.final': 'Décompte final :',
  'notice.begun': 'La partie de {channel} commence ; {name} joue en premier.',
  'notice.played': '**{name}** a joué dans {channel} :',
  'notice.anew': '**{name}** a annulé et rejoué son tour dans {channel} :',
  'notice.scores': 'Scores : {ranking}',
  'notice.over': 'La partie de {channel} est terminée.',
  'page.back': 'Retour',
  'page.forward': 'Suite',
  'page.newer': 'Plus récent',
  'page.older': 'Plus ancien',
  'page.of': 'Page {page} sur {pages}',
  'page.turn': 'Tour {turn} sur {turns}',
  'page.turns': 'Tours {first} à {last} sur {turns}',
  'log.turn': '**Tour {turn} : {name}**, {when}',
  'log.taken-back': 'annulé : {what}',
  'log.none': 'Il ne s’est encore rien passé : personne n’a pioché.',
  'log.no-turn':
    'Il n’y a pas de tour {turn} : {turns, plural, =0 {aucune tuile n’a encore été piochée} one {il y a eu # tour jusqu’ici} other {il y a eu # tours jusqu’ici}}. {log} montre les derniers.',
  'rule.overview': '**Les règles par thème.** Choisis-en un ci-dessous.',
  'rule.menu': 'Lire une règle',
  'rule.menu.others': 'Règles des options non choisies',
  'rule.button.example': 'Voir un exemple',
  'rule.button.rule': 'Retour à la règle',
  'export.done':
    'L’enregistrement de cette partie : chaque action, par couleurs et sans noms. {verify} vérifie un tel fichier.',
  'export.running': 'La partie n’est pas finie : le fichier ne dit pas ce qui reste à piocher.',
  'verify.yes':
    '**Oui, la pile était fixée dès le début.** La graine `{seed}` donne exactement cette pile de {count, plural, one {# tuile} other {# tuiles}} et ce premier joueur, et chaque action de la partie suit les règles.',
  'verify.no': '**Non, quelque chose diffère :**',
  'verify.running':
    'La pile de {count, plural, one {# tuile} other {# tuiles}} a été mélangée au début ; il en reste {left, plural, one {#} other {#}}. À la fin, la graine secrète est révélée, et {verify} prouve qu’elle donne cette pile et ce premier joueur.',
  'verify.by-hand': 'La pile de cette partie n’a pas été mélangée à partir d’une graine ; il n’y a donc pas de preuve.',
  'verify.fingerprint': 'Empreinte de la pile mélangée : `{commitment}`.',
  'verify.published': 'Elle a été publiée au début de la partie : {link}. Compare les deux empreintes.',
  'verify.there': 'le message',
  'verify.yourself':
    'Tu n’as pas à me croire sur parole : {export} donne l’enregistrement, et sa description dit comment l’empreinte est faite.',
  'verify.file.yes': '**Oui, l’enregistrement {name} est valable.**',
  'verify.file.no': '**Non, l’enregistrement {name} n’est pas valable :**',
  'verify.same-game': 'C’est l’empreinte de la partie de ce salon.',
  'verify.other-game':
    'Ce n’est pas l’enregistrement de la dernière partie de ce salon ; à toi de comparer si son empreinte a été publiée au début.',
  'verify.too-large':
    '{name} dépasse {limit} Kio ; aucun enregistrement de partie n’est si grand. {export} donne celui de la partie de ce salon.',
  'verify.unreachable': '{name} n’a pas pu être téléchargé depuis Discord. Réessaie.',
  'verify.busy':
    'D’autres fichiers sont en cours de vérification ; {name} n’a donc pas été examiné. Réessaie dans une minute.',
  'verify.too-long':
    'La vérification de {name} dure plus longtemps que celle de l’enregistrement de n’importe quelle partie. {export} donne celui de la partie de ce salon.',
  'verify.not-json': '{name} n’est pas un texte JSON. Joins un fichier tel que le donne {export}.',
  'verify.not-record': '{name} n’est pas l’enregistrement d’une partie. Ce qui ne va pas, en termes techniques :',
  'verify.other-stack':
    '{name} n’est pas un enregistrement vérifiable : sa pile ne se compose pas des tuiles de son jeu de tuiles. {export} donne l’enregistrement de la partie de ce salon.',
  'verify.more-faults': 'Et encore {more, plural, one {# erreur} other {# erreurs}}.',
  'differs.version': 'la partie a été jouée avec la version {told} des règles ; ce bot joue la version {known}',
  'differs.tile-set': 'la partie a été jouée avec le jeu de tuiles {told}, que ce bot n’a pas ; le sien est {given}',
  'differs.tile-set-id': 'le jeu de tuiles s’appelle {given}, pas {told}',
  'differs.pile-tile': 'la tuile {number} de la pile, {tile}, n’est pas une tuile qu’on pioche',
  'differs.refused': 'l’entrée {number} du journal, {line}, est contraire aux règles : {reason}',
  'differs.commitment': 'l’empreinte de ce mélange est {actual}, pas {told}',
  'differs.first': 'd’après la graine, {actual} commence, pas {told}',
  'differs.pile': 'd’après la graine, la tuile {number} de la pile est {actual}, pas {told}',
  'differs.layout': 'ce qui est disposé au début n’est pas ce que donne la graine',
  'differs.strange-layout': 'ce qui est disposé au début ne peut pas se trouver là',
  'differs.undrawn':
    '{actual, plural, one {# tuile n’est pas encore piochée} other {# tuiles ne sont pas encore piochées}}, pas {told}',
  'differs.result':
    '{key, select, scores {les scores sont} winners {les gagnants sont} other {l’empreinte de la position finale est}} {actual}, pas {told}',
  'differs.not-over': 'il indique un résultat, mais son journal n’atteint pas la fin de la partie',
  'differs.log': 'l’entrée {number} du journal n’est pas ce qui a été fait dans la partie de ce salon',
  'untold.seed': 'Il ne donne pas de graine : on ne peut pas vérifier que la pile en provient.',
  'untold.commitment': 'Il ne donne pas d’empreinte : on ne peut pas vérifier que le mélange était fixé dès le début.',
  'untold.result': 'Il ne donne pas de résultat : la partie n’était pas terminée.',
  'suggest.tiles':
    '{axis} {value} : {squares, plural, one {{count, plural, one {# tuile sur {total} va} other {# tuiles sur {total} vont}}} other {# cases, au plus {count} tuiles sur {total} vont}}',
  'tiles.none': 'La pile est vide.',
  'tiles.more': 'Et encore {more, plural, one {# sorte} other {# sortes}}.',
  'tiles.words': 'Toutes en texte',
  'tiles.both':
    'Une case a une colonne et une ligne : donne x et y, ou aucun des deux pour toutes les tuiles restantes.',
  'tiles.fits':
    'Sur {total, plural, one {# tuile} other {# tuiles}} que personne n’a encore vues, {count, plural, =0 {aucune ne va} one {# va} other {# vont}} en x {x}, y {y} sur le plateau actuel.',
  'tiles.fit': '{tile} ; {rotations}',
  'tiles.marked': 'Les tuiles restantes ; celles qui vont en x {x}, y {y} sont marquées.',
  'replay.told': 'La partie tour par tour, en {frames, plural, one {# image} other {# images}}.',
  'replay.too-large':
    'L’animation de cette partie dépasse ce que Discord permet ici. {log} raconte la partie en texte, {export} en donne l’enregistrement.',
  'web.button': 'Sur le web',
  'web.open': '**La partie de ce salon dans le navigateur :** {link}',
  'web.who':
    'Avec ce lien, on peut regarder sans rien changer. La personne qui a ouvert la partie, ou qui gère ce salon, peut désactiver la page avec {page}.',
  'web.closed':
    'La partie de ce salon n’a pas de page dans le navigateur. La personne qui a ouvert la partie, ou qui gère ce salon, peut l’activer avec {page} ; elle reçoit alors un nouveau lien.',
  'web.told': 'Tout le salon voit que c’est toi.',
  'web.help': '{page} donne le lien de cette partie pour le navigateur.',
};
