import type { Table } from '../../app/table.ts';
import type { Square } from '../../core/tile.ts';
import type { Point } from '../../drawing/point.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { PieceGhost } from '../../games/contract/scene.ts';
import { letterOf } from './offer.ts';

/** More places than these with letters, wherever they lie, would make the picture of a board too small. */
const MOST_PLACES = 12;

/** Position of the letter of a choice about a whole tile. */
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** A choice with its letter, which others about the same place may share; undefined for none. */
interface Lettered {
  readonly choice: Choice;
  readonly letter: string | undefined;
}

/**
 * The letter of a choice in the picture: of a piece on a corner, or alone on the tile that the choice is about; undefined for
 * neither.
 */
export function letterGhost(
  { game, fold }: Table,
  { onCorner, square }: Choice,
  look: Pick<PieceGhost, 'label' | 'chosen'>,
): PieceGhost | undefined {
  if (onCorner) return { ...onCorner, segments: [], ...look };
  const isIt = ({ x, y }: Square) => x === square?.x && y === square.y;
  const tile = game.viewOf(fold.state).tiles.findIndex(({ squares }) => squares.some(isIt));
  if (tile < 0) return undefined;
  const { segment, at = MIDDLE } = square!;
  return { tile, ...(segment === undefined ? { segment: 0, at } : { segment }), segments: [], ...look };
}

/** The letters of choices in the picture, each once; none where all are about the whole tile that was placed last. */
export function letterGhosts(table: Table, lettered: readonly Lettered[]): PieceGhost[] {
  const ghosts = new Map(
    lettered.flatMap(({ choice, letter }) => {
      const ghost = letter !== undefined && letterGhost(table, choice, { label: letter, chosen: false });
      return ghost ? [[letter, ghost] as const] : [];
    }),
  );
  const last = table.game.viewOf(table.fold.state).tiles.length - 1;
  return [...ghosts.values()].some(({ at, tile }) => at !== MIDDLE || tile !== last) ? [...ghosts.values()] : [];
}

/** The letters of the places that choices are about, by the places; none for one place alone, or too many. */
export function placeLetters(choices: readonly Choice[]): ReadonlyMap<string, string> {
  const places = [...new Set(choices.flatMap((choice) => placeOf(choice) ?? []))];
  if (places.length < 2 || places.length > MOST_PLACES) return new Map();
  return new Map(places.map((place, index) => [place, letterOf(index)]));
}

/** Key of the place that a choice is about, the same for all choices about it; undefined if it is about no place. */
export function placeOf({ square }: Choice): string | undefined {
  return (
    square && `${square.x},${square.y} ${square.segment ?? ''} ${square.at ? `${square.at.x},${square.at.y}` : ''}`
  );
}
