import { subtext } from 'discord.js';
import { seatOf } from '../../app/acts.ts';
import type { App } from '../../app/app.ts';
import { lobbyOf } from '../../app/lobby.ts';
import { lobbyExpiry } from '../../app/lobby-expiry.ts';
import { type ChosenOptions, OPTION_SUBJECTS, type OptionSubject } from '../../core/options.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import type { GameRecord } from '../../store/records.ts';
import { type LobbyOption, lobbyOptions, optionSentence } from '../../telling/lobby-options.ts';
import { rulesRejectionText } from '../../telling/rejection.ts';
import { type Answer, type HandlerContext, openGameNames, valueOrReject } from '../handlers/command.ts';
import { button, buttonRows, MAX_MENU_OPTIONS, MAX_ROWS, menu, menuRow } from '../write/buttons.ts';
import { gameLink } from '../write/game-link.ts';
import { expiryText } from '../write/messages/lobby-message.ts';

/** Pages of subjects for the owner of a lobby. A phone shows all subjects of a page with their menus. */
const PAGES = [
  { name: 'what', subjects: ['preset', 'game', 'large', 'mini'] },
  { name: 'how', subjects: ['rules', 'table', 'time', 'look'] },
] as const satisfies readonly { readonly name: string; readonly subjects: readonly OptionSubject[] }[];
type Page = (typeof PAGES)[number];

/**
 * The private message with the options of a lobby by subject: one page with menus for the owner of the lobby, all subjects
 * without menus for other users. It is deleted when the game starts.
 *
 * @param chosen values that were just chosen in a menu; the message confirms them first
 */
export async function optionsReply(
  context: HandlerContext,
  { chosen = [], page = 0 }: { readonly chosen?: readonly string[]; readonly page?: number } = {},
): Promise<Answer> {
  const { app, request, say } = context;
  const { lobby, game } = valueOrReject(await lobbyOf(app, request));
  const options = lobbyOptions(app, game, lobby);
  const isOwner = lobby.ownerId === request.userId;
  const name = (await openGameNames(context)).shown[seatOf(lobby, lobby.ownerId)] ?? '';
  const shown: Page = PAGES[page] ?? PAGES[0];
  const subjects: readonly OptionSubject[] = isOwner ? shown.subjects : OPTION_SUBJECTS;
  const lines = subjects.flatMap((subject) => subjectLine(context, { subject, lobby, options }));
  const changed = options.flatMap(({ currentChoice }) =>
    currentChoice && chosen.includes(currentChoice.value) ? [currentChoice.text(say.t)] : [],
  );
  const own =
    changed.length > 0 ? say('lobby.options.changed', { what: changed.join(' · ') }) : say('lobby.options.own');
  const expires = { when: expiryText(await expiryOf(app, lobby)) };
  return {
    content: [
      isOwner ? own : say('lobby.options.others', { name }),
      ...lines,
      ...(isOwner ? notOffered(context, game, { lobby, options, subjects }) : []),
      ...(subjects.includes('time') ? [say('lobby.expires', expires)] : []),
      say('lobby.back', { link: await gameLink(app, lobby) }),
    ].join('\n'),
    components: isOwner ? [...optionMenus(context, lobby, { options, subjects }), pageRow(context, lobby, shown)] : [],
    panel: 'shows',
  };
}

/** A button for the other page. */
function pageRow({ say }: HandlerContext, { id }: GameRecord, shown: Page) {
  const others = [...PAGES.entries()].filter(([, page]) => page !== shown);
  return buttonRows(
    others.map(([page, { name }]) => {
      const label = say(`lobby.options.page.${name}`);
      return button({ id, revision: 0 }, { verb: 'view', argument: `options-${page}` }, { label });
    }),
  )[0]!;
}

/** The page with a menu, by the menu's argument. */
export function parseOptionsPage(argument: string): number {
  const subject = parseOptionsSubject(argument);
  return Math.max(
    0,
    PAGES.findIndex(({ subjects }) => subjects.some((one) => one === subject)),
  );
}

/** The subject of a menu of the private message with the options, by the menu's argument; undefined for other menus. */
export function parseOptionsSubject(argument: string): OptionSubject | undefined {
  return OPTION_SUBJECTS.find((subject) => argument.split('-')[0] === subject);
}

async function expiryOf({ store, now }: App, lobby: GameRecord): Promise<number> {
  const { outages } = await store.heartbeat.timeAt(now());
  return lobbyExpiry(lobby, outages);
}

