import { LRUCache } from 'lru-cache';
import { type Analysis, type TurnOfGame, turnsToJudge } from '../app/analysis.ts';
import type { Table } from '../app/table.ts';
import type { GameId } from '../store/records.ts';
import { judgeOn } from './computer-thread.ts';

/** Limit for the analyses that are kept, in bytes of JSON; one that is gone is made again, and is the same. */
const KEPT_BYTES = 2 * 2 ** 20;

/** Analyses under way at the same time; each turn is a job of its own, so that computers play in between. */
const MOST_UNDER_WAY = 3;

const kept = new LRUCache<string, Analysis>({
  maxSize: KEPT_BYTES,
  sizeCalculation: (analysis) => JSON.stringify(analysis).length,
});
const underWay = new Map<string, { done: number; readonly all: number }>();
const failed = new LRUCache<string, { readonly error: unknown }>({ max: 100 });

/** The analysis of a game that is over; how far it is; or that there are too many. */
export type FoundAnalysis =
  | { readonly type: 'made'; readonly analysis: Analysis }
  | { readonly type: 'under-way'; readonly done: number; readonly all: number }
  | { readonly type: 'busy' };

/**
 * Finds the analysis of a game that is over, or begins it in the background.
 *
 * @throws what the one that was begun before has failed with, once
 */
export function analysisOf(table: Table): FoundAnalysis {
  const key = keyOf(table);
  const failure = failed.get(key);
  failed.delete(key);
  if (failure) throw failure.error;
  const analysis = kept.get(key);
  if (analysis) return { type: 'made', analysis };
  const progress = underWay.get(key);
  if (progress) return { type: 'under-way', ...progress };
  if (underWay.size >= MOST_UNDER_WAY) return { type: 'busy' };
  const turns = turnsToJudge(table);
  const begun = { done: 0, all: turns.length };
  underWay.set(key, begun);
  analyse(turns, () => begun.done++)
    .then((made) => kept.set(key, made))
    .catch((error: unknown) => failed.set(key, { error }))
    .finally(() => underWay.delete(key));
  return { type: 'under-way', ...begun };
}

/** A game by its number and when it was made: another database has other games of the same numbers. */
function keyOf({ game }: Table): `${GameId} ${number}` {
  return `${game.id} ${game.createdAt}`;
}

async function analyse(played: readonly TurnOfGame[], next: () => void): Promise<Analysis> {
  const turns: Analysis['turns'][number][] = [];
  for (const { seat, turn } of played) {
    turns.push({ ...(await judgeOn(turn)), seat, turn: turns.length + 1 });
    next();
  }
  return { turns };
}
