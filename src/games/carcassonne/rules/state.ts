import type { SquareCorner } from '../../../core/ports.ts';
import type { TileTable } from '../../../core/tile.ts';
import { copyTileGame, inSupply, type StandingPiece, type TileGameState } from '../../kernel/state.ts';
import type { BoxExpansionOf, ExpansionOf, MarkedWorth, Parts, PieceKindOf } from './expansion.ts';
import type { GameMap } from './game-map.ts';
import type { Options } from './options.ts';
import type { Phase, StepName } from './rejection.ts';
import type { Setup } from './setup.ts';
import type { TileSet } from './tile-set.ts';
import type { Step, Verb } from './verb.ts';

/** A piece on the board. */
export interface PlacedPiece extends StandingPiece {
  readonly raised?: RaisedPiece;
  /** The corner of its tile on which it stands, between tiles. */
  readonly corner?: SquareCorner;
}

/** What an expansion has made of an ordinary meeple: what it is called, and what it counts more for the majority. */
export interface RaisedPiece {
  readonly piece: string;
  readonly strength: number;
}

export type PieceKind = PieceKindOf<State>;
export type Expansion = ExpansionOf<State>;
export type BoxExpansion = BoxExpansionOf<State>;

/** A worth by the numbers of its mark and kind in the feature graph; `name` is that of the mark. */
export interface WorthRow extends Pick<MarkedWorth, 'tile' | 'coatOfArms'> {
  readonly name: MarkedWorth['mark'];
  readonly mark: number;
  readonly kind: number;
}

/** A step of a turn with what can be chosen there. */
export interface PlayStep {
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

/** What a game is played with: its options compiled into one table, the only thing that rules read of options. */
export interface Play {
  /** Kinds of piece; the first is the ordinary meeple. */
  readonly pieces: readonly [PieceKind, ...PieceKind[]];
  /** The kinds of segment on which each kind of piece may stand, as bits by their numbers. */
  readonly standing: readonly number[];
  /** Whether what a kind of piece counts is a function of its feature. */
  readonly hasStrengthOn: boolean;
  /** Whether a kind of piece, or a tile, gives further tiles. */
  readonly hasTileGivers: boolean;
  /** What expansions say of tiles with which nothing is done before they are scored. */
  readonly skipsPieces: readonly NonNullable<Expansion['skipsPieces']>[];
  readonly worths: readonly WorthRow[];
  /** What expansions say of the worth of completed features without marks. */
  readonly plainWorths: readonly NonNullable<Expansion['plainWorth']>[];
  /** What expansions make of the points of roads and cities. */
  readonly pointChanges: readonly NonNullable<Expansion['changedPoints']>[];
  /** Marks that features add up, by column (`marksOn`). */
  readonly marks: readonly string[];
  /** The table of the tile set with these marks. */
  readonly table: TileTable;
  readonly expansions: readonly Expansion[];
  /** The steps of a turn, in their order. */
  readonly steps: readonly PlayStep[];
  /** Every kind of action, by its number in moves: `Verb`s of the base game, then those of the expansions. */
  readonly verbs: readonly Verb<State>[];
  /** What expansions say of features that take no further piece. */
  readonly bars: readonly NonNullable<Expansion['isBarred']>[];
  /** What expansions say of tiles that take no piece. */
  readonly tileRejections: readonly NonNullable<Expansion['tileRejection']>[];
  /** What expansions say of where tiles may lie. */
  readonly placingRejections: readonly NonNullable<Expansion['placingRejection']>[];
  /** The variant for the towns of the map. */
  readonly towns: Options['towns'];
  /** Whether meeples may be placed in fields. */
  readonly hasFields: boolean;
}

/** A game at one moment. */
export interface State extends TileGameState<Phase, PlacedPiece> {
  readonly set: TileSet;
  readonly setup: Setup;
  readonly play: Play;
  /** Undefined on the open table. */
  readonly map: GameMap | undefined;
  /** Seat whose turn it is; another one may be to move in it (`Step.mover`). */
  turnSeat: number;
  /** A town was covered in this turn. */
  coversTown: boolean;
  /** What gives the seat to move a further tile after this one, where that piece has been taken off the board since (F42). */
  earnedBy: string | undefined;
  /** This turn is the further tile that a covered town or a piece gives. */
  isFurtherTile: boolean;
  /** What belongs to expansions; replaced, never changed. */
  parts: Parts;
}

/**
 * A state that changes independently of `state`.
 *
 * @param over an earlier copy that is not needed any more, whose memory may be used again
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
  return state.play.pieces.map(({ id }, kind) => ({ piece: id, count: inSupply(state, kind, seat) }));
}

/** The part of states that belongs to one expansion. */
export interface StatePart<Part extends object> {
  /** The part, or what it is at the start of a game. */
  of(state: Pick<State, 'parts'>): Part;
  change(state: Pick<State, 'parts'> & { parts: Parts }, change: Partial<Part>): void;
}

/** @param start what the part is until it is changed for the first time */
export function statePart<Part extends object>(id: string, start: Part): StatePart<Part> {
  const of = ({ parts }: Pick<State, 'parts'>) => (parts[id] as Part | undefined) ?? start;
  return {
    of,
    change(state, change) {
      state.parts = { ...state.parts, [id]: { ...of(state), ...change } };
    },
  };
}
