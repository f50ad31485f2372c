import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

/** Dutch: the words of Carcassonne. */
export const nl = {
  'game.name': 'Carcassonne',
  'game.summary':
    'In je beurt trek je een tegel, leg je hem aan zodat het landschap doorloopt, en mag je er daarna een meeple op zetten: op een weg, in een stad, in een klooster of, voor het einde van het spel, in een weide.',

  'option.farms': 'Meeples mogen in weiden staan, die aan het einde tellen (standaard: ja)',
  'option.meeples': 'Meeples van elke speler (standaard: 7)',
  'chosen.farms': '{farms, select, yes {weiden tellen aan het einde} other {geen meeples in weiden}}',
  'chosen.meeples': '{meeples, plural, one {# meeple} other {# meeples}} voor elke speler',

  'kind.road': 'weg',
  'kind.city': 'stad',
  'kind.monastery': 'klooster',
  'kind.field': 'weide',

  'category.road': 'wegen',
  'category.city': 'steden',
  'category.monastery': 'kloosters',
  'category.field': 'weiden',

  'piece.meeple': 'meeple',
  'piece.meeple.count': '{count, plural, one {# meeple} other {# meeples}}',
  'piece.none': 'Daar kan geen meeple staan; de beurt eindigt.',
  standing: 'meeple {kind, select, road {op de weg} city {in de stad} monastery {in het klooster} other {in de weide}}',

  'seat.score': '{meeples, plural, one {# meeple} other {# meeples}} in voorraad',
  'seat.alt': '{meeples, plural, one {nog # meeple} other {nog # meeples}}',

  'tile.coats': '{count, plural, one {# wapenschild} other {# wapenschilden}}',
  'tile.fields': 'weiden',

  'choice.meeple': 'Meeple: {place}',
  'choice.pass': 'Geen meeple',
  'line.pass': '{command} - geen meeple: {effect}',
  'line.pass.text': 'geen meeple: {effect}',

  'effect.completes':
    'voltooit {kind, select, road {de weg} city {de stad} other {het klooster}}, {points, plural, one {# punt} other {# punten}}{nobody, select, yes {} other { voor {names}}}',
  'facts.road': '{tiles, plural, one {# tegel} other {# tegels}}{completed, select, yes {, voltooid} other {}}',
  'facts.city':
    '{tiles, plural, one {# tegel} other {# tegels}}{coats, plural, =0 {} one {, # wapenschild} other {, # wapenschilden}}{completed, select, yes {, voltooid} other {}}',
  'facts.monastery': '{tiles} van 9 velden bedekt',
  'facts.field':
    '{cities, plural, =0 {nog geen voltooide stad} one {tot nu toe # voltooide stad} other {tot nu toe # voltooide steden}}',

  'event.scored':
    '{names} {count, plural, one {krijgt} other {krijgen elk}} **{points, plural, one {# punt} other {# punten}}** voor {feature}',
  'event.scored.nobody': '{feature} is voltooid; er stond niemand',
  'event.scored.beaten': ' ({names} had er minder meeples)',

  'feature.road':
    'de {completed, select, yes {} other {onvoltooide }}weg ({tiles, plural, one {# tegel} other {# tegels}})',
  'feature.city':
    'de {completed, select, yes {} other {onvoltooide }}stad ({tiles, plural, one {# tegel} other {# tegels}}{coats, plural, =0 {} one {, # wapenschild} other {, # wapenschilden}})',
  'feature.monastery': 'het {completed, select, yes {} other {onvoltooide }}klooster ({tiles} van 9 velden)',
  'feature.field': 'de weide ({cities, plural, one {# voltooide stad} other {# voltooide steden}})',

  'features.held': 'Open wegen, steden en kloosters met meeples:',
  'features.free': 'Open wegen, steden en kloosters zonder meeples:',
  'features.endless': 'Weiden:',
  'features.complete': 'Voltooide wegen, steden en kloosters:',

  'refused.wrong-phase.draw': 'Eerst moet er een tegel worden getrokken: {draw}.',
  'refused.wrong-phase.place': 'Er is een tegel getrokken die eerst moet worden gelegd: {place}.',
  'refused.wrong-phase.piece': 'De tegel ligt. Kies nu: {meeple} of {pass}.',
  'refused.square-taken': 'Op x {x}, y {y} ligt al een tegel. Kies een vrij veld; {place} biedt aan wat past.',
  'refused.square-apart':
    'Het veld x {x}, y {y} raakt geen tegel. Kies er een naast een tegel; {place} biedt aan wat past.',
  'refused.edge-clash':
    'De tegel zet het landschap op x {x}, y {y} niet voort: {clashes}. Draai hem of kies een ander veld; {place} biedt aan wat past.',
  'refused.clash': 'aan de {side}zijde toont hij {offered}, zijn buur {demanded}',
  'refused.no-such-segment': 'Zo’n plek is er niet op de tegel die je net hebt gelegd.',
  'refused.no-farms': 'Dit spel wordt zonder meeples in weiden gespeeld. Kies een andere plek of {pass}.',
  'refused.occupied':
    'Er staat al een meeple {kind, select, road {op deze weg} city {in deze stad} monastery {in dit klooster} other {in deze weide}}. Kies een andere plek of {pass}.',
  'refused.none-left': 'Je hebt geen meeple meer in voorraad. Neem {pass}.',
} as const satisfies Catalogue<keyof typeof en>;
