import type { Act, GameId } from '../store/records.ts';
import { resignedSeats } from './acts.ts';
import type { App } from './app.ts';
import { type Table, tableOf } from './table.ts';
import { commit } from './turn.ts';

/** Whether the table was told that the player of a seat has left the server, and nobody else has it since. */
export function isToldGone({ record }: Pick<Table, 'record'>, seat: number): boolean {
  const last = record.acts.findLast(({ act }) => 'seat' in act && act.seat === seat && TELLING.has(act.type));
  return last?.act.type === 'player-gone';
}

const TELLING: ReadonlySet<Act['type']> = new Set(['player-gone', 'replaced']);

/** Tells the table once that the player of a seat has left the server; nothing happens for a seat without a player. */
export async function tellGone(app: App, gameId: GameId, seat: number): Promise<void> {
  const record = await app.store.games.byId(gameId);
  if (record?.status !== 'running' || resignedSeats(record).has(seat) || isToldGone({ record }, seat)) return;
  const read = await tableOf(app, record);
  if (!read.ok) return;
  // A write that lost against a turn is repeated when the next message is sent.
  await commit(
    app,
    {},
    {
      table: read.value,
      entries: [],
      acts: { from: record.acts.length, acts: [{ type: 'player-gone', seat }] },
      posts: [{ type: 'send', kind: 'act', act: record.acts.length }],
      status: 'running',
    },
  );
}
