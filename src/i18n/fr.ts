import { boardFr } from './board/fr.ts';
import type { Catalogue } from './catalogue.ts';
import { controlsFr } from './controls/fr.ts';
import { endingFr } from './ending/fr.ts';
import { peopleFr } from './people/fr.ts';
import { rulesFr } from './rules/fr.ts';
import { tellingFr } from './telling/fr.ts';

/**
 * French. Keys and arguments as in `en.ts`; apostrophes are typographic, since `'` quotes in ICU messages, and a
 * no-break space stands before `: ; ! ?` and inside guillemets.
 */
export const fr = {
  'command.new': 'Ouvre une partie de Carcassonne : Amazonas dans ce salon',
  'command.new.game': 'Quel jeu ; il n’y en a qu’un pour l’instant',
  'command.new.game.amazonas': 'Carcassonne : Amazonas',
  'command.new.seats': 'Nombre maximal de joueurs, de 2 à 5 (5 par défaut)',
  'command.new.auto-draw': 'Pioche aussitôt pour le joueur suivant ; un tour fini ne peut alors plus être annulé',
  'command.new.thread': 'Jouer dans un fil à part sous ce salon',
  'command.new.order': 'Qui commence : par tirage au sort, ou selon l’ordre d’arrivée',
  'command.new.order.random': 'par tirage au sort',
  'command.new.order.joined': 'selon l’ordre d’arrivée',
  'command.new.theme': 'Couleurs des images que tout le monde voit (par défaut : de jour)',
  'command.join': 'Rejoins la partie qui attend des joueurs ici',
  'command.join.colour': 'Ta couleur ; sans choix, tu reçois la première qui est libre',
  'command.leave': 'Quitte la partie qui attend des joueurs ici',
  'command.start': 'Lance la partie ; il faut de 2 à 5 joueurs',
  'command.draw': 'Pioche une tuile, ou revois celle que tu as piochée et où elle convient',
  'command.place': 'Place la tuile piochée ; ce que tu omets est complété s’il ne reste qu’un choix',
  'command.place.x': 'Colonne ; le fleuve coule vers les nombres plus grands',
  'command.place.y': 'Ligne ; les nombres plus grands sont plus bas',
  'command.place.rotation': 'Degrés dans le sens horaire',
  'command.double': 'Place une double-tuile Amazone après une tuile « ! »',
  'command.double.tile': 'Laquelle des double-tuiles encore visibles',
  'command.double.rotation': 'Degrés dans le sens horaire',
  'command.meeple': 'Pose un meeple sur un affluent ou dans un village de la tuile que tu viens de placer',
  'command.meeple.on': 'Où sur la tuile',
  'command.camp': 'Pose un camp dans une jungle de la tuile que tu viens de placer',
  'command.camp.on': 'Où sur la tuile',
  'command.boat': 'Ne pose aucune pièce : ta pirogue avance de 1 case et ton tour se termine',
  'command.undo': 'Annule ta dernière action ; une pioche est définitive',
  'command.board': 'Montre le plateau tel qu’il est maintenant',
  'command.board.view': 'Une image, ou tout en mots',
  'command.board.view.whole': 'tout le plateau',
  'command.board.view.focus': 'autour du dernier tour',
  'command.board.view.text': 'en mots (pour lecteurs d’écran)',
  'command.board.private': 'Pour toi uniquement (par défaut), ou pour tout le monde',
  'command.turn': 'À qui le tour, et que peut-on faire maintenant',
  'command.score': 'Points, pièces et pirogues, et d’où vient chaque point',
  'command.help': 'Que puis-je faire ici et maintenant',

  'colour.yellow': 'jaune',
  'colour.red': 'rouge',
  'colour.green': 'vert',
  'colour.blue': 'bleu',
  'colour.black': 'noir',
  'kind.tributary': 'affluent',
  'kind.village': 'village',
  'kind.jungle': 'jungle',
  'kind.amazon': 'Amazone',
  'piece.meeple': 'meeple',
  'piece.camp': 'camp',
  'compass.n': 'nord',
  'compass.ne': 'nord-est',
  'compass.e': 'est',
  'compass.se': 'sud-est',
  'compass.s': 'sud',
  'compass.sw': 'sud-ouest',
  'compass.w': 'ouest',
  'compass.nw': 'nord-ouest',

  'tile.segment': '{kind} ({sides})',
  'tile.marks.fruit': '{count, plural, one {# icône de fruits} other {# icônes de fruits}}',
  'tile.marks.boat': '{count, plural, one {# icône pirogue} other {# icônes pirogue}}',
  'tile.marks.animal': '{count, plural, one {# animal} other {# animaux}}',
  'tile.marks.caiman': '{count, plural, one {# caïman} other {# caïmans}}',
  'tile.marks.piranha': '{count, plural, one {# piranha} other {# piranhas}}',
  'tile.jungle-only': 'jungle',
  'tile.bang': 'tuile « ! »',
  'tile.amazon': 'tuile Amazone',
  'tile.double': 'double-tuile Amazone',
  'tile.start': 'tuile de départ',

  'lobby.title': '**Carcassonne : Amazonas** – qui veut jouer ?',
  'lobby.players': 'Joueurs ({count} sur {seats} au plus) : {players}',
  'lobby.options':
    'Premier joueur : {order, select, given {selon l’ordre d’arrivée} other {par tirage au sort}}. La pioche est {autoDraw, select, yes {automatique} other {manuelle}}.',
  'lobby.how': 'Rejoins la partie avec {join}, lance-la avec {start} dès qu’il y a 2 joueurs.',
  'lobby.closed':
    '**Carcassonne : Amazonas** – tout le monde est parti, cette partie est fermée. {new} en ouvre une autre.',
  'lobby.started': '**Carcassonne : Amazonas** – c’est parti. Joueurs dans l’ordre : {players}.',
  'lobby.proof': 'Empreinte de la pile mélangée : `{commitment}`. La graine correspondante sera révélée à la fin.',
  'lobby.opened': 'Ta partie est ouverte. Les autres la rejoignent avec {join} ; tu la lances avec {start}.',
  'lobby.opened.thread':
    'Ta partie est ouverte dans {thread}. Les autres y participent avec {join} ; tu la lances avec {start}.',
  'lobby.thread': 'Amazonas – {name}',
  'lobby.joined':
    'Tu participes, ta couleur : {colour}. {count, plural, one {# joueur inscrit} other {# joueurs inscrits}}.',
  'lobby.left': 'Tu as quitté la partie.',
  'lobby.started.reply': 'La partie a commencé.',

  'turn.first': '**La partie commence.** {name} joue en premier.',
  'turn.last': '**{name}** a joué :',
  'turn.to-move': '{mention}, c’est ton tour : {draw}.',
  'turn.to-place': '{mention}, c’est ton tour : {place}.',
  'turn.to-double': '{mention}, c’est ton tour : {double}.',
  'turn.to-piece': '{mention}, c’est ton tour : {meeple}, {camp} ou {boat}.',
  'turn.drawn': '{name} a pioché : {tile}.',
  'turn.taken-back': '{name} a annulé {count, plural, one {une action} other {# actions}}.',
  'turn.pile':
    'Il reste {land, plural, one {# tuile Terrain} other {# tuiles Terrain}} et {amazon, plural, one {# tuile Amazone} other {# tuiles Amazone}}.',

  'event.discarded': 'La tuile « {tile} » ne convient nulle part et quitte la partie.',
  'event.placed': 'tuile en x {x}, y {y}, {rotation}° : {tile}',
  'event.piece.meeple': 'meeple {kind, select, village {dans le village} other {sur l’affluent}}',
  'event.piece.camp': 'camp dans la jungle',
  'event.sailed.icons':
    'la pirogue de {name} gagne {steps, plural, one {# case} other {# cases}} grâce aux icônes pirogue et se trouve sur la case {to}{lost, plural, =0 {} one { (# case perdue au-delà de la fin du fleuve)} other { (# cases perdues au-delà de la fin du fleuve)}}',
  'event.sailed.no-piece':
    'aucune pièce : la pirogue de {name} {lost, plural, =0 {avance de 1 case et se trouve sur la case {to}} other {reste sur la case {to}, à la fin du fleuve}}',
  'event.sailed.no-points':
    'aucun point à l’évaluation du fleuve : la pirogue de {name} {lost, plural, =0 {avance de 1 case et se trouve sur la case {to}} other {reste sur la case {to}, à la fin du fleuve}}',
  'event.scored':
    '{names} {count, plural, one {marque} other {marquent chacun}} **{points, plural, one {# point} other {# points}}** pour {feature}',
  'event.scored.nobody': '{feature} est complété ; personne n’y était',
  'event.scored.beaten': ' (moins de pièces à cet endroit : {names})',
  'feature.tributary':
    'l’affluent{closed, select, yes {} other { incomplet}} ({tiles, plural, one {# tuile} other {# tuiles}}{fruit, plural, =0 {} one {, # icône de fruits} other {, # icônes de fruits}})',
  'feature.village':
    'le village{closed, select, yes {} other { incomplet}} ({tiles, plural, one {# tuile} other {# tuiles}}{fruit, plural, =0 {} one {, # icône de fruits} other {, # icônes de fruits}})',
  'feature.jungle': 'le camp ({animals, plural, one {# animal} other {# animaux}} dans la jungle)',
  'event.amazon':
    'Évaluation du fleuve ({caimans, plural, one {# caïman} other {# caïmans}}, {piranhas, plural, one {# piranha} other {# piranhas}}) : {awards}',
  'event.mouth': 'Embouchure : {awards}',
  'event.award': '{name} **{points}**',
  'event.award.none': 'aucun point pour personne',

  'end.title': '**La partie est terminée.** {mentions}',
  'end.winner':
    '**{count, plural, one {{names} l’emporte} other {Victoire partagée de {names}}} avec {points, plural, one {# point} other {# points}} !**',
  'end.final': '**Décompte final**',
  'end.ranking': '**Résultat :** {ranking}',
  'end.proof': 'Graine de la pile : `{seed}`. Elle donne l’empreinte du début, `{commitment}` ; {verify} le vérifie.',
  'end.category':
    '- {kind, select, tributary {Affluents} village {Villages} jungle {Camps} other {Embouchure}} : {seats}',
  'end.sources': '- {name} : {sources}',
  'end.source': '{kind, select, tributary {affluents} village {villages} jungle {camps} other {embouchure}} {points}',
  'end.seat': '{name} {points}',

  'draw.drawn': 'Tu as pioché : **{tile}**.',
  'draw.square': '{number}. x {x}, y {y} : {rotations}',
  'place.choices': 'Plusieurs placements sont possibles :',
  'place.choice': 'x {x}, y {y}, {rotation}° – {effect}',
  'place.none': 'Rien ne correspond à ta saisie. Placements possibles :',
  'double.choose': 'Place maintenant une des double-tuiles avec {double} :',
  'double.choice': '{tile}, {rotation}° – {effect}',
  'piece.choose': 'Choisis maintenant une pièce :',
  'piece.meeple.on': '{meeple} {on} – {place} : {effect}',
  'piece.camp.on': '{camp} {on} – {place} : {effect}',
  'piece.boat': '{boat} – aucune pièce : ta pirogue avance de 1 case ; {effect}',
  'piece.ambiguous': 'Où exactement ? Choix possibles :',
  'piece.unknown': 'Cet endroit n’existe pas sur la tuile que tu viens de placer. Choix possibles :',
  'turn.done': 'Ton tour est terminé.',
  'turn.done.next': 'Au suivant : {name}.',
  'undo.done': 'Action annulée.',

  'effect.none': 'rien dans l’immédiat',
  'effect.closes':
    'complète {kind, select, village {le village} other {l’affluent}}, {points, plural, one {# point} other {# points}}{nobody, select, yes {} other { pour {names}}}',
  'effect.sails': 'pirogue de {name} +{steps}',
  'effect.scores': '{points, plural, one {# point} other {# points}} pour {names}',
  'effect.amazon':
    'Amazone : {caimans, plural, one {# caïman} other {# caïmans}}, {piranhas, plural, one {# piranha} other {# piranhas}}',
  'effect.feature':
    '{tiles, plural, one {# tuile} other {# tuiles}}{fruit, plural, =0 {} one {, # icône de fruits} other {, # icônes de fruits}}{boats, plural, =0 {} one {, # icône pirogue} other {, # icônes pirogue}}{closed, select, yes {, complet} other {}}',
  'effect.jungle':
    '{tiles, plural, one {# tuile} other {# tuiles}}, {animals, plural, one {# animal} other {# animaux}} pour l’instant',
  'effect.choices': '{count, plural, one {# placement} other {# placements}}',
  'option.rotation': '{value}°',
  'suggest.choice': '{option} : {effect}',
  'effect.best': '{count, plural, one {# placement} other {# placements}} ; l’un d’eux : {effect}',

  'status.lobby': 'Une partie attend des joueurs ici : {players}. {join} pour la rejoindre, {start} pour la lancer.',
  'status.over': 'La dernière partie ici est terminée. {ranking}. {new} en ouvre une autre.',
  'status.yours': 'C’est ton tour. {next}',
  'status.others': 'C’est le tour de {name} ; dernière action : {since}. {next}',
  'status.draw': 'Prochaine étape : {draw}.',
  'status.place': 'Prochaine étape : place la tuile {tile} avec {place}.',
  'status.double': 'Prochaine étape : choisis une double-tuile avec {double}.',
  'status.piece': 'Prochaine étape : {meeple}, {camp} ou {boat}.',
  'status.undo': '{undo} annule la dernière action.',
  'status.link': 'Message du tour : {link}',

  'score.title': '**Scores**',
  'score.seat':
    '{name} : **{points}** – {meeples, plural, one {# meeple} other {# meeples}} et {camps, plural, one {# camp} other {# camps}} en réserve, pirogue sur la case {space} sur {spaces}',
  'score.sources': '**D’où viennent les points**',
  'score.category':
    '{kind, select, tributary {Affluents} village {Villages} jungle {Camps} amazon {Amazone} other {Embouchure}} **{points}** : {sources}',
  'score.sum':
    '{kind, select, tributary {affluents} village {villages} jungle {camps} amazon {Amazone} other {embouchure}} {points}',
  'score.source.at': '{points} (tour {turn}, x {x}, y {y})',
  'score.source.river': '{points} (tour {turn})',
  'score.source.final-at': '{points} (à la fin, x {x}, y {y})',
  'score.source.final': '{points} (à la fin)',
  'score.none': 'Personne n’a encore marqué.',
  'score.turn': 'Tour {turn} : {line}',

  'help.no-game': 'Aucune partie en cours ici. {new} en ouvre une.',
  'help.lobby':
    'Une partie attend des joueurs. {join} pour la rejoindre, {leave} pour la quitter, {start} pour la lancer dès qu’il y a 2 joueurs.',
  'help.watching': 'Tu regardes cette partie. {board}, {score} et {turn} répondent à tout le monde.',
  'help.waiting': 'Tu joues et c’est le tour de {name}.',
  'help.undo': 'Tant que la tuile suivante n’est pas piochée, {undo} annule ta dernière action.',
  'help.always': '{board} montre le plateau (aussi en mots), {score} les points, {turn} à qui est le tour.',
  'help.over': 'La dernière partie ici est terminée. {board} et {score} la montrent encore ; {new} en ouvre une autre.',
  'help.rules':
    'À ton tour, tu pioches une tuile et tu la places pour continuer le paysage. Ensuite, tu y poses une pièce – un meeple sur un affluent ou dans un village, ou un camp dans la jungle – ou bien ta pirogue avance.',

  ...boardFr,
  ...controlsFr,

  ...endingFr,

  ...peopleFr,
  ...rulesFr,

  ...tellingFr,

  'refused.unknown-rules':
    'Cette partie suit des règles ou utilise des tuiles que cette version du bot n’a pas. Adressez-vous à la personne qui gère le bot.',
  'refused.game-over': 'Cette partie est terminée. {new} en ouvre une autre.',
  'refused.not-your-turn': 'Ce n’est pas ton tour : c’est à {name} de jouer.',
  'refused.wrong-phase.draw': 'Il faut d’abord piocher une tuile : {draw}.',
  'refused.wrong-phase.place': 'Une tuile est piochée, il faut d’abord la placer : {place}.',
  'refused.wrong-phase.double': 'Il faut d’abord placer une des double-tuiles : {double}.',
  'refused.wrong-phase.piece': 'La tuile est placée. Choisis maintenant une pièce : {meeple}, {camp} ou {boat}.',
  'refused.square-taken':
    'Il y a déjà une tuile en x {x}, y {y}. Choisis un emplacement libre ; {place} propose ceux qui conviennent.',
  'refused.square-apart':
    'L’emplacement x {x}, y {y} ne touche aucune tuile. Choisis-en un à côté d’une tuile ; {place} propose ceux qui conviennent.',
  'refused.square-ahead':
    'L’emplacement x {x}, y {y} est en aval de la fin du fleuve. Les tuiles Terrain vont jusqu’à la colonne {front}, celle de la tuile Amazone la plus avancée.',
  'refused.edge-clash':
    'La tuile ne continue pas le paysage en x {x}, y {y} : {clashes}. Tourne-la ou choisis un autre emplacement ; {place} propose ce qui convient.',
  'refused.clash': 'côté {side}, elle montre « {offered} » et sa voisine « {demanded} »',
  'refused.not-the-river': 'Une tuile Amazone prolonge le fleuve : elle va en x {x}, y {y}.',
  'refused.river-blocked':
    'Avec {rotation}°, le fleuve ne pourrait plus couler. Choisis une des rotations que {place} propose.',
  'refused.no-such-double':
    'Aucune double-tuile ne s’appelle « {tile} ». {double} propose celles qui sont encore visibles.',
  'refused.double-used':
    'La double-tuile « {tile} » est déjà utilisée. {double} propose celles qui sont encore visibles.',
  'refused.no-such-segment': 'Cet endroit n’existe pas sur la tuile que tu viens de placer.',
  'refused.wrong-segment.meeple': 'Un meeple va sur un affluent ou dans un village. Pour la jungle, prends {camp}.',
  'refused.wrong-segment.camp': 'Un camp va dans la jungle. Pour un affluent ou un village, prends {meeple}.',
  'refused.occupied.meeple':
    'Il y a déjà un meeple {kind, select, village {dans ce village} other {sur cet affluent}}. Choisis un autre endroit ou {boat}.',
  'refused.occupied.camp': 'Il y a déjà un camp dans cette jungle. Choisis un autre endroit ou {boat}.',
  'refused.none-left.meeple': 'Il n’y a plus de meeple dans ta réserve. Prends {camp} ou {boat}.',
  'refused.none-left.camp': 'Il n’y a plus de camp dans ta réserve. Prends {meeple} ou {boat}.',
  'refused.nothing-to-take-back': 'Il n’y a encore rien à annuler.',
  'refused.not-yours-to-take-back': 'La dernière action est celle de {name} ; personne d’autre ne peut l’annuler.',
  'refused.draw-is-final': 'Une pioche est définitive : on ne peut annuler ni la tuile piochée, ni ce qui précède.',
  'refused.no-game': 'Aucune partie en cours dans ce salon. {new} en ouvre une.',
  'refused.not-started': 'La partie attend encore des joueurs ici. {start} la lance dès qu’il y a 2 joueurs.',
  'refused.already-running':
    'Une partie est déjà en cours ici. Attends qu’elle se termine, ou ouvres-en une dans un autre salon.',
  'refused.channel-busy': 'Ce salon a déjà une partie. Utilise un autre salon, ou attends que celle-ci se termine.',
  'refused.already-joined': 'Tu participes déjà. L’option colour permet de changer de couleur.',
  'refused.not-joined': 'Tu ne participes pas à cette partie. {join} pour la rejoindre.',
  'refused.lobby-full': 'Les {seats} places sont prises.',
  'refused.colour-taken': 'La couleur {colour} est déjà prise. Choisis-en une autre.',
  'refused.too-few-players': 'Il faut au moins 2 joueurs. Les autres rejoignent la partie avec {join}.',
  'refused.only-players-start': 'Il faut participer à la partie pour la lancer. {join} pour la rejoindre.',
  'refused.cannot-leave-running': 'La partie a commencé. {resign} permet de l’abandonner.',
  'refused.not-a-player': 'Tu ne joues pas dans cette partie. Joueurs : {names}. {board} te montre le plateau.',
  'refused.already-handled': 'C’est déjà fait.',
  'refused.overtaken':
    'Autre chose s’est passé au même moment dans cette partie, donc rien n’a été fait. Regarde de nouveau avec {turn}.',
  'refused.guild-only': 'Cela ne marche que dans un salon d’un serveur.',
  'refused.no-threads': 'Aucun fil ne peut être ouvert ici. Utilise {new} dans un salon textuel.',
  'refused.permissions':
    'Je n’ai pas le droit d’écrire dans ce salon. Demande à quelqu’un qui gère le serveur de me donner ici ces permissions : {permissions}. Rien n’a été changé.',
  'picture.failed': 'L’image n’a pas pu être faite cette fois.',
  'error.unexpected':
    'Une erreur est survenue de notre côté. {turn} montre où en est la partie. Si cela se reproduit, donne cette référence à l’hébergeur : {reference}.',
  'error.storage':
    'La partie n’a pas pu être lue ou enregistrée. Réessaie plus tard ; {turn} montrera où elle en est. Donne cette référence à l’hébergeur : {reference}.',
  'error.stopping': 'Le bot redémarre. Réessaie dans un instant ; rien n’a été changé.',

  'permission.ViewChannel': 'Voir le salon',
  'permission.SendMessages': 'Envoyer des messages',
  'permission.SendMessagesInThreads': 'Envoyer des messages dans les fils',
  'permission.CreatePublicThreads': 'Créer des fils publics',
  'permission.AttachFiles': 'Joindre des fichiers',
} as const satisfies Catalogue;
