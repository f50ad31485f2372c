import type { App } from '../../app/app.ts';
import { lobbyOf } from '../../app/lobby.ts';
import { lobbyExpiry } from '../../app/lobby-expiry.ts';
import { seatOf } from '../../app/table.ts';
import { OPTION_SUBJECTS, type OptionSubject } from '../../core/options.ts';
import type { GameRecord } from '../../store/records.ts';
import { type LobbyOption, lobbyOptions, optionSentence } from '../../telling/lobby-options.ts';
import { type HandlerContext, openGameNames, type Reply } from '../handlers/command.ts';
import { button, buttonRows, MAX_MENU_OPTIONS, MAX_ROWS, menu, menuRow } from '../write/buttons.ts';
import { gameLink } from '../write/game-link.ts';
import { expiryText } from '../write/messages/lobby-message.ts';
import { rejectionReply } from './rejection-reply.ts';

/** The subjects that who owns a lobby sees together, so that a phone shows all of them with their menus. */
const PAGES: readonly (readonly OptionSubject[])[] = [
  ['game', 'rules', 'table'],
  ['time', 'look'],
];

/**
 * The private message with the options of a lobby by subject: a page of them with menus to change them for who owns it,
 * all of them for others. The start of the game takes it away.
 *
 * @param asked.chosen value that was just chosen in a menu, which is told first
 */
export async function optionsReply(
  context: HandlerContext,
  { chosen, page = 0 }: { readonly chosen?: string; readonly page?: number } = {},
): Promise<Reply> {
  const { app, request, say } = context;
  const found = await lobbyOf(app, request);
  if (!found.ok) return rejectionReply(context, found.failure);
  const { lobby, game } = found.value;
  const options = lobbyOptions(app, game, lobby);
  const isOwner = lobby.ownerId === request.userId;
  const name = (await openGameNames(context)).shown[seatOf(lobby, lobby.ownerId)] ?? '';
  const shown = PAGES[page] ?? PAGES[0]!;
  const subjects = isOwner ? shown : OPTION_SUBJECTS;
  const lines = subjects.flatMap((subject) => subjectLine(context, { subject, lobby, options }));
  const changed = options.find(({ currentChoice }) => currentChoice && currentChoice.value === chosen)?.currentChoice;
  const own = changed ? say('lobby.options.changed', { what: changed.text(say.t) }) : say('lobby.options.own');
  const expires = { when: expiryText(await expiryOf(app, lobby)) };
  return {
    content: [
      isOwner ? own : say('lobby.options.others', { name }),
      ...lines,
      ...(subjects.includes('time') ? [say('lobby.expires', expires)] : []),
      say('lobby.back', { link: await gameLink(app, lobby) }),
    ].join('\n'),
    components: isOwner ? [...optionMenus(context, lobby, { options, shown }), pageRow(context, lobby, shown)] : [],
    panel: 'shows',
  };
}

/** A button for each of the other pages, named by its subjects. */
function pageRow({ say }: HandlerContext, { id }: GameRecord, shown: readonly OptionSubject[]) {
  const others = [...PAGES.entries()].filter(([, subjects]) => subjects !== shown);
  return buttonRows(
    others.map(([page, subjects]) => {
      const label = subjects.map((subject) => say(`lobby.subject.${subject}`)).join(' · ');
      return button({ id, revision: 0 }, { verb: 'view', argument: `options-${page}` }, { label });
    }),
  )[0]!;
}

/** The page with a menu, by the menu's argument. */
export function optionsPageOf(argument: string): number {
  return Math.max(
    0,
    PAGES.findIndex((subjects) => subjects.some((subject) => subject === argument.split('-')[0])),
  );
}

/** Whether the argument of a menu is that of one in the message of the options, which it changes. */
export function isOptionsMenu(argument: string): boolean {
  return OPTION_SUBJECTS.some((subject) => argument.split('-')[0] === subject);
}

async function expiryOf({ store, now }: App, lobby: GameRecord): Promise<number> {
  const { outages } = await store.heartbeat.timeAt(now());
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
    .flatMap((option) => optionSentence(say.t, option, lobby.options));
  return held.length > 0
    ? [say('lobby.subject.line', { subject: say(`lobby.subject.${subject}`), held: held.join(' ') })]
    : [];
}

/** Whether what holds is that one thing is not played; a preset is about several. */
function isLeftOut({ currentChoice }: LobbyOption): boolean {
  const chosen = Object.values(currentChoice?.change.chosen ?? {});
  return chosen.length === 1 && chosen[0] === false;
}

/** A menu for each subject, with what can be chosen instead; a subject that is too long for one has more. */
function optionMenus(
  { say }: HandlerContext,
  { id }: GameRecord,
  { options, shown }: { readonly options: readonly LobbyOption[]; readonly shown: readonly OptionSubject[] },
) {
  // The ids stay the same at every change of the lobby, so that menus of another message of the options count, too.
  const lobby = { id, revision: 0 };
  const menus = shown.flatMap((subject) => {
    const others = options.filter((one) => one.subject === subject).flatMap((option) => option.otherChoices);
    return Array.from({ length: Math.ceil(others.length / MAX_MENU_OPTIONS) }, (_, at) =>
      menu(
        lobby,
        { verb: 'option', argument: at > 0 ? `${subject}-${at}` : subject },
        {
          placeholder: say('lobby.menu', { subject: say(`lobby.subject.${subject}`) }),
          options: others
            .slice(at * MAX_MENU_OPTIONS, (at + 1) * MAX_MENU_OPTIONS)
            .map(({ value, text }) => ({ value, label: text(say.t) })),
        },
      ),
    );
  });
  return menus.slice(0, MAX_ROWS - 1).map(menuRow);
}
