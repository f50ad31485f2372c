import { tileAt } from '../../../core/board.ts';
import { capitalised } from '../../../i18n/sentences.ts';
import type { PictureSentence } from '../../contract/game-words.ts';
import type { Position } from '../../contract/position.ts';
import { sideText } from '../../contract/segment-words.ts';
import { countryName } from '../country.ts';
import { EXPANSION_WORDS } from '../expansions/words.ts';
import type { Carcassonne } from '../game/game-rules.ts';
import type { GameMap } from '../rules/game-map.ts';
import type { State } from '../rules/state.ts';
import type { CarcassonneTranslator } from './language.ts';
import { mapText } from './options.ts';

/** The tiles left in words, if some are outside the pile; undefined if all are in the pile. */
export function pileWords(t: CarcassonneTranslator, state: State): string | undefined {
  return EXPANSION_WORDS.flatMap((one) => one.pile?.(t, state) ?? [])[0];
}

/** Says that a map has towns, and chips where they are played with, and what explains them; undefined without a map. */
export function firstTurnText(
  t: CarcassonneTranslator,
  { fold: { state } }: Position<Carcassonne>,
  buttons: { readonly rules: string; readonly board: string },
): string | undefined {
  const { map } = state;
  if (!map) return undefined;
  const hasChips = EXPANSION_WORDS.some((one) => one.isNew?.(state));
  const about = t('first-turn.map', { ...buttons, chips: hasChips ? 'yes' : 'no' });
  const free = map.start.squares.filter(({ x, y }) => tileAt(state.board, x, y) < 0);
  return free.length === 0
    ? about
    : [about, t('first-turn.start', { names: t.list(free.map(({ name }) => name)) })].join(' ');
}

/** Lines about the map and the expansions, for the board in words; undefined without both. */
export function boardLines(t: CarcassonneTranslator, state: State): string[] | undefined {
  const pile = pileWords(t, state) ?? t('turn.pile', { count: state.pile.length - state.drawn });
  const brought = EXPANSION_WORDS.flatMap((one) => one.board?.(t, state) ?? []);
  const { map } = state;
  if (!map) return brought.length > 0 ? [pile, ...brought] : undefined;
  return [pile, ...mapLines(t, state, map), ...brought];
}

function mapLines(t: CarcassonneTranslator, state: State, map: GameMap): string[] {
  const coats = (count: number) => (count > 0 ? `, ${t('tile.coats', { count })}` : '');
  const towns = openTowns(state).map(({ name, x, y }) => t('board.place', { name, x, y }));
  const prints = map.prints.map(({ kind, side, x, y, name, country, coatsOfArms }) => {
    const about = { kind, side: sideText(t, side), x, y, name, country: countryName(t.language, country) };
    return t('board.print', about) + coats(coatsOfArms);
  });
  const ferries = map.ferries.map(({ name, ends, coatsOfArms }) => {
    const [from, to] = ends;
    return t('board.ferry', { name, x: from!.x, y: from!.y, toX: to!.x, toY: to!.y }) + coats(coatsOfArms);
  });
  return [
    `${capitalised(mapText(t, map))}.`,
    ...listLine(towns, (list) => t('board.towns', { towns: list })),
    ...listLine(prints, (list) => t('board.prints', { prints: list })),
    ...listLine(ferries, (list) => t('board.ferries', { ferries: list })),
  ];
}

/** Sentences about the map and the expansions, for the alt text of pictures. */
export function boardSentences(t: CarcassonneTranslator, state: State): PictureSentence[] {
  const brought = EXPANSION_WORDS.flatMap((one) => one.sentences?.(t, state) ?? []);
  return [...(state.map ? mapSentences(t, state, state.map) : []), ...brought];
}

function mapSentences(t: CarcassonneTranslator, state: State, map: GameMap): PictureSentence[] {
  const towns = openTowns(state);
  const sentences: PictureSentence[] = [{ after: 'drawn', forms: [`${capitalised(mapText(t, map))}.`], importance: 8 }];
  if (towns.length > 0) {
    const names = t.list(towns.map(({ name }) => name));
    sentences.push({
      after: 'pieces',
      forms: [t('board.towns', { towns: names }), t('alt.towns', { count: towns.length })],
      importance: 2,
    });
  }
  return sentences;
}

function openTowns({ board, map }: State): GameMap['towns'] {
  return [...map!.townsByCell.values()].filter(({ x, y }) => tileAt(board, x, y) < 0);
}

function listLine(items: readonly string[], line: (list: string) => string): string[] {
  return items.length > 0 ? [line(items.join('; '))] : [];
}
