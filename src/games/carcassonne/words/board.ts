import { tileAt } from '../../../core/board.ts';
import { capitalised } from '../../../i18n/sentences.ts';
import type { PictureSentence } from '../../contract/game-words.ts';
import type { Position } from '../../contract/position.ts';
import { sideText } from '../../contract/segment-words.ts';
import { countryName } from '../country.ts';
import { type BoardChip, CHIPS } from '../expansions/chips/rules.ts';
import { ISLANDS } from '../expansions/islands/rules.ts';
import { riverEnd } from '../expansions/river/rules.ts';
import type { Carcassonne } from '../game/game-rules.ts';
import type { GameMap } from '../rules/game-map.ts';
import type { State } from '../rules/state.ts';
import { unseenTiles } from '../rules/unseen.ts';
import { chipsText } from './chips.ts';
import type { CarcassonneTranslator } from './language.ts';
import { mapText } from './options.ts';
import { describeTile } from './tile.ts';

/** The tiles left, and those that lie face down on islands; undefined where none do. */
export function pileWords(t: CarcassonneTranslator, state: State): string | undefined {
  const left = state.pile.length - state.drawn;
  const hidden = unseenTiles(state).length - left;
  return hidden > 0 ? t('pile.islands', { count: left, hidden }) : undefined;
}

/** Says that a map has towns, and chips where they are played with, and what explains them; undefined without a map. */
export function firstTurnText(
  t: CarcassonneTranslator,
  { fold: { state } }: Position<Carcassonne>,
  buttons: { readonly rules: string; readonly board: string },
): string | undefined {
  const { map } = state;
  if (!map) return undefined;
  const about = t('first-turn.map', { ...buttons, chips: CHIPS.of(state).onBoard.length > 0 ? 'yes' : 'no' });
  const free = map.start.squares.filter(({ x, y }) => tileAt(state.board, x, y) < 0);
  return free.length === 0
    ? about
    : [about, t('first-turn.start', { names: t.list(free.map(({ name }) => name)) })].join(' ');
}

/** Where the river goes on, while it does. */
function riverLine(t: CarcassonneTranslator, { board, set }: State): string | undefined {
  const end = riverEnd(board, set);
  return end && t('board.river', { x: end.x, y: end.y });
}

/** The map and its chips, or an open river, for the board in words; undefined where there is neither. */
export function mapLines(t: CarcassonneTranslator, state: State): string[] | undefined {
  const { map } = state;
  const pile = pileWords(t, state) ?? t('turn.pile', { count: state.pile.length - state.drawn });
  if (!map) {
    const river = riverLine(t, state);
    return river === undefined ? undefined : [pile, river];
  }
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
  const faceDown = faceDownOn(state).map(({ x, y }) => t('panel.at', { x, y }));
  const treats = treatsOf(t, state);
  const islands = ISLANDS.of(state).piles.map(({ colour, tiles, faceUp }) => {
    const top = faceUp && tiles.length > 0 ? describeTile(t, state.set, state.set.tiles[tiles[0]!]!.id) : '-';
    return t('board.island', { colour: t('colour', { colour }), tile: top, count: tiles.length });
  });
  return [
    pile,
    `${capitalised(mapText(t, map))}.`,
    ...listLine(towns, (list) => t('board.towns', { towns: list })),
    ...listLine(prints, (list) => t('board.prints', { prints: list })),
    ...listLine(ferries, (list) => t('board.ferries', { ferries: list })),
    ...listLine(faceDown, (list) => t('board.chips', { squares: list })),
    ...listLine(treats, (list) => t('board.treats', { treats: list })),
    ...listLine(islands, (list) => t('board.islands', { islands: list })),
  ];
}

/** Sentences about a map and its chips, or an open river, for the alt text of pictures. */
export function mapSentences(t: CarcassonneTranslator, state: State): PictureSentence[] {
  const { map } = state;
  if (!map) {
    const river = riverLine(t, state);
    return river === undefined ? [] : [{ after: 'drawn', forms: [river], importance: 6 }];
  }
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
  const count = faceDownOn(state).length;
  if (count > 0) sentences.push({ after: 'pieces', forms: [t('alt.chips', { count })], importance: 3 });
  const treats = treatsOf(t, state);
  if (treats.length > 0) {
    sentences.push({ after: 'pieces', forms: [t('board.treats', { treats: t.list(treats) })], importance: 3 });
  }
  return sentences;
}

function openTowns({ board, map }: State): GameMap['towns'] {
  return [...map!.townsByCell.values()].filter(({ x, y }) => tileAt(board, x, y) < 0);
}

function treatsOf(t: CarcassonneTranslator, state: State): string[] {
  return CHIPS.of(state)
    .onBoard.filter(({ faceUp }) => faceUp)
    .map(({ chip, x, y }) => t('board.place', { name: chipsText(t, [chip]), x, y }));
}

function faceDownOn(state: State): readonly BoardChip[] {
  return CHIPS.of(state).onBoard.filter(({ faceUp }) => !faceUp);
}

function listLine(items: readonly string[], line: (list: string) => string): string[] {
  return items.length > 0 ? [line(items.join('; '))] : [];
}
