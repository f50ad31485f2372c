import type { Colour } from '../../core/colour.ts';
import type { Degrees } from '../../core/ports.ts';
import type { Square } from '../../core/tile.ts';
import type { Point } from '../../drawing/point.ts';
import type { TilePlace } from '../../games/contract/view.ts';

/** Something that can be chosen now. Words are text without markup. */
export interface TurnChoice {
  /** The draft after it is chosen, in notation; an addition that is chosen already is removed. */
  readonly do: string;
  /** The square of the choice, and the rotation of its tile in degrees. */
  readonly at?: Square & { readonly rotation?: Degrees };
  /** Id of the tile that it chooses among several. */
  readonly tile?: string;
  /** Kind of the piece that it places. */
  readonly piece?: string;
  /** Where that piece is shown, in squares of the board; choices with the same point put several kinds on one place. */
  readonly on?: Point;
  /** Name of that kind; absent if no other kind can stand there. */
  readonly kind?: string;
  readonly say: string;
  /** Its immediate effect in words; absent for none, and if hints are switched off. */
  readonly effect?: string;
  /** Its points in a few characters, such as `+5`; absent for none, and if hints are switched off. */
  readonly short?: string;
  /** Its value to the reader, which orders choices; absent if hints are switched off. */
  readonly gain?: number;
  /** True if it gains something that other choices do not. */
  readonly star?: boolean;
  /** True if it is the best rotation on its square, or of its tile. */
  readonly best?: boolean;
  /** True if it is part of the draft. */
  readonly chosen?: boolean;
  /** True if it ends the turn without a piece. */
  readonly none?: boolean;
  /** True if a piece can be placed too, in the same turn. */
  readonly besides?: boolean;
}

/** The draft of a turn, and the possible choices. */
export interface TurnDraft {
  /** The actions that are not confirmed yet, in notation. Actions that the rules reject are dropped from what was asked for. */
  readonly draft: string;
  /** The tiles of the draft, in the order in which they are placed. */
  readonly tiles: readonly TilePlace[];
  /** Its tiles and where they lie, in words; absent without tiles. */
  readonly laid?: string;
  /** Points by its last tile, in a few characters; absent for none, and if hints are switched off. */
  readonly short?: string;
  /** The draft with its last tile in each other legal rotation. */
  readonly turns: readonly (Pick<TurnChoice, 'do' | 'say'> & { readonly ghost: TilePlace })[];
  /** The draft without its last tile; absent if the tile fits on no other square. */
  readonly back?: string;
  /** The draft in words; absent for an empty draft. */
  readonly confirm?: string;
}

/** Words of the controls, in the reader's language. */
export type TurnWords = Readonly<
  Record<
    'confirm' | 'back' | 'undo' | 'askBack' | 'bestFirst' | 'sending' | 'arrived' | 'unknown' | 'goneOn' | 'thinking',
    string
  >
> & {
  /** Ends planning; only while the next turn is planned. */
  readonly close?: string;
};

/** The plan of a seat for its next turn, while others move. */
interface TurnPlan {
  /** The plan, its effects, and when it is played, one line each; empty without a plan. */
  readonly lines: readonly string[];
  /** Label of the button that begins to plan, or to change the plan; absent if nothing can be placed. */
  readonly begin?: string;
  /** Label of the button that removes the plan; absent without one. */
  readonly remove?: string;
}

/** Menus with the standing orders of a seat: its answers to questions in turns of others. */
export interface TurnOrders {
  readonly heading: string;
  readonly about: string;
  readonly menus: readonly {
    readonly question: string;
    readonly say: string;
    readonly order: string;
    readonly orders: readonly { readonly value: string; readonly say: string }[];
  }[];
}

/** The open vote of a table. */
interface TurnVote {
  /** Number of the vote in its game, from 1. */
  readonly number: number;
  /** Who asked what, in words. */
  readonly asked: string;
  /** The ballots that the reader can cast; `chosen` is true for the one that counts now. */
  readonly ballots: readonly { readonly inFavour: boolean; readonly say: string; readonly chosen: boolean }[];
}

/** The turn of a seat, as the server tells it to its player. */
export interface TurnAnswer extends TurnDraft {
  readonly format: number;
  readonly revision: number;
  readonly you: { readonly seat: number; readonly name: string; readonly colour: Colour };
  readonly state: 'wait' | 'choose' | 'paused' | 'over';
  /** True if the reader plans the next turn while others move: the confirmed draft is played once that turn begins. */
  readonly isPlan?: true;
  /** Absent in the reader's own turn, and if nothing can be planned. */
  readonly plan?: TurnPlan;
  /** Absent while no vote is open. */
  readonly vote?: TurnVote;
  /** Absent while the reader is to move or plans, and if no other game waits for them. */
  readonly next?: {
    /** Label of the link to the page of that game, if the browser plays there. */
    readonly here: string;
    /** Label of the link to the games of the browser, if it does not. */
    readonly elsewhere: string;
  };
  /** Absent in games without questions, and once the game is over. */
  readonly orders?: TurnOrders;
  /** The current step; absent unless the reader is to move. */
  readonly step?: 'draw' | 'square' | 'tile' | 'piece' | 'decision';
  /** Id of the tile that waits to be placed, in the step `square`. */
  readonly drawn?: string;
  /** Says what to do, or who is to move. */
  readonly prompt: string;
  /** Information about the step: tiles of the draft, supply, effects of all choices. */
  readonly lines: readonly string[];
  readonly choices: readonly TurnChoice[];
  /** Free squares that no tile fits any more, with that in words; absent for none, and if hints are switched off. */
  readonly dead?: { readonly squares: readonly Square[]; readonly say: string };
  /** True if the draft can be confirmed. */
  readonly ready: boolean;
  /** Whether the last action can be taken back: at once, or if the others agree. */
  readonly undo: 'no' | 'yes' | 'ask';
  /** Turns of others since the reader's last turn, one line each; empty once the game is over. */
  readonly since: readonly string[];
  /** Label of the button that asks a computer for advice; absent if no advice is allowed. */
  readonly hint?: string;
  /** True if a computer says what is wrong with a draft that looks like a mistake. */
  readonly advises?: true;
  /** Offers once the game is over. */
  readonly over?: {
    /** Label of the link to the record of the game. */
    readonly record: string;
    /** Label of the button that starts the same game again; absent if other people played. */
    readonly again?: string;
  };
  readonly words: TurnWords;
}

/** A computer's advice on a turn, the best choice first. */
export interface TurnHints {
  /** Revision of the game that it is about. */
  readonly revision: number;
  readonly hints: readonly {
    /** The draft that is advised, in notation. */
    readonly do: string;
    readonly say: string;
    /** How good it is, and why. */
    readonly why: string;
  }[];
}

/** A computer's advice on a draft that looks like a mistake; empty for other drafts. */
export interface DraftAdvice {
  readonly say?: string;
  /** The better draft, in notation. */
  readonly do?: string;
}

/** The answer to a request for the same game again: the address of its page without the origin. */
export interface PlayedAgain {
  readonly path: string;
}

/** The answer to a move that was made. */
export interface TurnPlayed {
  readonly turn: TurnAnswer;
  /** What happened, one line each. */
  readonly told: readonly string[];
  /** True if the move was made before, by a request whose answer was lost. */
  readonly again?: true;
}

/** The answer to a request that changed nothing. */
export interface TurnProblem {
  /** Why, in words. */
  readonly problem: string;
  readonly code: string;
  /** Seconds after which the request can be made again. */
  readonly retry?: number;
}
