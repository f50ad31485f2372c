import type { LogEntry } from '../core/log.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ComputerTurn } from './computer-turns.ts';
import type { Table } from './table.ts';

type Action = GameTypes['action'];

/** A turn of a game that is over, to be judged on another thread: the game before it, and what was done in it. */
export interface TurnToJudge extends ComputerTurn {
  readonly actions: readonly Action[];
}

/** What a computer thinks of a turn. */
export interface JudgedTurn {
  /** The chance of every seat to win before the turn, all together 1. */
  readonly chances: readonly number[];
  /** Points expected that the choices of the turn lost against the best ones, at least 0. */
  readonly loss: number;
  /** The choice that lost most: what was done and what would have been best; absent where nothing was lost. */
  readonly worst?: {
    /** Index among the actions of the turn. */
    readonly at: number;
    readonly action: Action;
    readonly better: Action;
    /** As for `RankedChoice`. */
    readonly terms: Readonly<Record<string, number>>;
  };
}

/** What a computer thinks of a whole game. */
export interface Analysis {
  readonly turns: readonly (JudgedTurn & { readonly seat: number; readonly turn: number })[];
}

/** A turn with the seat that played it. */
export interface TurnOfGame {
  readonly seat: number;
  readonly turn: TurnToJudge;
}

/** The turns of a game that is over, in order. */
export function turnsToJudge(table: Table): readonly TurnOfGame[] {
  const { game, content, setup, fold } = table;
  const turns: TurnOfGame[] = [];
  const log: LogEntry<Action>[] = [];
  let actions: Action[] = [];
  let begun = 0;
  for (const { seat, action, events } of fold.actions) {
    log.push({ type: 'action', seat, action });
    actions.push(action);
    if (!events.some(({ type }) => type === 'turn-started' || type === 'ended')) continue;
    const before = log.slice(0, begun);
    turns.push({ seat, turn: { ruleSet: game.ruleSet, content, setup, log: before, level: 'regular', actions } });
    actions = [];
    begun = log.length;
  }
  return turns;
}

/** Points that each seat lost in a turn on average. */
export function lossBySeat({ turns }: Analysis, seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = turns.filter((turn) => turn.seat === seat);
    return own.length === 0 ? 0 : own.reduce((sum, { loss }) => sum + loss, 0) / own.length;
  });
}

/** Losses below this are none, in points. */
const LEAST_LOSS = 1;

/** The turns that lost most, the worst first. */
export function turningPoints({ turns }: Analysis, most: number): Analysis['turns'] {
  return turns
    .filter(({ loss, worst }) => loss >= LEAST_LOSS && worst !== undefined)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most);
}
