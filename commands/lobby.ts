import { openGameOf } from '../src/app/app.ts';
import { changeGame, changeOptions } from '../src/app/lobby.ts';
import type { Rejection } from '../src/app/rejection.ts';
import { gameHere } from '../src/app/table.ts';
import { type Answer, isRejected } from '../src/bot/handlers/command.ts';
import type { Control, ControlContext, Feature } from '../src/bot/handlers/feature.ts';
import { changeLobby, changeLobbyGame } from '../src/bot/replies/lobby.ts';
import { optionsPageOf, optionsReply, optionsSubjectOf } from '../src/bot/replies/lobby-options.ts';
import { playersReply } from '../src/bot/replies/players.ts';
import type { Result } from '../src/core/result.ts';
import type { GameRecord } from '../src/store/records.ts';
import { parseGameChoice, parseLobbyChange, parseTicks } from '../src/telling/lobby-options.ts';

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
    if (ruleSet !== undefined) return optionsAfter(context, await changeGame(app, request, ruleSet));
    const game = await gameHere(app, request);
    const subject = optionsSubjectOf(id.argument);
    const change =
      (subject && parseTicks(game, subject, values)) ??
      parseLobbyChange(game, openGameOf(request)?.options ?? {}, value);
    if (!change) return { rejection: { code: 'stale' } };
    const changed = await changeOptions(app, request, change);
    if (changed.ok && !subject) return { isSilent: true };
    return optionsAfter(context, changed, { chosen: values, page: optionsPageOf(id.argument) });
  },
} satisfies Control;

/** Shows the options of a lobby after a change, or why the change was rejected. */
async function optionsAfter(
  context: ControlContext,
  changed: Result<GameRecord, Rejection>,
  shown?: Parameters<typeof optionsReply>[1],
): Promise<Answer> {
  if (!changed.ok) return { rejection: changed.failure };
  return optionsReply({ ...context, request: { ...context.request, game: changed } }, shown);
}

/** The button that changes a lobby to another game, if /new was used without naming one. */
const gameControl = {
  updates: true,
  async run(context) {
    const changed = await changeLobbyGame(context, context.id.argument);
    return isRejected(changed) ? changed : { content: context.say('lobby.opened'), components: [] };
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

/** The menus and buttons with which the owner of a lobby changes its game and options. */
export const lobby = {
  needs: 'posts',
  cost: 'seat',
  controls: {
    // Showing the options needs no permission; only changing them does.
    options: { ...optionsControl, policy: { needs: 'nothing', cost: 'picture' } },
    players: { policy: { needs: 'nothing', cost: 'picture' }, run: playersReply },
    option: optionControl,
    game: gameControl,
    computer: computerControl,
  },
} satisfies Feature;
