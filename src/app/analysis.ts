import * as z from 'zod';
import type { JudgedTurn, Mistake } from '../computer/judge-turn.ts';
import { readJson } from '../core/json.ts';
import type { LogEntry } from '../core/log.ts';
import type { GameTypes } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import { playerAt } from './acts.ts';
import type { App } from './app.ts';
import type { ComputerTurn } from './computer-turns.ts';
import type { Table } from './table.ts';

type Action = GameTypes['action'];

/** Version of the analysis method; stored analyses of other versions are made again. */
const VERSION = 4;

/** Limit for the JSON of an analysis, in bytes. A game of five players takes about a tenth of it. */
const MAX_BYTES = 64 * 1024;

/** Level of the computer that judges games. */
export const JUDGE_LEVEL = 'regular';

/** A turn of a game that is over, to be judged on another thread: the game before the turn, and the actions of the turn. */
export interface TurnToJudge extends ComputerTurn {
  readonly actions: readonly Action[];
}

/** A finished turn to judge, with the seat that played it. */
export interface TurnOfSeat {
  readonly seat: number;
  /** Index of the log entry that ended the turn. */
  readonly entry: number;
  readonly turn: TurnToJudge;
}

/** A computer's judgement of a whole game. */
export interface Analysis {
  /** The turns of the game, in order. */
  readonly turns: readonly (Pick<JudgedTurn, 'chances' | 'loss' | 'luck'> & { readonly seat: number })[];
  /** The choices that lost most points, the worst first. */
  readonly points: readonly TurningPoint[];
}

/** A choice that lost many points, with the number of its turn, from 1. */
export type TurningPoint = Mistake & { readonly turn: number };

/** The turns of a game that is over, in order. */
export function turnsToJudge(table: Table): readonly TurnOfSeat[] {
  const { record, content, setup, fold } = table;
  const turns: TurnOfSeat[] = [];
  const log: LogEntry<Action>[] = [];
  let actions: Action[] = [];
  let turnStart = 0;
  for (const { seat, entry, action, events } of fold.actions) {
    log.push({ type: 'action', seat, action });
    actions.push(action);
    if (!events.some(({ type }) => type === 'turn-started' || type === 'ended')) continue;
    const before = log.slice(0, turnStart);
    turns.push({
      seat,
      entry,
      turn: { ruleSet: record.ruleSet, content, setup, log: before, level: JUDGE_LEVEL, actions },
    });
    actions = [];
    turnStart = log.length;
  }
  return turns;
}

/** Smaller losses are no mistakes, in points. */
const MIN_LOSS = 1;

/** Turning points in an analysis. */
const MAX_POINTS = 3;

/** Mistakes that are judged again more closely, before the turning points are chosen from them. */
const MAX_CANDIDATES = 8;

/** The mistakes of a game that lost most points, the worst first. */
export function worstMistakes(turns: readonly JudgedTurn[]): readonly TurningPoint[] {
  return turns
    .flatMap(({ worst }, index) => (worst && worst.loss >= MIN_LOSS ? [{ ...worst, turn: index + 1 }] : []))
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MAX_CANDIDATES);
}

/** The analysis from judged turns and from mistakes that were judged more closely. */
export function analysisFrom(
  played: readonly TurnOfSeat[],
  judged: readonly JudgedTurn[],
  mistakes: readonly TurningPoint[],
): Analysis {
  const turns = judged.map(({ chances, loss, luck }, index) => ({
    seat: played[index]!.seat,
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

/** The stored analysis of a game; undefined if none is stored or this version cannot read it. */
export async function storedAnalysis({ store }: App, { record, game }: Table): Promise<Analysis | undefined> {
  const stored = await store.analyses.ofGame(record.id);
  if (stored?.version !== VERSION) return undefined;
  const parsed = readJson(stored.body, schemaOf(game));
  return parsed.ok ? parsed.value : undefined;
}

/**
 * Stores the analysis of a game that is over.
 *
 * @throws Error when the analysis could not be read again, or is larger than any game needs
 */
export async function keepAnalysis({ store, now }: App, { record, game }: Table, analysis: Analysis): Promise<void> {
  const body = JSON.stringify(analysis);
  const parsed = readJson(body, schemaOf(game));
  if (!parsed.ok) throw parsed.failure;
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

/** Sums over the turns of a player. */
export interface PlayerSum {
  readonly seat: number;
  /** Index of the log entry that ended the player's first turn. */
  readonly entry: number;
  /** Points lost a turn, on average. */
  readonly loss: number;
  /** How much better the draws were than the average draw, in points, over all turns. */
  readonly luck: number;
}

/** The sums of every player, seat by seat; players who replaced each other on a seat are counted apart. */
export function sumsByPlayer({ turns }: Analysis, table: Table): readonly PlayerSum[] {
  const played = turnsToJudge(table).map(({ seat, entry }, index) => {
    return { ...turns[index]!, player: playerAt(table.record, seat, entry), seat, entry };
  });
  const firsts = played.filter(
    ({ seat, player }, index) => played.findIndex((one) => one.seat === seat && one.player === player) === index,
  );
  return firsts
    .sort((a, b) => a.seat - b.seat || a.entry - b.entry)
    .map(({ seat, player, entry }) => {
      const own = played.filter((turn) => turn.seat === seat && turn.player === player);
      const sum = (field: 'loss' | 'luck') => own.reduce((all, turn) => all + turn[field], 0);
      return { seat, entry, loss: sum('loss') / own.length, luck: sum('luck') };
    });
}
