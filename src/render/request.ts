import type { Colour } from '../core/colour.ts';
import type { ChosenOptions } from '../core/options.ts';
import type { Content, GameTypes } from '../core/rules.ts';
import type { Square } from '../core/tile.ts';
import type { Theme } from '../drawing/theme.ts';
import type { AnyGame, EmptyBoard } from '../games/contract/game.ts';
import type { PictureWords } from '../games/contract/picture.ts';
import type { LegalSquare, PieceGhost, ScoringStep, SquareArea, TintedFeature } from '../games/contract/scene.ts';
import type { CommonView, PlacedPiece, TilePlace } from '../games/contract/view.ts';

/** A game with its tiles. */
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
  /** True if the game was stopped before its end, so that nobody is to move. */
  readonly stopped?: boolean;
  /** Longest side, in pixels; by default 2,000, or less if no chat would show more. */
  readonly longest?: number;
  /** True to show only the squares around the last turns and the marked squares, so that they are large. */
  readonly focus?: boolean;
  /** The squares to show, such as in all frames of an animation. */
  readonly area?: SquareArea;
  /** True to show the tile that was placed last also beside the board, such as in an animation, where squares are small. */
  readonly showsLast?: boolean;
  /** False to leave out seats and pile, such as for the example of a rule; true by default. */
  readonly panel?: boolean;
  /** Number of the last turn that the viewer has seen; later tiles glow. */
  readonly seenTurn?: number;
  /** Number of turns that are shown as the last one: two if a seat had a further turn. By default one. */
  readonly lastTurns?: number;
  readonly legal?: readonly LegalSquare[];
  /** Free squares to mark, as no tile fits them any more. */
  readonly dead?: readonly Square[];
  /** Drafted tiles; the view may already contain them. */
  readonly drafted?: readonly TilePlace[];
  /** Pieces to choose from; they are on drafted tiles, whose indexes follow those of the view's tiles. */
  readonly ghosts?: readonly PieceGhost[];
  readonly scored?: readonly TintedFeature[];
  /** Features to tint in the colours of their holders. */
  readonly owned?: readonly TintedFeature[];
  /** Pieces that returned to their seats in the last turn, on their former segments. */
  readonly returned?: readonly PlacedPiece[];
  /** Points that each seat gained in the last turn. */
  readonly gained?: readonly number[];
  /** Events of the last turn, which the game's picture may show, such as moved boats. */
  readonly events?: readonly GameTypes['event'][];
  /** The step of the final scoring that the picture shows; nobody has won yet. */
  readonly scoring?: ScoringStep;
}

/** An option of a game in a few words, with its sign: one of the game's signs, or one that all games have. */
export interface LobbyFact {
  readonly sign: string;
  readonly text: string;
}

/** A request for the picture of a lobby, with its game, its board, its options, and its players. */
export interface LobbyPictureRequest extends Omit<PictureRequest, 'view'> {
  /** Name of the game. */
  readonly title: string;
  /** The board before the start, with its shown squares; by default a landscape of the game's tiles. */
  readonly board?: EmptyBoard | undefined;
  /** Options of the game, for the landscape. */
  readonly chosen?: ChosenOptions;
  readonly facts: readonly LobbyFact[];
  /** Colour and display name of every player who has joined. */
  readonly seats: readonly { readonly colour: Colour; readonly name: string }[];
  /** Number of seats, free ones included. */
  readonly places: number;
  /** Word on a free seat. */
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
  /** True if the last scores are those after the final scoring. */
  readonly hasFinal: boolean;
  readonly title: string;
  /** Titles of the axes. */
  readonly axes?: { readonly points: string; readonly turns: string };
  /** Points that each turn lost, in order, for bars below the graph, in a row for every seat. */
  readonly losses?: { readonly title: string; readonly turns: readonly TurnLoss[] };
  readonly theme?: Theme;
}

/** A request for a card with the result of a game. */
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
  /** The most points at once: the seat, the name of its player at that time, and a text about the points. */
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

/** A frame of a replay. */
export interface ReplayFrame extends BoardPictureRequest {
  /** How long the frame stays, in milliseconds; by default the last frame stays longer than the others. */
  readonly delay?: number;
}

/** A request for a replay of a game, turn by turn or step by step. */
export interface ReplayRequest {
  /** Boards in order, such as after every turn, of one game and in one theme. */
  readonly frames: readonly ReplayFrame[];
  /** True to repeat the replay for ever; the default. */
  readonly repeats?: boolean;
}

/** A replay as an animated GIF file; width and height in pixels. */
export interface Replay {
  readonly gif: Buffer;
  readonly width: number;
  readonly height: number;
}
