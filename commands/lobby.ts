import { openGameOf } from '../src/app/app.ts';
import { changeGame, changeOptions } from '../src/app/lobby.ts';
import type { Rejection } from '../src/app/rejection.ts';
import { gameHere } from '../src/app/table.ts';
import type { Reply } from '../src/bot/handlers/command.ts';
import type { Control, ControlContext, Feature } from '../src/bot/handlers/feature.ts';
import { changeLobby, changeLobbyGame } from '../src/bot/replies/lobby.ts';
import { isOptionsMenu, optionsPageOf, optionsReply } from '../src/bot/replies/lobby-options.ts';
import { rejectionReply } from '../src/bot/replies/rejection-reply.ts';
import type { Result } from '../src/core/result.ts';
import type { GameRecord } from '../src/store/records.ts';
import { parseGameChoice, parseLobbyChange } from '../src/telling/lobby-options.ts';

/** The button that shows all options of a lobby. */
const optionsControl = { run: (context) => optionsReply(context) } satisfies Control;

/** A menu with which the owner of a lobby changes an option: in the message of its options, or once in the lobby's own. */
const optionControl = {
  updates: true,
  async run(context) {
    const { app, request, id, value } = context;
    const ruleSet = parseGameChoice(value);
    if (ruleSet !== undefined) return optionsAfter(context, await changeGame(app, request, ruleSet));
    const change = parseLobbyChange(await gameHere(app, request), openGameOf(request)?.options ?? {}, value);
    if (!change) return rejectionReply(context, { code: 'stale' });
    const changed = await changeOptions(app, request, change);
    if (changed.ok && !isOptionsMenu(id.argument)) return { isSilent: true };
    return optionsAfter(context, changed, { chosen: value, page: optionsPageOf(id.argument) });
  },
} satisfies Control;

/** The options of a lobby that was changed. */
async function optionsAfter(
  context: ControlContext,
  changed: Result<GameRecord, Rejection>,
  shown?: Parameters<typeof optionsReply>[1],
): Promise<Reply> {
  if (!changed.ok) return rejectionReply(context, changed.failure);
  return optionsReply({ ...context, request: { ...context.request, game: changed } }, shown);
}

/** Another game instead of that which /new opened without being asked for it; the options offer the same. */
const gameControl = {
  updates: true,
  async run(context) {
    const changed = await changeLobbyGame(context, context.id.argument);
    return changed.rejected ? changed : { content: context.say('lobby.opened'), components: [] };
  },
} satisfies Control;

/** Gives a computer a seat; the options offer others, and take it out again. */
const computerControl = {
  updates: true,
  async run(context) {
    const { computers = [] } = openGameOf(context.request)?.options ?? {};
    return changeLobby(context, { computers: [...computers, 'regular'] });
  },
} satisfies Control;

/** The menus and buttons with which the owner of a lobby changes what is going to be played. */
export const lobby = {
  needs: 'posts',
  cost: 'seat',
  controls: {
    // Only shown; what is changed there is a change of the lobby.
    options: { ...optionsControl, policy: { needs: 'nothing', cost: 'picture' } },
    option: optionControl,
    game: gameControl,
    computer: computerControl,
  },
} satisfies Feature;
