import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

/** German: the words of Carcassonne. */
export const de = {
  'game.name': 'Carcassonne',
  'game.summary':
    'In deinem Zug ziehst du eine Karte, legst sie so an, dass die Landschaft weitergeht, und darfst dann einen Meeple darauf setzen: auf eine Straße, in eine Stadt, in ein Kloster oder, für das Ende des Spiels, auf eine Wiese.',

  'option.farms': 'Meeples dürfen auf Wiesen, die am Ende gewertet werden (Standard: ja)',
  'option.meeples': 'Meeples jedes Mitspielers (Standard: 7)',
  'chosen.farms': '{farms, select, yes {Wiesen werden am Ende gewertet} other {keine Meeples auf Wiesen}}',
  'chosen.meeples': '{meeples, plural, one {# Meeple} other {# Meeples}} für alle',

  'kind.road': 'Straße',
  'kind.city': 'Stadt',
  'kind.monastery': 'Kloster',
  'kind.field': 'Wiese',

  'category.road': 'Straßen',
  'category.city': 'Städte',
  'category.monastery': 'Klöster',
  'category.field': 'Wiesen',

  'piece.meeple': 'Meeple',
  'piece.meeple.count': '{count, plural, one {# Meeple} other {# Meeples}}',
  'piece.none': 'Dort kann kein Meeple stehen; der Zug endet.',
  standing:
    'Meeple {kind, select, road {auf der Straße} city {in der Stadt} monastery {im Kloster} other {auf der Wiese}}',

  'seat.score': '{meeples, plural, one {# Meeple} other {# Meeples}} im Vorrat',
  'seat.alt': 'noch {meeples, plural, one {# Meeple} other {# Meeples}}',

  'tile.coats': '{count, plural, one {# Wappen} other {# Wappen}}',
  'tile.fields': 'Wiesen',

  'choice.meeple': 'Meeple: {place}',
  'choice.pass': 'Kein Meeple',
  'line.pass': '{command} - kein Meeple: {effect}',
  'line.pass.text': 'kein Meeple: {effect}',

  'effect.completes':
    'schließt {kind, select, road {die Straße} city {die Stadt} other {das Kloster}} ab, {points, plural, one {# Punkt} other {# Punkte}}{nobody, select, yes {} other { für {names}}}',
  'facts.road': '{tiles, plural, one {# Karte} other {# Karten}}{completed, select, yes {, abgeschlossen} other {}}',
  'facts.city':
    '{tiles, plural, one {# Karte} other {# Karten}}{coats, plural, =0 {} other {, # Wappen}}{completed, select, yes {, abgeschlossen} other {}}',
  'facts.monastery': '{tiles} von 9 Feldern belegt',
  'facts.field':
    'bisher {cities, plural, =0 {keine abgeschlossene Stadt} one {# abgeschlossene Stadt} other {# abgeschlossene Städte}}',

  'event.scored':
    '{names} {count, plural, one {bekommt} other {bekommen je}} **{points, plural, one {# Punkt} other {# Punkte}}** für {feature}',
  'event.scored.nobody': '{feature} ist abgeschlossen; niemand stand dort',
  'event.scored.beaten': ' ({names} hatte dort weniger Meeples)',

  'feature.road':
    'die {completed, select, yes {} other {unfertige }}Straße ({tiles, plural, one {# Karte} other {# Karten}})',
  'feature.city':
    'die {completed, select, yes {} other {unfertige }}Stadt ({tiles, plural, one {# Karte} other {# Karten}}{coats, plural, =0 {} other {, # Wappen}})',
  'feature.monastery': 'das {completed, select, yes {} other {unfertige }}Kloster ({tiles} von 9 Feldern)',
  'feature.field': 'die Wiese ({cities, plural, one {# abgeschlossene Stadt} other {# abgeschlossene Städte}})',

  'features.held': 'Offene Straßen, Städte und Klöster mit Meeples:',
  'features.free': 'Offene Straßen, Städte und Klöster ohne Meeples:',
  'features.endless': 'Wiesen:',
  'features.complete': 'Abgeschlossene Straßen, Städte und Klöster:',

  'refused.wrong-phase.draw': 'Zuerst muss eine Karte gezogen werden: {draw}.',
  'refused.wrong-phase.place': 'Eine Karte ist gezogen und muss zuerst angelegt werden: {place}.',
  'refused.wrong-phase.piece': 'Die Karte liegt. Wähle jetzt: {meeple} oder {pass}.',
  'refused.square-taken':
    'Bei x {x}, y {y} liegt schon eine Karte. Wähle ein freies Feld; {place} bietet an, was passt.',
  'refused.square-apart':
    'Das Feld x {x}, y {y} berührt keine Karte. Wähle eines neben einer Karte; {place} bietet an, was passt.',
  'refused.edge-clash':
    'Die Karte setzt die Landschaft bei x {x}, y {y} nicht fort: {clashes}. Drehe sie oder wähle ein anderes Feld; {place} bietet an, was passt.',
  'refused.clash': 'auf der {side}seite zeigt sie {offered}, ihre Nachbarin {demanded}',
  'refused.no-such-segment': 'Eine solche Stelle gibt es auf der gerade gelegten Karte nicht.',
  'refused.no-farms': 'Dieses Spiel wird ohne Meeples auf Wiesen gespielt. Wähle eine andere Stelle oder {pass}.',
  'refused.occupied':
    'Es steht schon ein Meeple {kind, select, road {auf dieser Straße} city {in dieser Stadt} monastery {in diesem Kloster} other {auf dieser Wiese}}. Wähle eine andere Stelle oder {pass}.',
  'refused.none-left': 'Du hast keinen Meeple mehr im Vorrat. Nimm {pass}.',
} as const satisfies Catalogue<keyof typeof en>;
