import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

/** French: the words of Carcassonne. */
export const fr = {
  'game.name': 'Carcassonne',
  'game.summary':
    'À ton tour, tu pioches une tuile, tu la poses de façon à prolonger le paysage, puis tu peux y placer un meeple : sur une route, dans une ville{farms, select, yes {, dans une abbaye ou, pour la fin de la partie, dans un pré} other { ou dans une abbaye}}. Le premier joueur est tiré au sort, sauf si la salle d’attente dit que c’est la première personne inscrite.',
  'game.summary.map': 'Sur une carte, la frontière ferme ce qui y mène.',

  'option.farms': 'Des meeples dans les prés, évalués à la fin (par défaut : oui)',
  'option.river': 'Commencer par la rivière, que tous posent ensemble (par défaut : non)',
  'option.abbot': 'Des jardins, et un abbé qu’on peut reprendre (par défaut : non)',
  'option.inns': 'Auberges & Cathédrales : grand meeple, tuiles sur la table libre (par défaut : non)',
  'option.traders': 'Marchands & Bâtisseurs : marchandises, bâtisseur, cochon, tuiles (table libre) (par défaut : non)',
  'option.map': 'Carte sur laquelle on joue (par défaut : aucune, la table libre)',
  'option.chips': 'Jouer avec les jetons de la carte (par défaut : non)',
  'option.towns': 'Ce que font les bourgs de la carte (par défaut : rien)',
  'option.meeples': 'Meeples de chaque joueur (par défaut : 7, ou 9 sur une carte)',
  'option.unused': 'Case de départ de la carte à laisser de côté (par défaut : tirée au sort)',
  'option.pile': '{colour}, pile {pile} : {tile}',
  'chosen.farms': '{farms, select, yes {les prés comptent à la fin} other {pas de meeples dans les prés}}',
  'chosen.expansion':
    '{played, select, yes {avec} other {sans}} {expansion, select, river {la rivière} abbot {l’abbé} other {{name}}}',
  'expansion.river': 'La Rivière',
  'expansion.abbot': 'L’Abbé',
  'expansion.inns': 'Auberges & Cathédrales',
  'expansion.traders': 'Marchands & Bâtisseurs',
  'chosen.meeples':
    '{meeples, select, usual {les meeples habituels : 7, ou 9 sur une carte} other {{meeples} meeples par joueur}}',
  'chosen.map': '{map, select, none {pas de carte} other {carte : {name}}}',
  'map.name':
    '{map, select, none {pas de carte} germany {Allemagne} france {France} benelux {Benelux} greatBritain {Grande-Bretagne} other {péninsule Ibérique}}',
  'chosen.map.named': 'carte « {name} »',
  'chosen.chips': '{chips, select, yes {avec jetons} other {sans jetons}}',
  'chosen.towns':
    '{towns, select, a {bourgs : en recouvrir un donne une autre tuile} b {bourgs : en recouvrir un coûte 2 points} c {bourgs : 2 points pour chacun au bord d’une route} other {bourgs : pas de règle spéciale}}',
  'chosen.unused':
    '{unused, select, first {sans la première case de départ} second {sans la deuxième case de départ} third {sans la troisième case de départ} fourth {sans la quatrième case de départ} other {cases de départ tirées au sort}}',
  'chosen.unused.named': 'sans la case de départ {name}',

  'preset.base': 'Jeu de base',
  'preset.box': 'Boîte actuelle : La Rivière et L’Abbé',
  'preset.big-box': 'Big Box : toutes les extensions',

  'kind.road': 'route',
  'kind.city': 'ville',
  'kind.monastery': 'abbaye',
  'kind.garden': 'jardin',
  'kind.field': 'pré',
  'kind.river': 'rivière',

  'mark.inn': 'auberge',
  'mark.cathedral': 'cathédrale',

  'category.road': 'routes',
  'category.city': 'villes',
  'category.monastery': 'abbayes',
  'category.garden': 'jardins',
  'category.field': 'prés',
  'category.chip': 'jetons',
  'category.wine': 'vin',
  'category.coats': 'blasons sur les îles',
  'category.town': 'bourgs',
  'category.goods': 'marchandises',

  chip: '{colour, select, orange {orange} lightBlue {bleu clair} other {violet}} {value}',
  'chip.count': '{count} × {chip}',
  colour: '{colour, select, orange {orange} lightBlue {bleu clair} other {violet}}',
  goods: '{goods, select, wine {vin} grain {blé} other {tissu}} {count}',

  'piece.meeple': 'meeple',
  'piece.meeple.count': '{count, plural, =0 {aucun meeple} one {# meeple} other {# meeples}}',
  'piece.upgraded': 'meeple amélioré',
  'piece.upgraded.count': '{count, plural, one {# meeple amélioré} other {# meeples améliorés}}',
  'piece.abbot': 'abbé',
  'piece.abbot.count': '{count, plural, one {# abbé} other {# abbés}}',
  'piece.large': 'grand meeple',
  'piece.large.count': '{count, plural, one {# grand meeple} other {# grands meeples}}',
  'piece.builder': 'bâtisseur',
  'piece.builder.count': '{count, plural, one {# bâtisseur} other {# bâtisseurs}}',
  'piece.pig': 'cochon',
  'piece.pig.count': '{count, plural, one {# cochon} other {# cochons}}',
  'piece.none':
    '{left, plural, =0 {Il ne te reste aucun meeple} other {Aucun meeple ne peut y être placé}} ; Confirmer termine le tour.',
  'piece.chip':
    'Confirmer prend le jeton ici (1 ou 2 points).{left, plural, =0 {} other { Ensuite, tu peux placer un meeple.}}',
  standing:
    '{piece} {kind, select, road {sur la route} city {dans la ville} monastery {dans l’abbaye} garden {dans le jardin} other {dans le pré}}',

  'seat.score': '{pieces} en réserve',
  'seat.alt': '{pieces} en réserve',
  'seat.chips': 'jetons : {chips}',
  'seat.isle': '{isle, plural, one {# meeple} other {# meeples}} sur l’île de Man',
  'seat.goods': 'marchandises : {goods}',

  'tile.coats': '{count, plural, one {# blason} other {# blasons}}',
  'tile.goods': 'marchandise : {goods, select, wine {vin} grain {blé} other {tissu}}',
  'tile.fields': 'prés',
  'tile.source': 'source de la rivière',
  'tile.lake': 'lac',

  'button.feature':
    '{kind, select, road {route} city {ville} garden {jardin} other {abbaye}} +{points} {completed, select, yes {tout de suite} other {à la fin}}',
  'button.counted': '{worth} ({facts})',
  'button.field': 'pré +{points} à la fin',
  'button.retrieve': 'Reprendre l’abbé : +{points} tout de suite',
  'way.abbot': 'peut être repris',
  'button.marked': '{mark, select, inn {route avec auberge} other {ville avec cathédrale}} +0 si incomplète',
  'button.piece': '{piece}, {place}',
  'button.sell':
    'vin {to, select, abroad {à l’étranger} other {au bourg}} +{points} (coûte {pay, select, 2 {le jeton {colour} 2} other {2 jetons {colour} 1}})',
  'square.beside':
    '{side, select, left {à gauche} right {à droite} above {au-dessus} other {au-dessous}} {kind, select, road {de la route} city {de la ville} river {de la rivière} other {du pré}}',
  'choice.meeple': '{piece} : {place}',
  'choice.pass': 'Pas de meeple',
  'choice.pass.sale': 'Ne rien vendre',
  'choice.pass.retrieve': 'Laisser l’abbé en place',
  'choice.pass.upgrade': 'Pas d’amélioration',
  'choice.pass.further': 'Terminer le tour',
  'choice.draw': 'Piocher dans la pile',
  'choice.island': 'Île ({colour}) : {tile}',
  'choice.treat': 'x {x}, y {y}',
  'choice.set': 'Payer {chips}',
  'choice.sell':
    'Vendre du vin {to, select, abroad {à l’étranger} other {au bourg}} (coûte {pay, select, 2 {le jeton {colour} 2} other {2 jetons {colour} 1}})',
  'choice.upgrade': 'Améliorer le meeple : {place}, x {x}, y {y}, pour {values}',
  'choice.turn': 'Acheter un autre tour',
  'choice.retrieve': 'Reprendre l’abbé',
  'line.pass': '{command} – pas de meeple : {effect}',
  'line.pass.text': 'pas de meeple : {effect}',

  'effect.completes':
    'complète {again, select, yes {{kind, select, road {une autre route} city {une autre ville} garden {un autre jardin} other {une autre abbaye}}} other {{kind, select, road {la route} city {la ville} garden {le jardin} other {l’abbaye}}}}, {points, plural, one {# point} other {# points}}{nobody, select, yes { pour un meeple placé là} without { pour personne, car il ne te reste aucun meeple} abbot { pour un abbé placé là} nobody { pour personne, car ton abbé n’est pas dans ta réserve} other { pour {names}}}',
  'effect.strength': 'compte pour {strength}',
  'effect.chip': 'prend un jeton (1 ou 2 points)',
  'effect.sale': 'permet de vendre du vin, {points} points',
  'effect.treat': 'prend une friandise, {points, plural, one {# point} other {# points}}',
  'effect.coats': '{points, plural, one {# point} other {# points}} pour des blasons',
  'effect.retrieved': '{points, plural, one {# point} other {# points}} tout de suite',
  'effect.town.cost': 'recouvre {town}{points, plural, =0 {} one {, moins # point} other {, moins # points}}',
  'effect.town.tile': 'recouvre {town}, ce qui donne une autre tuile',
  'effect.second': 'donne une deuxième tuile ({piece})',
  'effect.goods': '{own, select, yes {tu prends} other {{name} prend}} des marchandises : {goods}',
  'effect.builder': 'tes prochaines tuiles ici t’en donnent une deuxième',
  'effect.pig': 'si tu remportes le pré, 1 point de plus par ville complète',
  'effect.wine': 'une fois par tour',
  'effect.upgrade': 'compte désormais pour deux meeples',
  'effect.set':
    '{meeples, plural, =0 {aucun meeple n’est sur l’île de Man} one {# meeple rentre} other {# meeples rentrent}}',
  'effect.turn': 'un meeple part sur l’île de Man',
  'effect.pile': 'personne ne connaît encore la tuile',
  'effect.island': 'coûte un jeton',
  'facts.road':
    '{tiles, plural, one {# tuile} other {# tuiles}}{coats, plural, =0 {} one {, # blason} other {, # blasons}}{towns, plural, =0 {} one {, # bourg voisin} other {, # bourgs voisins}}{mark, select, inn {, auberge{completed, select, no { (rien tant qu’elle est incomplète)} other {}}} other {}}{completed, select, yes {, complète} other {}}',
  'facts.city':
    '{tiles, plural, one {# tuile} other {# tuiles}}{coats, plural, =0 {} one {, # blason} other {, # blasons}}{mark, select, cathedral {, cathédrale{completed, select, no { (rien tant qu’elle est incomplète)} other {}}} other {}}{completed, select, yes {, complète} other {}}',
  'facts.monastery': '{tiles} cases couvertes sur 9',
  'facts.field':
    '{cities, plural, =0 {aucune ville complète} one {# ville complète} other {# villes complètes}} jusqu’ici',

  'event.scored':
    '{names} {count, plural, one {marque} other {marquent chacun}} **{points, plural, one {# point} other {# points}}** pour {feature}',
  'event.scored.nobody': 'complété sans personne dessus : {kind} ({facts})',
  'event.scored.beaten': ' (moins de meeples à cet endroit : {names})',
  'event.chip-taken': '{name} prend le jeton {chip} et marque **{points, plural, one {# point} other {# points}}**',
  'event.treat-taken':
    '{name} prend la friandise {chip} et marque **{points, plural, one {# point} other {# points}}**',
  'event.treat-laid': '{name} pose le jeton {chip} comme friandise en x {x}, y {y}',
  'event.chip-lost': 'Aucune case n’est libre pour le jeton {chip} ; il quitte la partie',
  'event.wine-sold':
    '{name} vend du vin ({colour}) {to, select, abroad {à l’étranger} other {au bourg}} pour **{points, plural, one {# point} other {# points}}**',
  'event.upgraded':
    '{name} améliore le meeple {kind, select, road {sur la route} city {dans la ville} monastery {dans l’abbaye} other {dans le pré}} en x {x}, y {y} ; il compte pour deux',
  'event.island-tile-taken': '{name} paie le jeton {chip} et prend une tuile sur l’île ({colour})',
  'event.island-tile-shown': 'Maintenant visible sur l’île ({colour}) : {tile}',
  'event.set-paid':
    '{name} paie la série {chips} ; {meeples, plural, =0 {aucun meeple n’était sur l’île de Man} one {# meeple rentre} other {# meeples rentrent}}',
  'event.turn-bought': '{name} envoie un meeple sur l’île de Man pour un autre tour',
  'event.town-paid':
    '{name} recouvre le bourg en {town}{points, plural, =0 {} one { et paie **# point**} other { et paie **# points**}}',
  'event.coats-scored': '{name} marque **{points, plural, one {# point} other {# points}}** pour des blasons sur l’île',
  'event.retrieved':
    '{name} reprend l’abbé {kind, select, monastery {de l’abbaye} other {du jardin}} en x {x}, y {y} et marque **{points, plural, one {# point} other {# points}}**',
  'event.goods-taken': '{name} a complété la ville et prend des marchandises : {goods}',
  'event.goods-scored':
    '{names} {count, plural, one {marque} other {marquent chacun}} **{points, plural, one {# point} other {# points}}** pour le plus de {goods, select, wine {vin} grain {blé} other {tissu}} (marchandises)',
  'event.pig-scored':
    '{name} marque encore **{points, plural, one {# point} other {# points}}** pour le cochon dans ce pré',
  'event.second-tile': 'Deuxième tuile pour {name} ({piece})',
  'giver.town': 'un bourg recouvert',

  'feature.road':
    'la route{completed, select, yes {} other { incomplète}} ({tiles, plural, one {# tuile} other {# tuiles}}{coats, plural, =0 {} one {, # blason} other {, # blasons}}{towns, plural, =0 {} one {, # bourg} other {, # bourgs}}{mark, select, inn {, auberge} other {}})',
  'feature.city':
    'la ville{completed, select, yes {} other { incomplète}} ({tiles, plural, one {# tuile} other {# tuiles}}{coats, plural, =0 {} one {, # blason} other {, # blasons}}{mark, select, cathedral {, cathédrale} other {}})',
  'feature.monastery': 'l’abbaye{completed, select, yes {} other { incomplète}} ({tiles} cases sur 9)',
  'feature.garden': 'le jardin{completed, select, yes {} other { incomplet}} ({tiles} cases sur 9)',
  'feature.field': 'le pré ({cities, plural, one {# ville complète} other {# villes complètes}})',

  'board.place': '{name} (x {x}, y {y})',
  'board.print': '{kind, select, road {route} other {ville}} côté {side} de x {x}, y {y} vers {name} ({country})',
  'board.ferry': '{name} de x {x}, y {y} à x {toX}, y {toY}',
  'board.island': '{colour} : {tile} (encore {count, plural, one {# tuile} other {# tuiles}})',
  'pile.islands':
    'Il reste {count, plural, one {# tuile} other {# tuiles}} dans la pile, et {hidden} face cachée sur les îles.',
  'board.river': 'La rivière continue en x {x}, y {y}.',
  'board.towns': 'Bourgs non recouverts : {towns}.',
  'board.prints': 'À la frontière : {prints}.',
  'board.ferries': 'Ferries : {ferries}.',
  'board.chips': 'Jetons face cachée : {squares}.',
  'board.treats': 'Friandises : {treats}.',
  'board.islands': 'Tuiles des îles : {islands}.',
  'legend.start': 'case de départ',
  'legend.town': 'bourg',
  'legend.city': 'grande ville',
  'legend.road': 'vers l’étranger',
  'legend.ship': 'outre-mer',
  'legend.ferry': 'ferry',
  'legend.coat': 'blason',
  'legend.grapes': 'achète ce vin',
  'legend.pile': 'tuiles d’île',
  'legend.chip': 'jeton',
  'legend.treat': 'friandise',
  'legend.track': 'lignes à friandises',
  'legend.isle': 'prix d’un tour',
  'alt.towns': '{count, plural, one {# bourg n’est pas recouvert} other {# bourgs ne sont pas recouverts}}.',
  'alt.chips': '{count, plural, one {# jeton est face cachée} other {# jetons sont face cachée}}.',

  'first-turn.map':
    'Cette carte a {chips, select, yes {des bourgs et des jetons} other {des bourgs}} : **{rules}** donne leurs règles, **{board}** le sens de tous les signes.',
  'first-turn.start': 'Le cadre brun marque {names}, une case de départ non tirée au sort : un bourg comme les autres.',
  'step.draw':
    '{place, select, toDo {doit piocher ou prendre une tuile sur une île} other {D’où vient ta tuile ? Une île coûte un jeton :}}',
  'step.treat':
    '{place, select, toDo {doit poser une friandise} other {Le jeton {chip} devient une friandise. Choisis sa case :}}',
  'step.set':
    '{place, select, toDo {doit payer une série de jetons} other {Tes jetons forment plus d’une série. Laquelle ?}}',
  'step.upgrade':
    '{place, select, toDo {peut améliorer un meeple} other {Tu peux améliorer un meeple pour des jetons d’une valeur de 4 :}}',
  'step.sale': '{place, select, toDo {peut vendre du vin} other {Vendre du vin ?}}',
  'step.sale.too':
    '{place, select, panel {Un meeple ou aucun ; du vin si tu veux :} other {Tu peux d’abord vendre du vin ; un meeple ou aucun finit le tour :}}',
  'step.retrieve': '{place, select, toDo {peut reprendre l’abbé} other {Aucun meeple possible. Et ton abbé ?}}',
  'step.further':
    '{place, select, toDo {peut acheter un autre tour} other {Le tour est évalué. Un autre coûte un meeple :}}',
  'step.second':
    '{place, select, toDo {doit jouer la deuxième tuile ({piece})} other {Deuxième tuile du tour ({piece}).}}',
  'step.commands': '{step} {commands}',
  'picture.second-tile': '2e tuile',
  'picture.extra-turn': 'tour en plus',
  'features.held':
    '{gardens, select, yes {Routes, villes, abbayes et jardins incomplets avec des pièces :} other {Routes, villes et abbayes incomplètes avec des meeples :}}',
  'features.free':
    '{gardens, select, yes {Routes, villes, abbayes et jardins incomplets sans pièce :} other {Routes, villes et abbayes incomplètes sans meeple :}}',
  'features.endless': 'Prés :',
  'features.complete':
    '{gardens, select, yes {Routes, villes, abbayes et jardins complets :} other {Routes, villes et abbayes complètes :}}',

  'refused.wrong-phase.draw': 'Il faut d’abord piocher une tuile : {draw}.',
  'refused.wrong-phase.place': 'Une tuile est piochée et doit d’abord être posée : {place}.',
  'refused.wrong-phase.chip': 'Le jeton sous la tuile est d’abord retourné. Réessaie dans un instant.',
  'refused.wrong-phase.treat': 'Il faut d’abord poser le jeton comme friandise : {chip}.',
  'refused.wrong-phase.set': 'Il faut d’abord payer une série de jetons : {chip}.',
  'refused.wrong-phase.upgrade': 'Un meeple peut maintenant être amélioré : {chip} ou {pass}.',
  'refused.wrong-phase.further': 'Le tour est évalué. Achètes-en un autre avec {chip} ou termine ton tour avec {pass}.',
  'refused.wrong-phase.piece': 'La tuile est posée. Choisis maintenant : {meeple} ou {pass}.',
  'refused.square-taken':
    'Il y a déjà une tuile en x {x}, y {y}. Choisis une case libre ; {place} propose celles qui conviennent.',
  'refused.square-apart':
    'La case x {x}, y {y} ne touche aucune tuile. Choisis-en une à côté d’une tuile ; {place} propose celles qui conviennent.',
  'refused.edge-clash':
    'La tuile ne prolonge pas le paysage en x {x}, y {y} : {clashes}. Tourne-la ou choisis une autre case ; {place} propose ce qui convient.',
  'refused.clash': 'côté {side}, elle montre « {offered} » et sa voisine « {demanded} »',
  'refused.looks-alike': 'La tuile a le même aspect à {rotation}° : pose-la avec cette rotation.',
  'refused.river-goes-on-elsewhere':
    'Une tuile avec la rivière doit la prolonger, en x {x}, y {y}. {place} propose les rotations qui y conviennent.',
  'refused.river-bend':
    '{why, select, back {La rivière y coulerait à rebours de sa direction à la source.} other {La rivière ne doit pas tourner du même côté sur deux tuiles de suite.}} Tourne la tuile ; {place} propose les rotations qui conviennent.',
  'refused.not-this-game':
    'Cela n’existe pas dans cette partie : {action, select, island {les tuiles des îles vont avec les jetons du Benelux} treat {les friandises vont avec les jetons de la péninsule Ibérique} sell {le vin va avec les jetons de la France} upgrade {les améliorations vont avec les jetons de l’Allemagne} retrieve {l’abbé vient avec l’option « abbot »} other {les séries et les tours achetés vont avec les jetons de la Grande-Bretagne}}. {turn} dit ce que tu peux faire.',
  'refused.not-possible':
    '{action, select, island {Tu ne peux pas prendre cette tuile : il faut un jeton de la couleur de l’île et une tuile qui convient.} treat {Le jeton ne peut pas aller là : choisis une case libre dans les lignes de sa couleur.} sell {Tu ne peux pas vendre ce vin maintenant : il faut des jetons de sa couleur d’une valeur de 2, et un acheteur.} upgrade {Tu ne peux pas améliorer ce meeple : il faut des jetons d’une valeur d’exactement 4 et un meeple sans jeton.} set {Ces jetons ne sont pas une série à toi : il en faut trois de même valeur, ou un de chaque couleur.} other {C’est impossible maintenant.}} {turn} dit ce que tu peux faire.',
  'refused.needs-map':
    'Les jetons, les bourgs et les cases de départ vont avec une carte. Choisis aussi une carte, ou omets ces options.',
  'refused.not-on-this-map':
    '{count, plural, one {{names} se joue seulement sans carte. Retire cette extension ou ne choisis pas de carte.} other {{names} ne vont pas ensemble sur cette carte, qui a trop peu de cases pour leurs tuiles. Retires-en une ou choisis une autre carte.}}',
  'refused.six-need-inns':
    'Sans carte, on ne joue à six qu’avec Auberges & Cathédrales, qui a des pièces pour une sixième personne. Choisis aussi cette extension ou une carte, ou au plus 5 places.',
  'refused.no-such-segment': 'Il n’y a pas de tel endroit sur la tuile que tu viens de poser.',
  'refused.no-farms': 'Cette partie se joue sans meeples dans les prés. Choisis un autre endroit ou {pass}.',
  'refused.occupied':
    'Il y a déjà un meeple {kind, select, road {sur cette route} city {dans cette ville} monastery {dans cette abbaye} garden {dans ce jardin} other {dans ce pré}}. Choisis un autre endroit ou {pass}.',
  'refused.needs-own-meeple':
    'Cette pièce ne va que là où tu as déjà un meeple {kind, select, road {sur la route} city {dans la ville} other {dans le pré}}. Choisis un autre endroit ou {pass}.',
  'refused.feature-completed':
    'La tuile complète {kind, select, road {cette route} other {cette ville}} ; le bâtisseur ne peut donc plus y aller. Choisis un autre endroit ou {pass}.',
  'refused.no-piece-left':
    'Tu n’as plus {piece, select, large {de grand meeple} abbot {d’abbé} builder {de bâtisseur} pig {de cochon} other {de meeple}} en réserve. {piece, select, meeple {Prends} other {Choisis une autre pièce ou prends}} {pass}.',
  'refused.only-abbot': 'Seul un abbé peut être dans un jardin. Choisis un autre endroit ou {pass}.',
  'refused.stands-elsewhere':
    '{piece, select, abbot {Un abbé ne va que dans une abbaye ou dans un jardin} builder {Un bâtisseur ne va que sur une route ou dans une ville, là où tu as déjà un meeple} pig {Un cochon ne va que dans un pré, là où tu as déjà un meeple} other {Aucune pièce ne va sur la rivière}}. Choisis un autre endroit ou {pass}.',
  'refused.nothing-to-retrieve':
    'Tu n’as pas d’abbé dans une abbaye incomplète ou un jardin incomplet. Choisis {meeple} ou {pass}.',

  'rules.turn.title': 'Un tour',
  'rules.turn.text':
    'Un tour a trois étapes. Tu pioches une tuile et tu la poses de façon à prolonger le paysage. Tu peux y placer un meeple de ta réserve. Puis tout ce que la tuile a complété est évalué et ses meeples rentrent, trop tard pour servir dans ce tour.',
  'rules.turn.example':
    'Exemple : rouge a posé la tuile en x {x}, y {y} et placé un meeple sur la route ; il reste {meeples, plural, one {# meeple} other {# meeples}} dans sa réserve.',
  'rules.placing.title': 'Poser une tuile',
  'rules.placing.text':
    'Une tuile touche au moins une autre tuile par un côté entier, et le paysage continue de chaque côté qui touche : route contre route, ville contre ville, pré contre pré. Une tuile qui ne convient nulle part quitte la partie et tu pioches de nouveau. Les colonnes (x) se comptent vers l’est, les lignes (y) vers le sud, les rotations en degrés dans le sens horaire.',
  'rules.placing.example':
    'Exemple : la tuile piochée convient {squares, plural, one {à la # case marquée} other {aux # cases marquées}}.',
  'rules.meeples.title': 'Les meeples',
  'rules.meeples.text':
    'Chacun a {table} meeples, {map} sur une carte, à moins que la partie n’ait été ouverte avec un autre nombre. Tu peux en placer un sur la tuile que tu viens de poser : sur une route, dans une ville{farms, select, yes {, dans une abbaye ou dans un pré} other { ou dans une abbaye}} sans aucun meeple, ni à toi ni à un autre, sur toutes ses tuiles. Plusieurs meeples ne s’y retrouvent que si une tuile posée plus tard réunit ce qui était séparé.',
  'rules.meeples.example':
    'Exemple : le meeple de rouge est sur la route en x {x1}, y {y1}. La tuile que bleu a posée en x {x2}, y {y2} la prolonge ; bleu ne pouvait donc pas prendre la route et a choisi la ville.',
  'rules.roads.title': 'Les routes',
  'rules.roads.text':
    'Une route est complète quand aucun de ses bouts n’est ouvert : elle s’arrête à un carrefour, à une ville ou à une abbaye, ou forme une boucle. Elle vaut 1 point par tuile, et autant si elle est incomplète à la fin de la partie. Une tuile compte une fois.',
  'rules.roads.example':
    'Exemple : la tuile en x {x}, y {y} complète la route de rouge. Elle compte {tiles, plural, one {# tuile} other {# tuiles}} : {points, plural, one {# point} other {# points}}.',
  'rules.cities.title': 'Les villes',
  'rules.cities.text':
    'Une ville est complète quand des remparts l’entourent sans lacune. Elle vaut alors 2 points par tuile et 2 par blason. Si elle est incomplète à la fin de la partie, elle ne vaut que 1 par tuile et 1 par blason.',
  'rules.cities.example':
    'Exemple : la tuile en x {x}, y {y} complète la ville de rouge. Elle compte {tiles, plural, one {# tuile} other {# tuiles}} et {coatsOfArms, plural, one {# blason} other {# blasons}} : {points, plural, one {# point} other {# points}}.',
  'rules.monasteries.title': 'Les abbayes',
  'rules.monasteries.text':
    'Une abbaye est complète quand il y a des tuiles sur toutes les cases qui l’entourent, coins compris. Elle vaut 1 point pour elle-même et 1 pour chacune de ces tuiles, et à la fin de la partie 1 pour elle-même et 1 pour chaque tuile qui s’y trouve alors.',
  'rules.monasteries.example':
    'Exemple : la tuile en x {x}, y {y} complète l’abbaye de rouge. {tiles, plural, one {# tuile compte} other {# tuiles comptent}} : {points, plural, one {# point} other {# points}}.',
  'rules.fields.title': 'Les prés',
  'rules.fields.text':
    'Les routes et les villes séparent les prés. Un meeple dans un pré y reste jusqu’à la fin de la partie. Le pré rapporte alors 3 points pour chaque ville complète qui le touche, quel que soit son bâtisseur. Une partie peut aussi être ouverte sans meeples dans les prés.',
  'rules.fields.example':
    'Exemple : le pré de rouge touche {cities, plural, one {# ville complète} other {# villes complètes}} et rapporterait maintenant {points, plural, one {# point} other {# points}}. La ville à l’ouest est incomplète et ne compte pas encore.',
  'rules.fields.without': 'Cette partie se joue sans meeples dans les prés, et les prés ne comptent pas à la fin.',
  'rules.majority.title': 'Qui marque les points',
  'rules.majority.text':
    'Une tuile peut réunir {farms, select, yes {des routes, des villes ou des prés} other {des routes ou des villes}} où il y a déjà des meeples. Qui y a le plus de meeples marque tous les points ; à égalité en tête, chacun les marque tous, les autres rien. Tous les meeples qui s’y trouvent rentrent.',
  'rules.majority.example':
    'Exemple : la tuile en x {x}, y {y} réunit trois villes. Rouge a {red, plural, one {# meeple} other {# meeples}} dans la nouvelle ville, bleu {blue} : rouge marque {points, plural, one {# point} other {# points}}, bleu rien.',
  'rules.end.title': 'La fin de la partie',
  'rules.end.text':
    'La partie se termine avec le tour où la dernière tuile est piochée, ou quand aucune des tuiles restantes n’a plus de place. Tout ce qui a encore des meeples est alors évalué : une route ou une ville 1 point par tuile et par blason, une abbaye 1 pour elle-même et pour chaque tuile autour{farms, select, yes {, et les prés en dernier} other {}}. Le plus haut score gagne ; à égalité, la victoire est partagée.',
  'rules.end.example':
    'Exemple : la ville de rouge, avec {cityTiles, plural, one {# tuile} other {# tuiles}} et {coats, plural, one {# blason} other {# blasons}}, rapporte {city}, son abbaye {monastery}, et la route de bleu, avec {roadTiles, plural, one {# tuile} other {# tuiles}}, rapporte {road}. Rouge finit avec {red}, bleu avec {blue}.',
  'rules.river.title': 'La rivière',
  'rules.river.text':
    'La partie commence avec la source au lieu de la tuile de départ ; les tuiles de la rivière sont piochées avant toutes les autres, le lac en dernier. Chacune prolonge la rivière. Celle-ci ne doit ni tourner du même côté sur deux tuiles de suite, ni couler à rebours de sa direction à la source. {farms, select, yes {Elle sépare les prés comme une route, même sous un pont. } other {}}Aucun meeple ne s’y place. Tout le reste de ses tuiles compte comme d’habitude.',
  'rules.river.example':
    'Exemple : la rivière vient de tourner en x {x}, y {y}. La tuile piochée tourne encore ; elle ne convient à la case marquée que dans {turns, plural, one {# rotation} other {# rotations}}, avec son coude de l’autre côté.',
  'rules.abbot.title': 'L’abbé',
  'rules.abbot.text':
    'Certaines tuiles ont un jardin. Un jardin est complet et évalué comme une abbaye, mais seul un abbé peut s’y trouver. Chacun a un abbé, qu’on peut placer au lieu d’un meeple dans le jardin ou dans l’abbaye de la tuile qu’on vient de poser. Plus tard, au lieu de placer une pièce, tu peux reprendre ton abbé tant que son jardin ou son abbaye n’est pas complet : tu marques tout de suite 1 point pour lui-même et 1 pour chaque tuile autour.',
  'rules.abbot.example':
    'Exemple : l’abbé de rouge était dans le jardin en x {x}, y {y}. Avec la tuile que rouge vient de poser, il y a {around} tuiles autour : rouge a repris l’abbé pour {points, plural, one {# point} other {# points}}.',
  'rules.inns.title': 'Auberges & Cathédrales',
  'rules.inns.text':
    'Une route complète avec une auberge vaut 2 points par tuile. Une ville complète avec une cathédrale vaut 3 points par tuile et 3 par blason. Incomplètes à la fin de la partie, elles ne valent rien. Une deuxième auberge ou cathédrale n’ajoute rien. Sans carte, ses {tiles} tuiles sont aussi dans la pile, et on peut jouer à six ; une carte a ses propres tuiles.',
  'rules.inns.example':
    'Exemple : la tuile en x {x}, y {y} complète la route de rouge avec l’auberge. Elle a {tiles, plural, one {# tuile} other {# tuiles}} : {points, plural, one {# point} other {# points}}. La ville de bleu avec la cathédrale a {cityTiles, plural, one {# tuile} other {# tuiles}} et est incomplète : {cityPoints, plural, one {# point} other {# points}} si elle le reste.',
  'rules.large-meeple.title': 'Auberges & Cathédrales : grand meeple',
  'rules.large-meeple.text':
    'Chacun a un grand meeple en plus des autres. Il va où vont les autres et revient comme eux, mais il compte pour deux quand on cherche qui a le plus de meeples. Les points restent les mêmes.',
  'rules.large-meeple.example':
    'Exemple : la tuile en x {x}, y {y} relie deux routes. Le grand meeple de rouge compte pour {red}, le meeple de bleu pour {blue} : rouge marque {points, plural, one {# point} other {# points}}, bleu aucun.',
  'rules.map.title': 'Les cartes',
  'rules.map.text':
    'Sur une carte, les tuiles ne vont que sur ses cases. La partie commence avec des tuiles sur des cases de départ tirées au sort. Toute autre tuile va à côté d’une tuile posée, à côté d’une grande ville reliée ou à l’autre bout d’un ferry. Une case de départ sans tuile est un bourg.',
  'rules.map.example':
    'Exemple : des tuiles de départ sont en x {x1}, y {y1} et en x {x2}, y {y2}. La tuile piochée convient {squares, plural, one {à la # case marquée voisine} other {aux # cases marquées voisines}}.',
  'rules.large-cities.title': 'Les cartes : grandes villes',
  'rules.large-cities.text':
    'Aucune tuile ne va sur les cases d’une grande ville. Dès qu’une tuile en touche une, même d’un côté fermé, la ville est reliée et chacun peut continuer de tous ses côtés. Elle est évaluée comme les autres villes : chacune de ses cases compte comme une tuile, et ses blasons comptent aussi. Une tuile voisine doit convenir à ses côtés, ville contre ville et pré contre pré.',
  'rules.large-cities.example':
    'Exemple : la tuile en x {x}, y {y} complète Berlin. Avec ses propres cases, la ville compte {tiles, plural, one {# tuile} other {# tuiles}} et {coatsOfArms, plural, one {# blason} other {# blasons}} : {points, plural, one {# point} other {# points}} pour rouge.',
  'rules.border.title': 'Les cartes : la frontière',
  'rules.border.text':
    'Rien ne se pose au-delà de la frontière, et ce qui s’y heurte y est fermé. Là où une route ou une ville est imprimée à la frontière, seule convient une tuile qui la prolonge ; ce tracé imprimé la ferme, compte comme 1 tuile de plus et ajoute ses blasons, pour les routes comme pour les villes. Une abbaye à la frontière n’a besoin de tuiles que sur les cases qui existent ; celles des grandes villes comptent comme couvertes.',
  'rules.border.example':
    'Exemple : la tuile en x {x}, y {y} mène la route de rouge au tracé imprimé à la frontière. Avec lui, elle compte {tiles, plural, one {# tuile} other {# tuiles}} et {coatsOfArms, plural, one {# blason} other {# blasons}} : {points, plural, one {# point} other {# points}}.',
  'rules.ferries.title': 'Les cartes : ferries',
  'rules.ferries.text':
    'Un ferry est une route sur l’eau ; les tuiles à ses deux bouts doivent donc y avoir une route. Quand un bout a sa tuile, chacun peut continuer à l’autre, même si rien ne le touche. Le ferry compte comme 1 tuile de la route et ajoute ses blasons, 2 points chacun quand la route est complète et 1 à la fin de la partie.',
  'rules.ferries.example':
    'Exemple : un ferry relie x {x1}, y {y1} et x {x2}, y {y2}. La route de rouge est complète ; avec le ferry, elle compte {tiles, plural, one {# tuile} other {# tuiles}} et {coatsOfArms, plural, one {# blason} other {# blasons}} : {points, plural, one {# point} other {# points}}.',
  'rules.towns.title': 'Les cartes : bourgs',
  'rules.towns.text':
    'Un bourg est une case comme les autres, sauf si la partie a été ouverte avec l’une de trois règles. Recouvrir un bourg te donne une autre tuile, pour un tour entier ; elle n’en donne pas d’autre. Ou en recouvrir un coûte 2 points, si tu les as. Ou chaque bourg non recouvert juste à côté d’une route ajoute 2 points quand elle est évaluée.',
  'rules.towns.example':
    'Exemple, selon la troisième : la route de rouge compte {tiles, plural, one {# tuile} other {# tuiles}} et {towns, plural, one {# bourg voisin} other {# bourgs voisins}} : {points, plural, one {# point} other {# points}}.',
  'rules.builder.title': 'Marchands & Bâtisseurs : le bâtisseur',
  'rules.builder.text':
    'Chacun a un bâtisseur. Au lieu d’un meeple, tu peux le placer sur une route ou dans une ville de la tuile que tu viens de poser, là où tu as déjà un meeple, sauf si la tuile la complète. Il ne compte pas pour la majorité. Chaque fois que ta tuile prolonge ensuite cette route ou cette ville, tu joues une deuxième tuile après tout ce qui concerne la première ; une deuxième tuile n’en donne jamais une troisième. Le bâtisseur revient quand la route ou la ville est évaluée.',
  'rules.builder.example':
    'Exemple : le meeple et le bâtisseur de rouge sont sur la route. Rouge l’a prolongée en x {x}, y {y} et joue maintenant une deuxième tuile.',
  'rules.goods.title': 'Marchands & Bâtisseurs : les marchandises',
  'rules.goods.text':
    'Certaines villes montrent du vin, du blé ou du tissu. Qui pose la tuile qui complète une ville prend un jeton pour chacun de ces signes qui s’y trouvent, quels que soient les meeples présents, et même s’il n’y en a aucun. À la fin de la partie, avoir le plus de jetons d’une sorte rapporte 10 points ; en cas d’égalité, chacun de ceux qui en ont le plus marque 10 points.',
  'rules.goods.example':
    'Exemple : la tuile de rouge en x {x}, y {y} complète la ville de bleu. Bleu marque {points, plural, one {# point} other {# points}}, rouge prend des marchandises : {goods}.',
  'rules.pig.title': 'Marchands & Bâtisseurs : le cochon',
  'rules.pig.text':
    'Chacun a un cochon. Au lieu d’un meeple, tu peux le placer dans un pré de la tuile que tu viens de poser, là où tu as déjà un meeple. Il ne compte pas pour la majorité et reste jusqu’à la fin de la partie. Si tu marques alors les points du pré, le cochon ajoute 1 point par ville complète : 4 au lieu de 3.',
  'rules.pig.example':
    'Exemple : la partie est finie. Rouge a un meeple et le cochon dans un pré avec {cities, plural, one {# ville complète} other {# villes complètes}} : {points, plural, one {# point} other {# points}}, et encore {extra} pour le cochon.',
  'rules.chips': 'Recouvrir un jeton face cachée rapporte aussitôt sa valeur, 1 ou 2 points.',
  'rules.upgrades.title': 'Jetons de l’Allemagne : améliorations',
  'rules.upgrades.text':
    'Tu le gardes. Après le meeple de ton tour, et avant toute évaluation, des jetons d’une valeur d’exactement 4 améliorent un de tes meeples sur la carte : l’un d’eux va sous lui, les autres quittent la partie. Il compte pour deux meeples jusqu’à ce qu’il rentre. Aucun meeple ne peut avoir plus d’un jeton.',
  'rules.upgrades.example':
    'Exemple : rouge a payé {chips} pour une amélioration. La tuile en x {x}, y {y} complète la route. Rouge y compte pour {red, plural, one {# meeple} other {# meeples}}, bleu pour {blue} : rouge seul marque {points, plural, one {# point} other {# points}}.',
  'rules.wine.title': 'Jetons de la France : vin',
  'rules.wine.text':
    'Tu le gardes : ces jetons sont du vin. Une fois par tour, la tuile que tu poses peut vendre du vin d’une couleur. Tu paies un jeton de 2, ou deux jetons de 1 de la même couleur. Si la tuile prolonge une route ou une ville imprimée à la frontière avec un blason, le vin part à l’étranger, pour {abroad} points. Si elle recouvre un bourg au raisin de cette couleur, le bourg l’achète, pour {town}.',
  'rules.wine.example':
    'Exemple : en x {x}, y {y}, rouge a pris le jeton {chip} et vend du vin à l’étranger pour {points, plural, one {# point} other {# points}}.',
  'rules.islands.title': 'Jetons du Benelux : îles',
  'rules.islands.text':
    'Tu le gardes. Au lieu de piocher, tu peux payer un jeton et prendre une tuile visible sur l’île de sa couleur, si elle convient quelque part ; la valeur du jeton ne compte pas. La tuile suivante y est retournée à la fin de ton tour. La partie se termine quand la pile est vide, quoi qu’il reste sur les îles.',
  'rules.islands.example':
    'Exemple : rouge a payé le jeton {chip} pour une tuile de cette île. En x {x}, y {y}, elle complète la route de rouge : {points, plural, one {# point} other {# points}}.',
  'rules.isle.title': 'Jetons de la Grande-Bretagne : île de Man',
  'rules.isle.text':
    'Tu le gardes. Quand ton tour a été évalué, tu peux envoyer un meeple de ta réserve sur l’île de Man et jouer un autre tour entier, une fois par manche. Dès que tu as une série, trois jetons de même valeur ou un de chaque couleur, tu dois la payer, et tous tes meeples rentrent de l’île.',
  'rules.isle.example':
    'Exemple : rouge a envoyé {isle, plural, one {# meeple} other {# meeples}} sur l’île pour un autre tour. En x {x}, y {y}, il lui apporte le jeton {chip} et complète sa route : {points, plural, one {# point} other {# points}}.',
  'rules.treats.title': 'Jetons de la péninsule Ibérique : friandises',
  'rules.treats.text':
    'Tu le poses ensuite face visible, comme friandise, sur une case libre dans les lignes de sa couleur : orange au nord, bleu clair au milieu, violet au sud. Qui recouvre une friandise marque deux fois sa valeur, et elle quitte la partie. Sur les îles, que seuls les ferries atteignent, recouvrir une case à blasons donne aussitôt 2 points par blason.',
  'rules.treats.example':
    'Exemple : rouge a posé le jeton {chip} en x {x1}, y {y1} et le recouvre maintenant : {points, plural, one {# point} other {# points}}. La friandise de bleu en x {x2}, y {y2} est encore à prendre.',

  'term.points': 'ce tour-ci',
  'term.roads': 'pour les routes',
  'term.cities': 'pour les villes',
  'term.monasteries': 'pour les abbayes',
  'term.fields': 'pour les prés',
  'term.fieldRisk': 'pour les prés que d’autres peuvent encore gagner',
  'term.fieldHope': 'pour les prés encore à gagner',
  'term.returning': 'pour les meeples bientôt récupérés',
  'term.meeples': 'pour les meeples en réserve',
  'term.large': 'pour le grand meeple en réserve',
  'term.abbot': 'pour l’abbé',
  'term.builder': 'pour le bâtisseur',
  'term.pig': 'pour le cochon',
  'term.goods': 'pour les chances d’avoir le plus de marchandises',
  'term.chips': 'pour les jetons',
  'term.isle': 'pour les meeples sur l’île de Man',
  'term.move': 'pour un tour de plus',
} as const satisfies Catalogue<keyof typeof en>;
