import { type TileTable, withMarks } from '../../../core/tile.ts';
import { type MarkedWorth, type PieceKind, STANDS_ON } from './expansion.ts';
import { expansionsOf, meeplesOf, type Options } from './options.ts';
import { FEATURE_MARKS, type TileSet } from './tile-set.ts';
import { SEGMENT_KINDS } from './tile-set-file.ts';

/** A worth by the numbers of its mark and kind in the feature graph. */
export interface WorthRow extends Pick<MarkedWorth, 'tile' | 'coatOfArms'> {
  readonly mark: number;
  readonly kind: number;
}

/** What a game is played with: its options compiled into one table, the only thing that rules read of expansions. */
export interface Play {
  /** Kinds of piece; the first is the ordinary meeple. */
  readonly pieces: readonly [PieceKind, ...PieceKind[]];
  readonly worths: readonly WorthRow[];
  /** The table of the tile set with the marks that count in this game. */
  readonly table: TileTable;
}

/** The kinds of piece that every seat has, the ordinary meeple first. */
export function piecesOf(options: Options): Play['pieces'] {
  const meeple = { id: 'meeple', count: meeplesOf(options), strength: 1, standsOn: STANDS_ON.meeple };
  return [meeple, ...expansionsOf(options).flatMap(({ pieces }) => pieces)];
}

/** Compiles the options of a game. */
export function playOf({ table }: TileSet, options: Options): Play {
  const expansions = expansionsOf(options);
  const worths = expansions.flatMap((one) => one.worths);
  return {
    pieces: piecesOf(options),
    worths: worths.map(({ kind, tile, coatOfArms }, at) => ({
      mark: FEATURE_MARKS.length + at,
      kind: SEGMENT_KINDS.indexOf(kind),
      tile,
      coatOfArms,
    })),
    table: worths.length === 0 ? table : withMarks(table, [...FEATURE_MARKS, ...worths.map(({ mark }) => mark)]),
  };
}
