import { subtext } from 'discord.js';
import type { App } from '../../app/app.ts';
import { lobbyOf } from '../../app/lobby.ts';
import { lobbyExpiry } from '../../app/lobby-expiry.ts';
import { seatOf } from '../../app/table.ts';
import { type ChosenOptions, OPTION_SUBJECTS, type OptionSubject } from '../../core/options.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import type { GameRecord } from '../../store/records.ts';
import { type LobbyOption, lobbyOptions, optionSentence } from '../../telling/lobby-options.ts';
import { rulesRejectionText } from '../../telling/rejection.ts';
import { type Answer, type HandlerContext, openGameNames } from '../handlers/command.ts';
import { button, buttonRows, MAX_MENU_OPTIONS, MAX_ROWS, menu, menuRow } from '../write/buttons.ts';
import { gameLink } from '../write/game-link.ts';
import { expiryText } from '../write/messages/lobby-message.ts';

/** Pages of subjects for the owner of a lobby. A phone shows all subjects of a page with their menus. */
const PAGES: readonly (readonly OptionSubject[])[] = [
  ['game', 'rules', 'table'],
  ['time', 'look'],
];

/**
 * The private message with the options of a lobby by subject: one page with menus for the owner of the lobby, all subjects
 * without menus for other users. It is deleted when the game starts.
 *
 * @param chosen value that was just chosen in a menu; the message confirms it first
 */
export async function optionsReply(
  context: HandlerContext,
  { chosen, page = 0 }: { readonly chosen?: string; readonly page?: number } = {},
): Promise<Answer> {
  const { app, request, say } = context;
  const result = await lobbyOf(app, request);
  if (!result.ok) return { rejection: result.failure };
  const { lobby, game } = result.value;
  const options = lobbyOptions(app, game, lobby);
  const isOwner = lobby.ownerId === request.userId;
  const name = (await openGameNames(context)).shown[seatOf(lobby, lobby.ownerId)] ?? '';
  const pageSubjects = PAGES[page] ?? PAGES[0]!;
  const subjects = isOwner ? pageSubjects : OPTION_SUBJECTS;
  const lines = subjects.flatMap((subject) => subjectLine(context, { subject, lobby, options }));
  const changedChoice = options.find(
    ({ currentChoice }) => currentChoice && currentChoice.value === chosen,
  )?.currentChoice;
  const own = changedChoice
    ? say('lobby.options.changed', { what: changedChoice.text(say.t) })
    : say('lobby.options.own');
  const expires = { when: expiryText(await expiryOf(app, lobby)) };
  return {
    content: [
      isOwner ? own : say('lobby.options.others', { name }),
      ...lines,
      ...(isOwner && subjects.includes('rules') ? notOffered(context, game, { lobby, options }) : []),
      ...(subjects.includes('time') ? [say('lobby.expires', expires)] : []),
      say('lobby.back', { link: await gameLink(app, lobby) }),
    ].join('\n'),
    components: isOwner
      ? [...optionMenus(context, lobby, { options, shown: pageSubjects }), pageRow(context, lobby, pageSubjects)]
      : [],
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

/** True if the argument belongs to a menu of the private message with the options. */
export function isOptionsMenu(argument: string): boolean {
  return OPTION_SUBJECTS.some((subject) => argument.split('-')[0] === subject);
}

async function expiryOf({ store, now }: App, lobby: GameRecord): Promise<number> {
  const { outages } = await store.heartbeat.timeAt(now());
  return lobbyExpiry(lobby, outages);
}

/**
 * The line about the current choices of a subject; none if there is nothing to tell. It leaves out expansions that are not
 * played, which the menu offers.
 */
function subjectLine(
  { say }: HandlerContext,
  { subject, lobby, options }: { subject: OptionSubject; lobby: GameRecord; options: readonly LobbyOption[] },
): string[] {
  const sentences = options
    .filter((one) => one.subject === subject && (one.isTold || !isExpansionOff(one)))
    .flatMap((option) => optionSentence(say.t, option, lobby.options));
  return sentences.length > 0
    ? [say('lobby.subject.line', { subject: say(`lobby.subject.${subject}`), held: sentences.join(' ') })]
    : [];
}

/** Why parts of the game are not offered that would be beside no others: one line for each reason. */
function notOffered(
  { app, say }: HandlerContext,
  game: AnyGame,
  { lobby, options }: { readonly lobby: GameRecord; readonly options: readonly LobbyOption[] },
): string[] {
  const { chosen = {}, tiles } = lobby.options;
  const content = app.library.contentFor(game, chosen, tiles);
  if (!content) return [];
  const offered = new Set(options.flatMap(({ otherChoices }) => otherChoices.map(({ value }) => value)));
  const byCode = new Map<string, ChosenOptions>();
  for (const [name, [none, value]] of Object.entries(game.options)) {
    const isOff = none === false && !chosen[name] && value !== undefined && !offered.has(`${name}-${value}`);
    if (!isOff || game.isOptionOf?.(content, {}, { name, value }) === false) continue;
    const code = game.optionsRejection?.({ ...chosen, [name]: value }, { content })?.code;
    if (code !== undefined) byCode.set(code, { ...byCode.get(code), [name]: value });
  }
  return [...byCode.values()].flatMap((unoffered) => {
    const reason = game.optionsRejection!({ ...chosen, ...unoffered }, { content });
    return reason
      ? [subtext(say('lobby.options.not-offered', { why: rulesRejectionText(say, { game, reason }, []) }))]
      : [];
  });
}

/** True if the current choice is that one part of the game, such as an expansion, is not played. */
function isExpansionOff({ currentChoice }: LobbyOption): boolean {
  const chosen = Object.values(currentChoice?.change.chosen ?? {});
  return chosen.length === 1 && chosen[0] === false;
}

/** Menus with the other choices of each subject; several menus for a subject with more choices than a menu can have. */
function optionMenus(
  { say }: HandlerContext,
  { id }: GameRecord,
  { options, shown }: { readonly options: readonly LobbyOption[]; readonly shown: readonly OptionSubject[] },
) {
  // The ids have no revision, so that older messages with these menus still work after a change of the lobby.
  const anyRevision = { id, revision: 0 };
  const menus = shown.flatMap((subject) => {
    const others = options.filter((one) => one.subject === subject).flatMap((option) => option.otherChoices);
    return Array.from({ length: Math.ceil(others.length / MAX_MENU_OPTIONS) }, (_, index) =>
      menu(
        anyRevision,
        { verb: 'option', argument: index > 0 ? `${subject}-${index}` : subject },
        {
          placeholder: say('lobby.menu', { subject: say(`lobby.subject.${subject}`) }),
          options: others
            .slice(index * MAX_MENU_OPTIONS, (index + 1) * MAX_MENU_OPTIONS)
            .map(({ value, text }) => ({ value, label: text(say.t) })),
        },
      ),
    );
  });
  return menus.slice(0, MAX_ROWS - 1).map(menuRow);
}
