import type { App } from '../../app/app.ts';
import { lobbyOf } from '../../app/lobby.ts';
import { lobbyExpiry } from '../../app/lobby-expiry.ts';
import { seatOf } from '../../app/table.ts';
import { OPTION_SUBJECTS, type OptionSubject } from '../../core/options.ts';
import type { GameRecord } from '../../store/records.ts';
import { type HandlerContext, namesHere, type Reply } from '../handlers/command.ts';
import { MENU_OPTIONS, menu, menuRow, ROWS_A_MESSAGE } from '../present/buttons.ts';
import { gameLink } from '../present/game-link.ts';
import { heldText, type LobbyOption, lobbyOptions } from '../present/lobby-options.ts';
import { expiryText } from '../present/messages/lobby-message.ts';
import { rejectionReply } from './rejection-reply.ts';

/**
 * The private message with all options of a lobby by subject, and with menus to change them for who owns it.
 *
 * @param chosen value that was just chosen in a menu, which is told first
 */
export async function optionsReply(context: HandlerContext, chosen?: string): Promise<Reply> {
  const { app, request, say } = context;
  const found = await lobbyOf(app, request);
  if (!found.ok) return rejectionReply(context, found.failure);
  const { lobby, game } = found.value;
  const options = lobbyOptions(app, game, lobby);
  const isOwner = lobby.ownerId === request.userId;
  const name = (await namesHere(context)).shown[seatOf(lobby, lobby.ownerId)] ?? '';
  const lines = OPTION_SUBJECTS.flatMap((subject) => subjectLine(context, { subject, lobby, options }));
  const changed = options.find(({ now }) => now && now.value === chosen)?.now;
  const own = changed ? say('lobby.options.changed', { what: changed.text(say.t) }) : say('lobby.options.own');
  const expires = expiryText(await expiryOf(app, lobby));
  return {
    content: [
      isOwner ? own : say('lobby.options.others', { name }),
      ...lines,
      say('lobby.expires', { when: expires }),
      say('lobby.back', { link: await gameLink(app, lobby) }),
    ].join('\n'),
    components: isOwner ? optionMenus(context, lobby, options) : [],
  };
}

/** Whether the argument of a menu is that of one in the message of the options, which it changes. */
export function isOptionsMenu(argument: string): boolean {
  return OPTION_SUBJECTS.some((subject) => argument.split('-')[0] === subject);
}

async function expiryOf({ store, now }: App, lobby: GameRecord): Promise<number> {
  const { outages } = await store.tableTime(now());
  return lobbyExpiry(lobby, outages);
}

/**
 * What holds of the options of a subject; none where the game has no such option. What is not played, such as an
 * expansion, is not told: the menu offers it.
 */
function subjectLine(
  { say }: HandlerContext,
  { subject, lobby, options }: { subject: OptionSubject; lobby: GameRecord; options: readonly LobbyOption[] },
): string[] {
  const held = options
    .filter((one) => one.subject === subject && (one.isTold || !isLeftOut(one)))
    .flatMap((option) => heldText(say.t, option, lobby.options));
  return held.length > 0
    ? [say('lobby.subject.line', { subject: say(`lobby.subject.${subject}`), held: held.join(' ') })]
    : [];
}

/** Whether what holds is that one thing is not played; a preset is about several. */
function isLeftOut({ now }: LobbyOption): boolean {
  const chosen = Object.values(now?.change.chosen ?? {});
  return chosen.length === 1 && chosen[0] === false;
}

/** A menu for each subject, with what can be chosen instead; a subject that is too long for one has more. */
function optionMenus({ say }: HandlerContext, { id }: GameRecord, options: readonly LobbyOption[]) {
  // The ids stay the same at every change of the lobby, so that menus of another message of the options count, too.
  const lobby = { id, revision: 0 };
  const menus = OPTION_SUBJECTS.flatMap((subject) => {
    const others = options.filter((one) => one.subject === subject).flatMap((option) => option.others);
    return Array.from({ length: Math.ceil(others.length / MENU_OPTIONS) }, (_, at) =>
      menu(
        lobby,
        { verb: 'option', argument: at > 0 ? `${subject}-${at}` : subject },
        {
          placeholder: say('lobby.menu', { subject: say(`lobby.subject.${subject}`) }),
          options: others
            .slice(at * MENU_OPTIONS, (at + 1) * MENU_OPTIONS)
            .map(({ value, text }) => ({ value, label: text(say.t) })),
        },
      ),
    );
  });
  return menus.slice(0, ROWS_A_MESSAGE).map(menuRow);
}
