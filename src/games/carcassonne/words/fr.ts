import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

/** French: the words of Carcassonne. */
export const fr = {
  'game.name': 'Carcassonne',
  'game.summary':
    'À votre tour, vous piochez une tuile, la posez de façon à prolonger le paysage, puis pouvez y placer un meeple : sur une route, dans une ville, dans une abbaye ou, pour la fin de la partie, dans un pré.',

  'option.farms': 'Des meeples dans les prés, évalués à la fin (par défaut : oui)',
  'option.meeples': 'Meeples de chaque joueur (par défaut : 7)',
  'chosen.farms': '{farms, select, yes {les prés comptent à la fin} other {pas de meeples dans les prés}}',
  'chosen.meeples': '{meeples, plural, one {# meeple} other {# meeples}} par joueur',

  'kind.road': 'route',
  'kind.city': 'ville',
  'kind.monastery': 'abbaye',
  'kind.field': 'pré',

  'category.road': 'routes',
  'category.city': 'villes',
  'category.monastery': 'abbayes',
  'category.field': 'prés',

  'piece.meeple': 'meeple',
  'piece.meeple.count': '{count, plural, one {# meeple} other {# meeples}}',
  'piece.none': 'Aucun meeple ne peut y être placé ; le tour se termine.',
  standing:
    'meeple {kind, select, road {sur la route} city {dans la ville} monastery {dans l’abbaye} other {dans le pré}}',

  'seat.score': '{meeples, plural, one {# meeple} other {# meeples}} en réserve',
  'seat.alt': 'encore {meeples, plural, one {# meeple} other {# meeples}}',

  'tile.coats': '{count, plural, one {# blason} other {# blasons}}',
  'tile.fields': 'prés',

  'choice.meeple': 'Meeple : {place}',
  'choice.pass': 'Pas de meeple',
  'line.pass': '{command} - pas de meeple : {effect}',
  'line.pass.text': 'pas de meeple : {effect}',

  'effect.completes':
    'complète {kind, select, road {la route} city {la ville} other {l’abbaye}}, {points, plural, one {# point} other {# points}}{nobody, select, yes {} other { pour {names}}}',
  'facts.road': '{tiles, plural, one {# tuile} other {# tuiles}}{completed, select, yes {, complète} other {}}',
  'facts.city':
    '{tiles, plural, one {# tuile} other {# tuiles}}{coats, plural, =0 {} one {, # blason} other {, # blasons}}{completed, select, yes {, complète} other {}}',
  'facts.monastery': '{tiles} cases couvertes sur 9',
  'facts.field':
    '{cities, plural, =0 {aucune ville complète} one {# ville complète} other {# villes complètes}} jusqu’ici',

  'event.scored':
    '{names} {count, plural, one {marque} other {marquent chacun}} **{points, plural, one {# point} other {# points}}** pour {feature}',
  'event.scored.nobody': '{feature} est complète ; personne n’y était',
  'event.scored.beaten': ' ({names} y avait moins de meeples)',

  'feature.road':
    'la route{completed, select, yes {} other { inachevée}} ({tiles, plural, one {# tuile} other {# tuiles}})',
  'feature.city':
    'la ville{completed, select, yes {} other { inachevée}} ({tiles, plural, one {# tuile} other {# tuiles}}{coats, plural, =0 {} one {, # blason} other {, # blasons}})',
  'feature.monastery': 'l’abbaye{completed, select, yes {} other { inachevée}} ({tiles} cases sur 9)',
  'feature.field': 'le pré ({cities, plural, one {# ville complète} other {# villes complètes}})',

  'features.held': 'Routes, villes et abbayes ouvertes avec des meeples :',
  'features.free': 'Routes, villes et abbayes ouvertes sans meeple :',
  'features.endless': 'Prés :',
  'features.complete': 'Routes, villes et abbayes complètes :',

  'refused.wrong-phase.draw': 'Il faut d’abord piocher une tuile : {draw}.',
  'refused.wrong-phase.place': 'Une tuile est piochée et doit d’abord être posée : {place}.',
  'refused.wrong-phase.piece': 'La tuile est posée. Choisissez maintenant : {meeple} ou {pass}.',
  'refused.square-taken':
    'Il y a déjà une tuile en x {x}, y {y}. Choisissez une case libre ; {place} propose celles qui conviennent.',
  'refused.square-apart':
    'La case x {x}, y {y} ne touche aucune tuile. Choisissez-en une à côté d’une tuile ; {place} propose celles qui conviennent.',
  'refused.edge-clash':
    'La tuile ne prolonge pas le paysage en x {x}, y {y} : {clashes}. Tournez-la ou choisissez une autre case ; {place} propose ce qui convient.',
  'refused.clash': 'côté {side}, elle montre « {offered} » et sa voisine « {demanded} »',
  'refused.no-such-segment': 'Il n’y a pas de tel endroit sur la tuile que vous venez de poser.',
  'refused.no-farms': 'Cette partie se joue sans meeples dans les prés. Choisissez un autre endroit ou {pass}.',
  'refused.occupied':
    'Il y a déjà un meeple {kind, select, road {sur cette route} city {dans cette ville} monastery {dans cette abbaye} other {dans ce pré}}. Choisissez un autre endroit ou {pass}.',
  'refused.none-left': 'Vous n’avez plus de meeple en réserve. Prenez {pass}.',
} as const satisfies Catalogue<keyof typeof en>;
