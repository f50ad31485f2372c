import * as z from 'zod';
import type { JudgedTurn, Mistake } from '../computer/judge-turn.ts';
import { readJson } from '../core/json.ts';
import type { LogEntry } from '../core/log.ts';
import type { GameTypes } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { App } from './app.ts';
import type { ComputerTurn } from './computer-turns.ts';
import { playerAt } from './seat-players.ts';
import type { Table } from './table.ts';

type Action = GameTypes['action'];

/** Version of the way in which analyses are made; those of others are made anew. */
const VERSION = 4;

/** Limit for the JSON of an analysis, in bytes; that of a game for five takes about a tenth. */
const MAX_BYTES = 64 * 1024;

/** The strength by which games are judged. */
export const JUDGE = 'regular';

/** A turn of a game that is over, to be judged on another thread: the game before it, and what was done in it. */
export interface TurnToJudge extends ComputerTurn {
  readonly actions: readonly Action[];
}

/** A turn with the seat that played it. */
export interface TurnOfGame {
  readonly seat: number;
  /** Index of the log entry that ended it. */
  readonly entry: number;
  readonly turn: TurnToJudge;
}

/** What a computer thinks of a whole game. */
export interface Analysis {
  /** The turns of the game, in order. */
  readonly turns: readonly (Pick<JudgedTurn, 'chances' | 'loss' | 'luck'> & { readonly seat: number })[];
  /** The choices that lost most, the worst first; `turn` counts from 1. */
  readonly points: readonly TurningPoint[];
}

/** A choice that lost much, and its turn, counted from 1. */
export type TurningPoint = Mistake & { readonly turn: number };

/** The turns of a game that is over, in order. */
export function turnsToJudge(table: Table): readonly TurnOfGame[] {
  const { record, content, setup, fold } = table;
  const turns: TurnOfGame[] = [];
  const log: LogEntry<Action>[] = [];
  let actions: Action[] = [];
  let begun = 0;
  for (const { seat, entry, action, events } of fold.actions) {
    log.push({ type: 'action', seat, action });
    actions.push(action);
    if (!events.some(({ type }) => type === 'turn-started' || type === 'ended')) continue;
    const before = log.slice(0, begun);
    turns.push({
      seat,
      entry,
      turn: { ruleSet: record.ruleSet, content, setup, log: before, level: JUDGE, actions },
    });
    actions = [];
    begun = log.length;
  }
  return turns;
}

/** Losses below this are none, in points. */
const MIN_LOSS = 1;

/** Turning points that are told. */
const MAX_POINTS = 3;

/** Mistakes that are looked into before they are told. */
const MAX_LOOKED_INTO = 8;

/** The worst mistakes of a game as the evaluation sees them, the worst first. */
export function worstMistakes(turns: readonly JudgedTurn[]): readonly TurningPoint[] {
  return turns
    .flatMap(({ worst }, at) => (worst && worst.loss >= MIN_LOSS ? [{ ...worst, turn: at + 1 }] : []))
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MAX_LOOKED_INTO);
}

/** The analysis of judged turns and of mistakes that were looked into. */
export function analysisFrom(
  played: readonly TurnOfGame[],
  judged: readonly JudgedTurn[],
  mistakes: readonly TurningPoint[],
): Analysis {
  const turns = judged.map(({ chances, loss, luck }, at) => ({
    seat: played[at]!.seat,
    chances: chances.map((chance) => rounded(chance, 1000)),
    loss: rounded(loss),
    luck: rounded(luck),
  }));
  const points = mistakes
    .filter(({ loss }) => loss >= MIN_LOSS)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MAX_POINTS)
    .map((point) => ({ ...point, loss: rounded(point.loss), terms: roundedTerms(point.terms) }));
  return { turns, points };
}

function rounded(value: number, parts = 100): number {
  return Math.round(value * parts) / parts;
}

function roundedTerms(terms: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(terms).map(([term, points]) => [term, rounded(points)]));
}

/** The stored analysis of a game; undefined where there is none that this version can read. */
export async function storedAnalysis({ store }: App, { record, game }: Table): Promise<Analysis | undefined> {
  const stored = await store.analyses.ofGame(record.id);
  if (stored?.version !== VERSION) return undefined;
  const read = readJson(stored.body, schemaOf(game));
  return read.ok ? read.value : undefined;
}

/**
 * Stores the analysis of a game that is over.
 *
 * @throws Error when it could not be read again, or is larger than any game needs
 */
export async function keepAnalysis({ store, now }: App, { record, game }: Table, analysis: Analysis): Promise<void> {
  const body = JSON.stringify(analysis);
  const read = readJson(body, schemaOf(game));
  if (!read.ok) throw read.failure;
  if (Buffer.byteLength(body) > MAX_BYTES) throw new Error(`the analysis of game ${record.id} is too large to be kept`);
  await store.analyses.put({ gameId: record.id, version: VERSION, body, at: now() });
}

const natural = z.int().min(0);

function schemaOf({ actionSchema }: AnyGame): z.ZodType<Analysis> {
  const turn = z.strictObject({ seat: natural, chances: z.array(z.number()), loss: z.number(), luck: z.number() });
  const point = z.strictObject({
    turn: natural.min(1),
    at: natural,
    loss: z.number(),
    better: z.array(actionSchema).min(1),
    terms: z.record(z.string(), z.number()),
  });
  return z.strictObject({ turns: z.array(turn), points: z.array(point) });
}

/** What the turns of a player come to. */
export interface PlayerSum {
  readonly seat: number;
  /** Index of the log entry that ended the first of them. */
  readonly entry: number;
  /** Points lost in a turn, on average. */
  readonly loss: number;
  /** Points that the draws were better than others that could have come, in all. */
  readonly luck: number;
}

/** How well and how luckily everybody played who had a seat, seat by seat. */
export function sumsByPlayer({ turns }: Analysis, table: Table): readonly PlayerSum[] {
  const played = turnsToJudge(table).map(({ seat, entry }, at) => {
    return { ...turns[at]!, player: playerAt(table.record, seat, entry), seat, entry };
  });
  const firsts = played.filter(
    ({ seat, player }, at) => played.findIndex((one) => one.seat === seat && one.player === player) === at,
  );
  return firsts
    .sort((a, b) => a.seat - b.seat || a.entry - b.entry)
    .map(({ seat, player, entry }) => {
      const own = played.filter((turn) => turn.seat === seat && turn.player === player);
      const sum = (of: 'loss' | 'luck') => own.reduce((all, turn) => all + turn[of], 0);
      return { seat, entry, loss: sum('loss') / own.length, luck: sum('luck') };
    });
}
