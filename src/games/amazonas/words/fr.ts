import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

/** French: the words of Amazonas. */
export const fr = {
  'game.name': 'Carcassonne : Amazonas',
  'game.short-name': 'Amazonas',
  'game.summary':
    'À ton tour, tu pioches une tuile et tu la poses pour prolonger le paysage. Ensuite, tu y places une pièce – un meeple sur un affluent ou dans un village, ou un camp dans la jungle – ou bien ta pirogue avance. Le premier joueur est tiré au sort, sauf si la salle d’attente dit que c’est la première personne inscrite.',

  'kind.tributary': 'affluent',
  'kind.village': 'village',
  'kind.jungle': 'jungle',
  'kind.amazon': 'Amazone',

  'category.tributary': 'affluents',
  'category.village': 'villages',
  'category.jungle': 'camps',
  'category.amazon': 'Amazone',
  'category.mouth': 'embouchure',

  'piece.meeple': 'meeple',
  'piece.camp': 'camp',
  'piece.meeple.count': '{count, plural, =0 {aucun meeple} one {# meeple} other {# meeples}}',
  'piece.camp.count': '{count, plural, =0 {aucun camp} one {# camp} other {# camps}}',
  'piece.none':
    '{left, select, none {Il ne te reste aucune pièce} meeples {Il ne te reste aucun camp, et aucun meeple ne peut y aller} camps {Il ne te reste aucun meeple, et aucun camp ne peut y aller} other {Aucune pièce ne peut y aller}} : ta pirogue {boat, select, stays {reste à la fin du fleuve} other {+1}}.',

  'seat.score': '{pieces} en réserve, pirogue sur la case {space} sur {spaces}',
  'seat.board': 'pirogue sur la case {space} (rang {rank}), {pieces} en réserve',
  'seat.alt': 'pirogue sur la case {space} (rang {rank})',
  'seat.alt.short': 'pirogue en {space}',

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

  'pile.left':
    'Il reste {land, plural, one {# tuile Terrain} other {# tuiles Terrain}} et {amazon, plural, one {# tuile Amazone} other {# tuiles Amazone}}.',

  'choice.double': '{tile}, {rotation} degrés',
  'button.feature':
    '{kind, select, village {village} other {affluent}} +{points} {closed, select, yes {tout de suite} other {à la fin}}{boats, plural, =0 {} other {, pirogue +#}}',
  'button.jungle': 'jungle, {animals, plural, =0 {aucun animal} one {# animal} other {# animaux}}',
  'square.beside':
    '{side, select, left {à gauche} right {à droite} above {au-dessus} other {au-dessous}} {kind, select, village {du village} tributary {de l’affluent} amazon {de l’Amazone} other {de la jungle}}',
  'choice.meeple': 'Meeple : {place}',
  'choice.camp': 'Camp : {place}',
  'choice.boat': 'Aucune pièce, pirogue {end, select, yes {reste} other {+1}}',

  'line.boat': '{command} – aucune pièce, pirogue +1 ; {effect}',
  'line.double': '{tile}, {rotation}° – {effect}',
  'line.boat.text': 'aucune pièce, pirogue +1 : {effect}',

  'double.list': 'Pose maintenant une des double-tuiles avec {commands} :',
  'double.next': 'Prochaine étape : choisis une double-tuile avec {commands}.',
  'double.to-do': 'doit poser une double-tuile',
  'double.text': 'Double-tuiles au choix :',
  'double.panel':
    'Une tuile « ! » : une double-tuile Amazone prolonge maintenant le fleuve. Choisis-en une par sa lettre :',
  'double.menu': 'Après une tuile « ! » : choisis une double-tuile',
  'double.lies': 'au bout du fleuve',

  'effect.closes':
    'complète {kind, select, village {le village} other {l’affluent}}, {points, plural, one {# point} other {# points}}{nobody, select, yes { pour un meeple placé là} without { pour personne, car il ne te reste aucun meeple} other { pour {names}}}',
  'effect.sails': '{own, select, yes {ta pirogue} other {pirogue de {name}}} +{steps}',
  'effect.amazon.scores': '{points, plural, one {# point} other {# points}} du fleuve pour {names}',
  'effect.sails.no-points':
    'aucun point du fleuve : {own, select, yes {ta pirogue} other {pirogue de {name}}} +{steps}',
  'effect.amazon':
    'évaluation du fleuve ({caimans, plural, one {# caïman} other {# caïmans}}, {piranhas, plural, one {# piranha} other {# piranhas}})',
  'effect.feature':
    '{tiles, plural, one {# tuile} other {# tuiles}}{fruit, plural, =0 {} one {, # icône de fruits} other {, # icônes de fruits}}{boats, plural, =0 {} one {, # icône pirogue} other {, # icônes pirogue}}{closed, select, yes {, complet} other {}}',
  'effect.jungle':
    '{tiles, plural, one {# tuile} other {# tuiles}}, {animals, plural, one {# animal} other {# animaux}}',

  'event.piece.meeple': 'meeple {kind, select, village {dans le village} other {sur l’affluent}}',
  'event.piece.camp': 'camp dans la jungle',
  'event.sailed.icons':
    'pirogue de {name} +{steps} (case {to}{lost, plural, =0 {} one { ; # de trop au bout du fleuve} other { ; # de trop au bout du fleuve}})',
  'event.sailed.no-piece':
    'aucune pièce : pirogue de {name} {lost, plural, =0 {+1 (case {to})} other {reste sur la case {to}, au bout du fleuve}}',
  'event.sailed.no-points':
    'aucun point du fleuve : pirogue de {name} {lost, plural, =0 {+1 (case {to})} other {reste sur la case {to}, au bout du fleuve}}',
  'event.scored':
    '{names} {count, plural, one {marque} other {marquent chacun}} **{points, plural, one {# point} other {# points}}** pour {feature}',
  'event.scored.nobody': 'complété sans personne dessus : {kind} ({facts})',
  'event.scored.beaten': ' (moins de pièces à cet endroit : {names})',
  'event.amazon':
    'Évaluation du fleuve ({caimans, plural, one {# caïman} other {# caïmans}}, {piranhas, plural, one {# piranha} other {# piranhas}} ; deuxième pirogue : piranhas seulement) : {awards}',
  'event.mouth': 'Embouchure : {awards}',

  'feature.tributary':
    'l’affluent{closed, select, yes {} other { incomplet}} ({tiles, plural, one {# tuile} other {# tuiles}}{fruit, plural, =0 {} one {, # icône de fruits} other {, # icônes de fruits}})',
  'feature.village':
    'le village{closed, select, yes {} other { incomplet}} ({tiles, plural, one {# tuile} other {# tuiles}}{fruit, plural, =0 {} one {, # icône de fruits} other {, # icônes de fruits}})',
  'feature.jungle': 'le camp ({animals, plural, one {# animal} other {# animaux}} dans la jungle)',

  'features.held': 'Affluents et villages incomplets avec des pièces :',
  'features.free': 'Affluents et villages incomplets sans pièce :',
  'features.endless': 'Jungles :',
  'features.complete': 'Affluents et villages complets :',

  'refused.wrong-phase.draw': 'Il faut d’abord piocher une tuile : {draw}.',
  'refused.wrong-phase.place': 'Une tuile est piochée, il faut d’abord la poser : {place}.',
  'refused.wrong-phase.double': 'Il faut d’abord poser une des double-tuiles : {double}.',
  'refused.wrong-phase.piece': 'La tuile est posée. Choisis maintenant une pièce : {meeple}, {camp} ou {boat}.',
  'refused.square-taken':
    'Il y a déjà une tuile en x {x}, y {y}. Choisis une case libre ; {place} propose celles qui conviennent.',
  'refused.square-apart':
    'La case x {x}, y {y} ne touche aucune tuile. Choisis-en une à côté d’une tuile ; {place} propose celles qui conviennent.',
  'refused.square-ahead':
    'La case x {x}, y {y} est en aval de la fin du fleuve. Les tuiles Terrain vont jusqu’à la colonne {front}, celle de la tuile Amazone la plus avancée.',
  'refused.edge-clash':
    'La tuile ne prolonge pas le paysage en x {x}, y {y} : {clashes}. Tourne-la ou choisis une autre case ; {place} propose ce qui convient.',
  'refused.clash': 'côté {side}, elle montre « {offered} » et sa voisine « {demanded} »',
  'refused.not-the-river': 'Une tuile Amazone prolonge le fleuve : elle va en x {x}, y {y}.',
  'refused.river-blocked':
    'Avec {rotation}°, le fleuve ne pourrait plus couler. Choisis une des rotations que {place} propose.',
  'refused.no-such-double':
    'Aucune double-tuile ne s’appelle « {tile} ». {double} propose celles qui sont encore visibles.',
  'refused.double-used':
    'La double-tuile « {tile} » est déjà utilisée. {double} propose celles qui sont encore visibles.',
  'refused.no-such-segment': 'Cet endroit n’existe pas sur la tuile que tu viens de poser.',
  'refused.wrong-segment.meeple': 'Un meeple va sur un affluent ou dans un village. Pour la jungle, prends {camp}.',
  'refused.wrong-segment.camp': 'Un camp va dans la jungle. Pour un affluent ou un village, prends {meeple}.',
  'refused.occupied.meeple':
    'Il y a déjà un meeple {kind, select, village {dans ce village} other {sur cet affluent}}. Choisis un autre endroit ou {boat}.',
  'refused.occupied.camp': 'Il y a déjà un camp dans cette jungle. Choisis un autre endroit ou {boat}.',
  'refused.none-left.meeple': 'Il n’y a plus de meeple dans ta réserve. Prends {camp} ou {boat}.',
  'refused.none-left.camp': 'Il n’y a plus de camp dans ta réserve. Prends {meeple} ou {boat}.',

  'alt.choose-double': 'Double-tuiles au choix : {tiles}.',
  'alt.doubles': 'Encore visibles : {count, plural, one {# double-tuile} other {# double-tuiles}}.',
  'alt.boats': 'Pirogues : {boats}.',
  'alt.boat': '{name} sur la case {space}',
  'alt.river': 'Le fleuve a {spaces} cases et finit à la colonne {front}.',
  'alt.left':
    'Reste dans la pile : {land, plural, one {# tuile Terrain} other {# tuiles Terrain}}, {tributaries} avec affluents et {villages} avec villages ; {amazon, plural, one {# tuile Amazone} other {# tuiles Amazone}}, dont {bangs} « ! ».',
  'alt.left.icons': 'Sur les tuiles Terrain : {icons}.',

  'text.river':
    'Fleuve : {spaces} cases, il continue en x {x}, y {y}. Les tuiles Terrain vont jusqu’à la colonne {front} comprise.',
  'text.doubles': 'Double-tuiles encore visibles : {tiles}.',

  'rules.turn.title': 'Un tour',
  'rules.turn.text':
    'Un tour a quatre étapes. Tu pioches une tuile. Tu la poses pour prolonger le paysage. Tu y places une pièce, un meeple ou un camp ; si tu n’en places aucune, quelle qu’en soit la raison, ta pirogue avance de 1 case. Ensuite, les affluents et les villages que la tuile a complétés rapportent leurs points, et leurs meeples reviennent. Après une tuile Amazone, ce sont les pirogues qui sont évaluées. Puis le joueur suivant pioche.',
  'rules.turn.example':
    'Exemple : rouge a posé la tuile en x {x}, y {y} et placé un meeple sur son affluent. Cet affluent porte {boats, plural, one {# icône pirogue} other {# icônes pirogue}} ; la pirogue rouge a donc avancé jusqu’à la case {space}.',
  'rules.placing.title': 'Poser une tuile Terrain',
  'rules.placing.text':
    'Une tuile Terrain touche au moins une tuile par un côté entier, et le paysage continue de chaque côté qui touche : jungle contre jungle, village contre village, affluent contre affluent. À côté du fleuve et derrière sa source, tu vas aussi loin que tu veux, mais jamais en aval du fleuve : la colonne de sa tuile la plus avancée est la dernière. Une tuile qui ne convient nulle part quitte la partie et tu pioches de nouveau. Les colonnes (x) se comptent vers l’aval, les lignes (y) vers le bas, les rotations en degrés dans le sens horaire.',
  'rules.placing.example':
    'Exemple : la tuile piochée peut aller sur {squares, plural, one {la # case marquée} other {les # cases marquées}}. Les tuiles Terrain vont jusqu’à la colonne {front} comprise.',
  'rules.meeples.title': 'Les meeples',
  'rules.meeples.text':
    'Chacun a {meeples, plural, one {# meeple} other {# meeples}}. À chaque tour, une seule pièce va sur la tuile que tu viens de poser. Un meeple va sur un affluent ou dans un village sans aucun meeple, ni à toi ni à un autre, sur toutes ses tuiles. Plusieurs meeples ne s’y retrouvent que si une tuile posée plus tard réunit ce qui était séparé. Un meeple ne va jamais sur le fleuve ni sur la tuile de départ, mais les rives d’une tuile Amazone sont permises. Quand son affluent ou son village est évalué, il revient, trop tard pour servir de nouveau dans ce tour.',
  'rules.meeples.example':
    'Exemple : le meeple rouge est sur l’affluent en x {x1}, y {y1}. La tuile que bleu a posée en x {x2}, y {y2} le prolonge ; bleu ne pouvait donc pas y placer de meeple et a placé un camp dans la jungle.',
  'rules.tributaries.title': 'Les affluents',
  'rules.tributaries.text':
    'Un affluent est complet quand aucun de ses bouts n’est ouvert : il s’arrête à un rocher, à une intersection, à un village ou dans l’Amazone, ou il revient sur lui-même. Il vaut 1 point par tuile et 1 par icône de fruits. S’il est encore incomplet à la fin de la partie, il vaut autant. Une tuile compte une fois, même si l’affluent la traverse plusieurs fois ; la tuile de départ et une double-tuile comptent chacune pour une tuile.',
  'rules.tributaries.example':
    'Exemple : la tuile de bleu en x {x}, y {y} complète l’affluent de rouge. Il a {tiles, plural, one {# tuile} other {# tuiles}} et {fruit, plural, one {# icône de fruits} other {# icônes de fruits}} : {points, plural, one {# point} other {# points}} pour rouge.',
  'rules.villages.title': 'Les villages',
  'rules.villages.text':
    'Un village est complet quand la jungle ou le fleuve l’entoure sans interruption. Il vaut alors 2 points par tuile et 1 par icône de fruits. S’il est encore incomplet à la fin de la partie, il ne vaut que 1 point par tuile et 1 par icône de fruits. Une tuile compte une fois ; la tuile de départ et une double-tuile comptent chacune pour une tuile.',
  'rules.villages.example':
    'Exemple : la tuile en x {x}, y {y} complète le village de rouge. Il a {tiles, plural, one {# tuile} other {# tuiles}} et {fruit, plural, one {# icône de fruits} other {# icônes de fruits}} : {points, plural, one {# point} other {# points}}.',
  'rules.majority.title': 'À qui vont les points',
  'rules.majority.text':
    'Une tuile peut réunir des affluents ou des villages qui portent déjà des meeples. Qui y a le plus de meeples reçoit tous les points. À égalité, chacun des premiers reçoit tous les points, les autres n’ont rien. Tous les meeples qui s’y trouvent reviennent, ceux des autres aussi. À la fin de la partie, les camps d’une jungle se comparent de la même façon.',
  'rules.majority.example':
    'Exemple : la tuile en x {x}, y {y} fait de trois villages un seul. Rouge y a {red, plural, one {# meeple} other {# meeples}}, bleu {blue} : rouge reçoit {points, plural, one {# point} other {# points}}, bleu rien.',
  'rules.camps.title': 'Les camps et les jungles',
  'rules.camps.text':
    'Chacun a {camps, plural, one {# camp} other {# camps}}. Un camp se place dans une jungle de la tuile que tu viens de poser, à condition que toute cette jungle soit sans camp. Les affluents, les villages et l’Amazone séparent les jungles ; le long des rives, une jungle continue d’un morceau du fleuve à l’autre. Les camps restent jusqu’à la fin de la partie. Alors une jungle donne 1 point par animal à qui y a le plus de camps, une seule fois, quel qu’en soit le nombre ; à égalité, chacun reçoit tout.',
  'rules.camps.example':
    'Exemple : la jungle de rouge a {red, plural, one {# animal} other {# animaux}}, celle de bleu {blue}. Si la partie se terminait maintenant, ce seraient leurs points.',
  'rules.boats.title': 'Les pirogues',
  'rules.boats.text':
    'Toutes les pirogues partent de la source, la case 1. La tienne avance de 1 case pour chaque icône pirogue d’un affluent où tu places un meeple. Tant que ton meeple y est, elle avance aussi pour chaque icône pirogue qui s’y ajoute, même pendant le tour des autres. Elle avance de 1 case si tu ne places aucune pièce, et de 1 si une évaluation du fleuve ne te rapporte rien. Tout cela est obligatoire. Une tuile Amazone ajoute 1 case au fleuve, une double-tuile 2. Aucune pirogue ne dépasse la dernière case, les pas de trop sont perdus ; plusieurs pirogues peuvent partager une case.',
  'rules.boats.example':
    'Exemple : la tuile en x {x}, y {y} a ajouté {icons, plural, one {# icône pirogue} other {# icônes pirogue}} à l’affluent de rouge. La pirogue rouge est passée de la case {from} à la case {space}.',
  'rules.amazon.title': 'Les tuiles Amazone et l’évaluation du fleuve',
  'rules.amazon.text':
    'Une tuile Amazone prolonge toujours le fleuve ; tu choisis seulement son sens. Après la pièce de ce tour, les pirogues sont évaluées. Celles de la case occupée la plus avancée reçoivent 1 point par caïman et par piranha des tuiles Amazone de ce tour. Celles de la case occupée suivante reçoivent 1 point par piranha. Les pirogues d’une même case reçoivent autant, et une égalité en tête ne supprime pas la deuxième place. À deux joueurs, le second ne marque qu’à exactement une case du premier. Puis chaque pirogue restée sans points avance de 1 case, toutes en même temps.',
  'rules.amazon.example':
    'Exemple : {caimans, plural, one {# caïman} other {# caïmans}} et {piranhas, plural, one {# piranha} other {# piranhas}}. Rouge était en tête et reçoit {first, plural, one {# point} other {# points}} ; bleu et vert, juste derrière, en reçoivent {second} chacun. Jaune n’a rien et avance à la case {space}.',
  'rules.doubles.title': 'Les tuiles « ! » et les double-tuiles',
  'rules.doubles.text':
    'Après une tuile Amazone « ! », tu poses aussitôt une des double-tuiles encore visibles, celle que tu veux. Elle se pose en travers du fleuve sur deux cases, si bien que le fleuve continue une ligne plus haut ou plus bas, et elle ajoute 2 cases. La pièce de ce tour ne peut aller que sur la double-tuile. Une seule évaluation du fleuve compte les caïmans et les piranhas des deux. Il y a une double-tuile de plus que de tuiles « ! » : elle reste hors de la partie.',
  'rules.doubles.example':
    'Exemple : rouge a posé la tuile « ! » en x {x1}, y {y1}, puis une double-tuile à partir de x {x2}, y {y2}. Le fleuve a maintenant {spaces} cases et continue en x {nextX}, y {nextY} ; il reste {left, plural, one {# double-tuile visible} other {# double-tuiles visibles}}.',
  'rules.end.title': 'La fin de la partie',
  'rules.end.text':
    'La partie finit avec le tour où la dernière tuile est piochée, joué en entier, ou quand aucune des tuiles restantes n’a plus de place. Puis on évalue les affluents et les villages incomplets, et les camps dans leurs jungles. À l’embouchure, les pirogues reçoivent des points selon l’ordre de leurs cases : {first}, {second} et {third} à quatre ou cinq joueurs, {fewFirst} et {fewSecond} à deux ou trois. Les pirogues d’une même case reçoivent autant ; à deux joueurs, le second ne marque qu’à exactement une case du premier. Le meilleur score gagne, à égalité la victoire est partagée.',
  'rules.end.example':
    'Exemple : à l’embouchure, rouge reçoit {red}, bleu {blue}, vert {green}, noir {black} et jaune {yellow}.',
  'rules.undo.title': 'Annuler',
  'rules.undo.text':
    'Tu peux annuler ta dernière action, puis, pendant ton tour, celle d’avant, jusqu’à ta pioche. Quand ton tour est fini, tu peux encore annuler sa dernière action tant que le joueur suivant n’a pas pioché ; ce qui a terminé la partie reste. Ensuite, tant que le joueur suivant n’a pas posé, tous les autres doivent accepter : la tuile piochée revient alors sur le dessus de la pile et sera de nouveau la suivante, donc personne ne pioche deux fois. Sinon une pioche est définitive : on n’annule ni la pioche, ni ce qui la précède. Si la pioche est automatique, un tour fini demande toujours l’accord des autres. Tout le monde voit ce qui a été annulé.',
  'rules.undo.example':
    'Exemple : rouge a posé la tuile en x {x}, y {y} et doit encore choisir une pièce. Annuler maintenant reprend la tuile ; elle reste la tuile piochée et peut aller ailleurs.',
  'picture.space': 'case',
  'picture.rank': '{rank, selectordinal, one {#er} other {#e}}',

  'term.points': 'ce tour-ci',
  'term.tributaries': 'pour les affluents',
  'term.villages': 'pour les villages',
  'term.animals': 'pour les animaux des jungles',
  'term.returning': 'pour les meeples bientôt récupérés',
  'term.meeples': 'pour les meeples en réserve',
  'term.camps': 'pour les camps en réserve',
  'term.river': 'pour les tuiles Amazone à venir',
  'term.mouth': 'pour l’embouchure',
  'term.ahead': 'pour l’avance de la pirogue',
  'term.icons': 'pour les chances d’icônes pirogue',
  'term.move': 'pour un tour de plus',
} as const satisfies Catalogue<keyof typeof en>;
