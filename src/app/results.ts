import { foldOn } from '../core/fold.ts';
import type { LogEntry } from '../core/log.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ActRecord, SeatResult } from '../store/records.ts';
import { resignedSeats } from './acts.ts';
import type { Table } from './table.ts';

/**
 * What every seat has reached at the end of a game, in the order of play. Equal points share the better place; seats that
 * nobody plays any more share the last one.
 */
export function resultsOf({ rules, fold, game }: Pick<Table, 'rules' | 'fold' | 'game'>): SeatResult[] {
  const scores = rules.scoresOf(fold.state);
  const left = resignedSeats(game);
  const played = scores.filter((_, seat) => !left.has(seat));
  const categories = scores.map((): Record<string, number> => ({}));
  for (const event of fold.actions.flatMap(({ events }) => events)) {
    const scoring = rules.scoring(event);
    if (!scoring) continue;
    for (const { seat, points } of scoring.lines) {
      const own = categories[seat]!;
      if (points !== 0) own[scoring.category] = (own[scoring.category] ?? 0) + points;
    }
  }
  return scores.map((points, seat) => ({
    points,
    place: 1 + (left.has(seat) ? played.length : played.filter((score) => score > points).length),
    categories: categories[seat]!,
  }));
}

/** The same for a table whose game ends with further entries and acts. */
export function resultsAfter(
  table: Table,
  {
    entries,
    acts,
  }: { readonly entries: readonly LogEntry<GameTypes['action']>[]; readonly acts: readonly ActRecord[] },
): SeatResult[] {
  const { rules, game, content, setup } = table;
  const known = { before: table.fold, length: table.log.length, start: () => rules.startState(content, setup) };
  const folded = foldOn(rules, known, [...table.log.map(({ entry }) => entry), ...entries]);
  if (!folded.ok) throw new Error(`the end of game ${game.id} was rejected: ${folded.failure.rejection.code}`);
  return resultsOf({ rules, fold: folded.value, game: { ...game, acts: [...game.acts, ...acts] } });
}
