import { lobbyOf } from '../../app/lobby.ts';
import { movesOf } from '../../app/statistics.ts';
import { isPerson } from '../../store/records.ts';
import { type Answer, type HandlerContext, openGameNames } from '../handlers/command.ts';
import { messageText } from '../write/message-text.ts';

const MINUTE = 60_000;

/** Units of a time in words, the largest first, each in minutes; a unit is used from one and a half of it on. */
const UNITS = [
  ['days', 24 * 60],
  ['hours', 60],
  ['minutes', 1],
] as const;

/** Tells of everybody in a lobby how many games they have finished and how soon they move; only what they let be told. */
export async function playersReply(context: HandlerContext): Promise<Answer> {
  const { app, request, say } = context;
  const result = await lobbyOf(app, request);
  if (!result.ok) return { rejection: result.failure };
  const { shown } = await openGameNames(context);
  const people = result.value.lobby.seats.flatMap(({ userId }, seat) =>
    isPerson(userId) ? [{ userId, name: shown[seat]! }] : [],
  );
  const lines = people.map(async ({ userId, name }) => {
    const moves = await movesOf(app, userId);
    if (!moves) return say('players.hidden', { name });
    const { games, typical } = moves;
    return typical === undefined
      ? say('players.games', { name, games })
      : say('players.moves', { name, games, time: timeText(say.t, typical) });
  });
  return { content: messageText([say('players.title'), ...(await Promise.all(lines)).map((line) => `- ${line}`)]) };
}

function timeText(t: HandlerContext['say']['t'], time: number): string {
  const minutes = Math.max(1, time / MINUTE);
  const [unit, size] = UNITS.find(([, size]) => minutes >= 1.5 * size) ?? UNITS.at(-1)!;
  return t(`players.${unit}`, { count: Math.round(minutes / size) });
}
