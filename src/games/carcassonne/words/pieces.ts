import { makeSegmentName } from '../../../core/segment-name.ts';
import type { Square } from '../../../core/tile.ts';
import { segmentName } from '../../contract/segment-words.ts';
import { segmentPlace, squareAndName } from '../../kernel/features.ts';
import { squareOfSegment } from '../../kernel/state.ts';
import type { Action } from '../rules/action.ts';
import { featureView } from '../rules/feature.ts';
import { placedBy } from '../rules/move.ts';
import { type CompiledRules, type State, supplyOf } from '../rules/state.ts';
import type { SegmentKind } from '../rules/tile-set-file.ts';
import type { CarcassonneTranslator, Messages } from './language.ts';

/** The kind of piece that is meant where none is named. */
export const ORDINARY_PIECE = 'meeple';

/** The kinds of piece that have words; `upgraded` is a meeple on a chip. */
type PieceName = keyof Messages extends infer Key ? (Key extends `piece.${infer Name}.count` ? Name : never) : never;

/** A kind of piece, as inside a sentence, or a number of them. */
export function pieceName(t: CarcassonneTranslator, piece = ORDINARY_PIECE, count?: number): string {
  const name = piece as PieceName;
  return count === undefined ? t(`piece.${name}`) : t(`piece.${name}.count`, { count });
}

/** A kind of piece with the kind of feature that it stands on. */
export function standingText(t: CarcassonneTranslator, piece: string, kind: SegmentKind): string {
  return t('standing', { piece: pieceName(t, piece), kind });
}

/** A piece on the board, by its index, with the place where it stands. */
export function pieceAtText(t: CarcassonneTranslator, state: State, index: number): string {
  const { kind = 0, segment } = state.pieces[index]!;
  const { x, y, name } = squareAndName<SegmentKind>(state, segment);
  return t('standing.at', { standing: standingText(t, state.rules.pieces[kind]!.id, name.kind), x, y });
}

/** Arguments of a message about an action that places a piece on any tile: the piece, and the place. */
export function placedElsewhere(t: CarcassonneTranslator, state: State, action: Action) {
  const { piece, segment } = placedBy(state, action)!;
  const { x, y } = action as { readonly x: number; readonly y: number };
  const where = whichSegment(t, state, segment);
  return { piece: pieceName(t, state.rules.pieces[piece]!.id), kind: featureView(state, segment).kind, where, x, y };
}

/** A segment of any tile as commands name it: by the square of its tile and its name there, such as `1,0 road`. */
export function placeOnBoard(state: State, segment: number): string {
  const { x, y, name } = squareAndName(state, segment);
  return `${x},${y} ${makeSegmentName(name)}`;
}

/** The square and the segment of a piece on the board, by its index. */
export function squareOfPiece({ board, pieces }: State, index: number): Square & { readonly segment: number } {
  return squareWithSegment(board, pieces[index]!.segment);
}

/** The square of a segment, by its number in the feature graph, and its index on its tile. */
export function squareWithSegment(board: State['board'], segment: number): Square & { readonly segment: number } {
  return { ...squareOfSegment(board, segment), segment: segmentPlace(board, segment).segment };
}

/** A piece (by its index) as commands name it: by its place, and by its kind if its seat has other pieces there. */
export function pieceOnBoard(state: State, index: number): string {
  const { kind = 0, seat, segment } = state.pieces[index]!;
  const here = state.pieces.filter((one) => one.seat === seat && one.segment === segment);
  const place = placeOnBoard(state, segment);
  return here.length === 1 ? place : `${place} ${state.rules.pieces[kind]!.id}`;
}

/** Suffix that tells a segment from others of its kind on its tile, such as ` (north)`; empty for the only one. */
export function whichSegment(t: CarcassonneTranslator, state: State, segment: number): string {
  return segmentName(t, '', squareAndName(state, segment).name);
}

/** Whether what was typed for a segment begins with a square (`placeOnBoard`). */
export function isPlaceOnBoard(typed: string | number | undefined): boolean {
  return /^\s*-?\d+,-?\d+ /.test(String(typed));
}

/** The kind of piece that a text in small letters names, in English or the user's language; undefined for any other text. */
export function pieceNamed(t: CarcassonneTranslator, { pieces }: CompiledRules, text: string): string | undefined {
  return pieces.find(({ id }) => [id, pieceName(t, id).toLowerCase()].includes(text))?.id;
}

/** Supply of a seat in words; "no meeples" if it is empty. */
export function supplyText(t: CarcassonneTranslator, state: State, seat: number): string {
  const supply = supplyOf(state, seat);
  const isBare = supply.every(({ count }) => count === 0);
  const left = supply.filter(({ piece, count }) => count > 0 || (isBare && piece === ORDINARY_PIECE));
  return t.list(left.map(({ piece, count }) => pieceName(t, piece, count)));
}
