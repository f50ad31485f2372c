import { changeOptions, join, leave, start } from '../app/lobby.ts';
import { seatOf } from '../app/table.ts';
import type { Colour } from '../core/colour.ts';
import type { GameOptions } from '../store/store.ts';
import type { Asking, Reply } from './command.ts';
import { rejected } from './status.ts';

/** Takes a seat of the lobby, or another colour for the seat one has. */
export async function joinLobby(asking: Asking, colour?: Colour): Promise<Reply> {
  const { app, request, say } = asking;
  const joined = await join(app, request, colour);
  if (!joined.ok) return rejected(asking, joined.failure);
  const { seats } = joined.value;
  const own = seats[seatOf(joined.value, request.userId)]!;
  return { content: say('lobby.joined', { colour: say(`colour.${own.colour}`), count: seats.length }) };
}

/** Gives the seat of a lobby back. */
export async function leaveLobby(asking: Asking): Promise<Reply> {
  const left = await leave(asking.app, asking.request);
  return left.ok ? { content: asking.say('lobby.left') } : rejected(asking, left.failure);
}

/** Starts the game of a lobby. */
export async function startLobby(asking: Asking): Promise<Reply> {
  const started = await start(asking.app, asking.request);
  return started.ok ? { content: asking.say('lobby.started.reply') } : rejected(asking, started.failure);
}

/** Changes options of a lobby for its owner. */
export async function changeLobby(asking: Asking, change: Partial<GameOptions>): Promise<Reply> {
  const changed = await changeOptions(asking.app, asking.request, change);
  return changed.ok ? { content: asking.say('lobby.changed') } : rejected(asking, changed.failure);
}
