import { openGameOf } from '../src/app/app.ts';
import { agree, changeGame, changeOptions, lobbyOf } from '../src/app/lobby.ts';
import { playingHabitsOf } from '../src/app/statistics.ts';
import { gameHere } from '../src/app/table.ts';
import { type Answer, type HandlerContext, openGameNames, reject, valueOrReject } from '../src/bot/handlers/command.ts';
import type { Control, ControlContext, Feature } from '../src/bot/handlers/feature.ts';
import { changeLobby, changeLobbyGame } from '../src/bot/replies/lobby.ts';
import { optionsReply, parseOptionsPage, parseOptionsSubject } from '../src/bot/replies/lobby-options.ts';
import { messageText } from '../src/bot/write/message-text.ts';
import { success } from '../src/core/result.ts';
import { type GameRecord, isPerson } from '../src/store/records.ts';
import { parseGameChoice, parseLobbyChange, parseTicks } from '../src/telling/lobby-options.ts';

const MINUTE = 60_000;

/** Units of a time in words, the largest first, each in minutes; a unit is used from one and a half of it on. */
const UNITS = [
  ['days', 24 * 60],
  ['hours', 60],
  ['minutes', 1],
] as const;

/** Tells how many games each person in a lobby has finished and how soon they move, as far as they allow it. */
async function playersReply(context: HandlerContext): Promise<Answer> {
  const { app, request, say } = context;
  const { lobby } = valueOrReject(await lobbyOf(app, request));
  const { shown } = await openGameNames(context);
  const people = lobby.seats.flatMap(({ userId }, seat) => (isPerson(userId) ? [{ userId, name: shown[seat]! }] : []));
  const lines = people.map(async ({ userId, name }) => {
    const moves = await playingHabitsOf(app, userId);
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

/** The button that shows all options of a lobby. */
const optionsControl = { run: (context) => optionsReply(context) } satisfies Control;

/**
 * A menu with which the owner of a lobby changes an option. It is in the private message with the options; lobby messages of
 * earlier versions have it, too.
 */
const optionControl = {
  updates: true,
  async run(context) {
    const { app, request, id, value, values } = context;
    const ruleSet = parseGameChoice(value);
    if (ruleSet !== undefined) return optionsAfter(context, valueOrReject(await changeGame(app, request, ruleSet)));
    const game = await gameHere(app, request);
    const subject = parseOptionsSubject(id.argument);
    const change =
      (subject && parseTicks(game, subject, values)) ??
      parseLobbyChange(game, openGameOf(request)?.options ?? {}, value);
    if (!change) reject({ code: 'stale' });
    const changed = valueOrReject(await changeOptions(app, request, change));
    if (!subject) return { isSilent: true };
    return optionsAfter(context, changed, { chosen: values, page: parseOptionsPage(id.argument) });
  },
} satisfies Control;

/** Shows the options of a lobby after a change. */
function optionsAfter(
  context: ControlContext,
  changed: GameRecord,
  shown?: Parameters<typeof optionsReply>[1],
): Promise<Answer> {
  return optionsReply({ ...context, request: { ...context.request, game: success(changed) } }, shown);
}

/** The button that changes a lobby to another game, if /new was used without naming one. */
const gameControl = {
  updates: true,
  async run(context) {
    await changeLobbyGame(context, context.id.argument);
    return { content: context.say('lobby.opened'), components: [] };
  },
} satisfies Control;

/** The button that adds a computer of the regular level. The options add other levels, and remove computers. */
const computerControl = {
  updates: true,
  async run(context) {
    const { computers = [] } = openGameOf(context.request)?.options ?? {};
    return changeLobby(context, { computers: [...computers, 'regular'] });
  },
} satisfies Control;

/** The button with which a player in a lobby agrees to what its owner has proposed. */
const agreeControl = {
  async run({ app, request, say }) {
    valueOrReject(await agree(app, request));
    return { content: say('lobby.agreed') };
  },
} satisfies Control;

/** The menus and buttons with which the owner of a lobby changes its game and options. */
export const lobby = {
  needs: 'posts',
  cost: 'seat',
  controls: {
    // Showing the options needs no permission; only changing them does.
    options: { ...optionsControl, policy: { needs: 'nothing', cost: 'picture' } },
    players: { policy: { needs: 'nothing', cost: 'picture' }, run: playersReply },
    option: optionControl,
    agree: agreeControl,
    game: gameControl,
    computer: computerControl,
  },
} satisfies Feature;
