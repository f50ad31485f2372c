import type { Act, GameId } from '../store/records.ts';
import { resignedSeats } from './acts.ts';
import type { App } from './app.ts';
import { commit } from './commit.ts';
import { type Table, tableOf } from './table.ts';

/** True if the table was told that the player of a seat has left the server, and nobody has replaced that player since. */
export function isTableToldGone({ record }: Pick<Table, 'record'>, seat: number): boolean {
  const last = record.acts.findLast(({ act }) => 'seat' in act && act.seat === seat && TELLING.has(act.type));
  return last?.act.type === 'player-gone';
}

const TELLING: ReadonlySet<Act['type']> = new Set(['player-gone', 'replaced']);

/** Tells the table once that the player of a seat has left the server; nothing happens for a seat without a player. */
export async function tellPlayerGone(app: App, gameId: GameId, seat: number): Promise<void> {
  const record = await app.store.games.byId(gameId);
  if (record?.status !== 'running' || resignedSeats(record).has(seat) || isTableToldGone({ record }, seat)) return;
  const result = await tableOf(app, record);
  if (!result.ok) return;
  // If a turn was written at the same time, this write fails; it is tried again with the next message.
  await commit(
    app,
    {},
    {
      table: result.value,
      acts: [{ type: 'player-gone', seat }],
      posts: [{ type: 'send', kind: 'act', act: record.acts.length }],
      status: 'running',
    },
  );
}