/**
 * The line about the current choices of a subject; none if there is nothing to tell. It leaves out what is usual,
 * such as expansions that are not played, which the menu offers.
 */
function subjectLine(
  { say }: HandlerContext,
  { subject, lobby, options }: { subject: OptionSubject; lobby: GameRecord; options: readonly LobbyOption[] },
): string[] {
  const sentences = options
    .filter((one) => one.subject === subject && (one.isTold || !one.isLeftOut))
    .flatMap((option) => optionSentence(say.t, option, lobby.options));
  return sentences.length > 0
    ? [say('lobby.subject.line', { subject: say(`lobby.subject.${subject}`), held: sentences.join(' ') })]
    : [];
}

/** Why some values of these subjects are not offered: one line for each reason. */
function notOffered(
  { app, say }: HandlerContext,
  game: AnyGame,
  about: {
    readonly lobby: GameRecord;
    readonly options: readonly LobbyOption[];
    readonly subjects: readonly OptionSubject[];
  },
): string[] {
  const { lobby, options, subjects } = about;
  const { chosen = {}, tiles } = lobby.options;
  const content = app.library.contentFor(game, chosen, tiles);
  if (!content) return [];
  const offered = new Set(options.flatMap(({ otherChoices }) => otherChoices.map(({ value }) => value)));
  const byReason = new Map<string, ChosenOptions>();
  for (const [name, [none, value]] of Object.entries(game.options)) {
    const isOff = none === false && !chosen[name] && value !== undefined && !offered.has(`${name}-${value}`);
    if (!isOff || !subjects.includes(game.optionSubjects?.[name] ?? 'rules')) continue;
    if (game.isOptionOf?.(content, {}, { name, value }) === false) continue;
    const reason = game.optionsRejection?.({ ...chosen, [name]: value }, { content });
    if (!reason) continue;
    // A reason lists the parts that it is about; beside these lists it is the same for several.
    const same = JSON.stringify(reason, (_, part: unknown) => (Array.isArray(part) ? undefined : part));
    byReason.set(same, { ...byReason.get(same), [name]: value });
  }
  return [...byReason.values()].flatMap((unoffered) => {
    const reason = game.optionsRejection!({ ...chosen, ...unoffered }, { content });
    return reason
      ? [subtext(say('lobby.options.not-offered', { why: rulesRejectionText(say, { game, reason }, []) }))]
      : [];
  });
}

/**
 * A menu for each subject: to tick any of its options, if all are yes or no; all presets with the current one; the other choices in
 * any other subject, in several menus if there are more than a menu can have.
 */
function optionMenus(
  { say }: HandlerContext,
  { id }: GameRecord,
  { options, subjects }: { readonly options: readonly LobbyOption[]; readonly subjects: readonly OptionSubject[] },
) {
  // The ids have no revision, so that older messages with these menus still work after a change of the lobby.
  const anyRevision = { id, revision: 0 };
  const menus = subjects.flatMap((subject) => {
    const own = options.filter((one) => one.subject === subject);
    const ticks = own.flatMap(({ tick }) => tick ?? []);
    const isCurrent = ({ value }: { readonly value: string }) =>
      own.some(({ currentChoice }) => currentChoice?.value === value);
    const offered = ticks.length > 0 ? ticks : own.flatMap((option) => choicesShown(subject, option));
    return Array.from({ length: Math.ceil(offered.length / MAX_MENU_OPTIONS) }, (_, index) =>
      menu(
        anyRevision,
        { verb: 'option', argument: index > 0 ? `${subject}-${index}` : subject },
        {
          placeholder: say('lobby.menu', { subject: say(`lobby.subject.${subject}`) }),
          options: offered
            .slice(index * MAX_MENU_OPTIONS, (index + 1) * MAX_MENU_OPTIONS)
            .map((one) => ({ value: one.value, label: one.text(say.t), isDefault: isCurrent(one) })),
          takesAny: ticks.length > 0,
        },
      ),
    );
  });
  return menus.slice(0, MAX_ROWS - 1).map(menuRow);
}

/** The choices of an option in the menu of its subject: of presets also the current one. */
function choicesShown(subject: OptionSubject, { currentChoice, otherChoices }: LobbyOption) {
  return subject === 'preset' && currentChoice ? [currentChoice, ...otherChoices] : otherChoices;
}
