import type { SquareCorner } from '../../../core/ports.ts';
import type { TileTable } from '../../../core/tile.ts';
import { copyTileGame, type StandingPiece, supplyCount, type TileGameState } from '../../kernel/state.ts';
import type { BoxExpansionOf, ExpansionOf, MarkedWorth, Parts, PieceKindOf } from './expansion.ts';
import type { GameMap } from './game-map.ts';
import type { Options } from './options.ts';
import type { Phase, StepName } from './rejection.ts';
import type { Setup } from './setup.ts';
import type { TileSet } from './tile-set.ts';
import type { Step, Verb } from './verb.ts';

/** A piece on the board. */
export interface PlacedPiece extends StandingPiece {
  readonly raised?: StrengthenedPiece;
  /** The corner of its tile on which it stands, between tiles. */
  readonly corner?: SquareCorner;
}

/** An ordinary meeple that an expansion made stronger: its new name, and its additional strength. */
export interface StrengthenedPiece {
  readonly piece: string;
  readonly strength: number;
}

export type PieceKind = PieceKindOf<State>;
export type Expansion = ExpansionOf<State>;
export type BoxExpansion = BoxExpansionOf<State>;

/** A `MarkedWorth` with the numbers of its mark and kind in the feature graph; `name` is the name of the mark. */
export interface WorthRow extends Pick<MarkedWorth, 'tile' | 'coatOfArms'> {
  readonly name: MarkedWorth['mark'];
  readonly mark: number;
  readonly kind: number;
}

/** A step of a turn with what can be chosen there. */
export interface TurnStep {
  readonly name: StepName;
  readonly canPass: boolean;
  readonly furtherPieces: boolean;
  readonly isApart: boolean;
  readonly enter: Step<State>['enter'];
  readonly standIn: Step<State>['standIn'];
  readonly mover: Step<State>['mover'];
  readonly question: Step<State>['question'];
  readonly verbs: readonly { readonly kind: number; readonly verb: Verb<State> }[];
}

/** The rules of a game, compiled from its options; functions of the rules read no options themselves. */
export interface CompiledRules {
  /** Kinds of piece; the first is the ordinary meeple. */
  readonly pieces: readonly [PieceKind, ...PieceKind[]];
  /** Bits of the kinds of segment on which each kind of piece may stand. */
  readonly standing: readonly number[];
  /** Whether the strength of some kind of piece depends on its feature. */
  readonly hasStrengthOn: boolean;
  /** Whether a kind of piece, or a tile, gives further tiles. */
  readonly hasTileGivers: boolean;
  /** `skipsPieces` of all expansions that have it. */
  readonly skipsPieces: readonly NonNullable<Expansion['skipsPieces']>[];
  readonly worths: readonly WorthRow[];
  /** `plainWorth` of all expansions that have it. */
  readonly plainWorths: readonly NonNullable<Expansion['plainWorth']>[];
  /** `changedPoints` of all expansions that have it. */
  readonly pointChanges: readonly NonNullable<Expansion['changedPoints']>[];
  /** Figures of each seat on the score track; 0 if it does not matter how points move them. */
  readonly figures: number;
  /** Marks that features add up, by column (`marksOn`). */
  readonly marks: readonly string[];
  /** The table of the tile set with these marks. */
  readonly table: TileTable;
  readonly expansions: readonly Expansion[];
  /** The steps of a turn, in their order. */
  readonly steps: readonly TurnStep[];
  /** Verbs by their number in moves: those of the base game, then those of the expansions. */
  readonly verbs: readonly Verb<State>[];
  /** `isBarred` of all expansions that have it. */
  readonly bars: readonly NonNullable<Expansion['isBarred']>[];
  /** `tileRejection` of all expansions that have it. */
  readonly tileRejections: readonly NonNullable<Expansion['tileRejection']>[];
  /** `placingRule` of all expansions that have it. */
  readonly placingRules: readonly NonNullable<Expansion['placingRule']>[];
  /** The variant for the towns of the map. */
  readonly towns: Options['towns'];
  /** Whether meeples may be placed in fields. */
  readonly hasFields: boolean;
}

/** A game at one moment. */
export interface State extends TileGameState<Phase, PlacedPiece> {
  readonly set: TileSet;
  readonly setup: Setup;
  readonly rules: CompiledRules;
  /** Undefined on the open table. */
  readonly map: GameMap | undefined;
  /** Seat whose turn it is; another one may be to move in it (`Step.mover`). */
  turnSeat: number;
  /** A town was covered in this turn. */
  coversTown: boolean;
  /**
   * Name of what gives the seat to move a further tile, or that nothing does; noted before its piece can leave the board (F42), or
   * features are joined that the tile did not join.
   */
  earnedBy: string | undefined;
  /** This turn is the further tile that a covered town or a piece gives. */
  isFurtherTile: boolean;
  /** Parts of expansions; replaced, never mutated. */
  parts: Parts;
}

/**
 * Copies a state.
 *
 * @param over an earlier copy that is no longer needed, whose memory is reused
 */
export function copyState(state: State, over?: State): State {
  const copy = copyTileGame(state, over);
  copy.turnSeat = state.turnSeat;
  copy.coversTown = state.coversTown;
  copy.earnedBy = state.earnedBy;
  copy.isFurtherTile = state.isFurtherTile;
  copy.parts = state.parts;
  return copy;
}

/** How many pieces of each kind are in the supply of a seat, the ordinary meeples first. */
export function supplyOf(state: State, seat: number): readonly { readonly piece: string; readonly count: number }[] {
  return state.rules.pieces.map(({ id }, kind) => ({ piece: id, count: supplyCount(state, kind, seat) }));
}

/** The part of the state that belongs to one expansion. */
export interface StatePart<Part extends object> {
  /** The part of a state, or `start` if it was never changed. */
  of(state: Pick<State, 'parts'>): Part;
  change(state: Pick<State, 'parts'> & { parts: Parts }, change: Partial<Part>): void;
}

/** @param start the part until its first change */
export function statePart<Part extends object>(id: string, start: Part): StatePart<Part> {
  const of = ({ parts }: Pick<State, 'parts'>) => (parts[id] as Part | undefined) ?? start;
  return {
    of,
    change(state, change) {
      state.parts = { ...state.parts, [id]: { ...of(state), ...change } };
    },
  };
}
