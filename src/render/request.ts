import type { Colour } from '../core/colour.ts';
import type { ChosenOptions } from '../core/options.ts';
import type { Content, GameTypes } from '../core/rules.ts';
import type { Theme } from '../drawing/theme.ts';
import type { AnyGame, EmptyBoard } from '../games/contract/game.ts';
import type { PictureWords } from '../games/contract/picture.ts';
import type { LegalSquare, PieceGhost, ScoringStep, SquareArea, TintedFeature } from '../games/contract/scene.ts';
import type { CommonView, PlacedPiece, TilePlace } from '../games/contract/view.ts';

/** A game and the tiles that it is played with. */
export interface GameContent {
  readonly game: AnyGame;
  readonly content: Content;
}

/** Fields of every request for a picture. */
interface PictureRequest extends GameContent {
  /** The public view of the game (`viewOf`). */
  readonly view: CommonView;
  readonly words: PictureWords;
  readonly theme?: Theme;
}

/** A request for a picture of the board. */
export interface BoardPictureRequest extends PictureRequest {
  /** Display name of every seat, in any script. */
  readonly names: readonly string[];
  /** The game was stopped before its end: nobody is to move. */
  readonly stopped?: boolean;
  /** Longest side, in pixels; by default 2,000, or less where no chat would show more. */
  readonly longest?: number;
  /** Shows only the squares around the last turns and those to mark, so that they are large. */
  readonly focus?: boolean;
  /** Shows exactly these squares, such as for all frames of one animation. */
  readonly area?: SquareArea;
  /** Shows the tile that was placed last beside the board, as in an animation, where it is small. */
  readonly showsLast?: boolean;
  /** Without seats and pile: a small board for a page of rules. */
  readonly panel?: boolean;
  /** The last turn that the viewer knows: what was placed after it glows. */
  readonly seenTurn?: number;
  /** How many turns of a seat are shown as the last one: two where the second was one more tile. By default one. */
  readonly lastTurns?: number;
  readonly legal?: readonly LegalSquare[];
  /** Tiles that were chosen but are not placed yet, whether the view has them already or not. */
  readonly drafted?: readonly TilePlace[];
  /** Pieces to choose one from; they stand on drafted tiles, which follow the others of the view. */
  readonly ghosts?: readonly PieceGhost[];
  readonly scored?: readonly TintedFeature[];
  /** Features to tint in the colours of the seats that hold them. */
  readonly owned?: readonly TintedFeature[];
  /** Pieces that went back to their seats in the last turn, where they stood. */
  readonly returned?: readonly PlacedPiece[];
  /** Points that each seat gained in the last turn. */
  readonly gained?: readonly number[];
  /** Events of the last turn, which the game may show, such as what has moved. */
  readonly events?: readonly GameTypes['event'][];
  /** The picture belongs to the final scoring, before its end: nobody has won yet. */
  readonly scoring?: ScoringStep;
}

/** Something that was chosen for a game, in a few words beside its sign: one of the game's, or one that all games have. */
export interface LobbyFact {
  readonly sign: string;
  readonly text: string;
}

/** A request for the picture of a lobby: its game, its board, its options, and who has joined. */
export interface LobbyPictureRequest extends Omit<PictureRequest, 'view'> {
  /** Name of the game. */
  readonly title: string;
  /** The board before the start, and the squares of it that are shown; by default a landscape of the game's tiles. */
  readonly board?: EmptyBoard | undefined;
  /** Options of the game with which the landscape is played. */
  readonly chosen?: ChosenOptions;
  readonly facts: readonly LobbyFact[];
  /** Colour and display name of everybody who has joined. */
  readonly seats: readonly { readonly colour: Colour; readonly name: string }[];
  /** How many can play. */
  readonly places: number;
  /** Word on a free place. */
  readonly free: string;
}

/** A request for a picture of the tiles left in the pile. */
export interface TilesPictureRequest extends PictureRequest {
  /** Ids of tiles to mark, such as those that fit a square; the others become pale. */
  readonly marked?: readonly string[];
}

/** A request for a graph of the scores of a game. */
export interface ScoreGraphRequest extends GameContent {
  /** Colour and display name of every seat. */
  readonly seats: readonly { readonly colour: Colour; readonly name: string }[];
  /** Scores by seat: at the start, then after every turn, and after the final scoring. */
  readonly scores: readonly (readonly number[])[];
  /** Whether the last scores are those of a final scoring rather than of a turn. */
  readonly hasFinal: boolean;
  readonly title: string;
  /** What the numbers on the axes count. */
  readonly axes?: { readonly points: string; readonly turns: string };
  /** What each turn lost, in order, as bars below: a row for every seat. */
  readonly losses?: { readonly title: string; readonly turns: readonly TurnLoss[] };
  readonly theme?: Theme;
}

/** A request for the result of a game as a card. */
export interface ResultRequest extends PictureRequest {
  /** Colour, display name and score of every seat, and its points from each source. */
  readonly seats: readonly {
    readonly colour: Colour;
    readonly name: string;
    readonly score: number;
    readonly points: readonly number[];
  }[];
  /** The sources of points in words. */
  readonly sources: readonly string[];
  /** Words above the names of the winners. */
  readonly victory: string;
  /** The most points at once: whose they are, and who had that seat then, and which in words. */
  readonly best?: { readonly seat: number; readonly name: string; readonly text: string };
}

/** Points that a turn of a seat lost. */
export interface TurnLoss {
  readonly seat: number;
  readonly points: number;
}

/** Requests by the kind of picture that they ask for. */
export interface PictureRequests {
  readonly board: BoardPictureRequest;
  readonly lobby: LobbyPictureRequest;
  readonly tiles: TilesPictureRequest;
  readonly scores: ScoreGraphRequest;
  readonly result: ResultRequest;
}
export type PictureKind = keyof PictureRequests;

/** A picture as a PNG file; width and height in pixels. */
export interface Picture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A picture of an animation. */
export interface ReplayFrame extends BoardPictureRequest {
  /** How long it stays, in milliseconds; by default the last one longer than the others. */
  readonly delay?: number;
}

/** A game turn by turn, or step by step. */
export interface ReplayRequest {
  /** Boards in order, such as after every turn, of one game and in one theme. */
  readonly frames: readonly ReplayFrame[];
  /** Whether it begins again after its end; true unless told. */
  readonly repeats?: boolean;
}

/** A game as an animated GIF file; width and height in pixels. */
export interface Replay {
  readonly gif: Buffer;
  readonly width: number;
  readonly height: number;
}
