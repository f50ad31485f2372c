import { AttachmentBuilder } from 'discord.js';
import { openGameOf, requestIn } from '../../app/app.ts';
import { channelOfOwnGame } from '../../app/my-games.ts';
import { type GamePosition, optionsHere } from '../../app/table.ts';
import type { ChosenOptions } from '../../core/options.ts';
import type { GameTypes } from '../../core/rules.ts';
import { readContentFiles } from '../../games/contract/content-files.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import type { RuleTopic } from '../../games/contract/rule-topic.ts';
import { capitalised } from '../../i18n/sentences.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Translator } from '../../i18n/translate.ts';
import { type BoardPictureRequest, boardScene, renderPicture } from '../../render/index.ts';
import { sceneAltText } from '../../telling/board/board-alt.ts';
import { legalSquares, positionRequest } from '../../telling/board/board-request.ts';
import { themeOf } from '../../telling/theme.ts';
import type { HandlerContext, Reply } from '../handlers/command.ts';
import { pictureReply } from '../handlers/picture-reply.ts';
import { button, buttonRows, MAX_MENU_OPTIONS, menu, menuRow } from '../write/buttons.ts';
import { gameLink } from '../write/game-link.ts';
import { messageText } from '../write/message-text.ts';

/** Controls of rules belong to no game in a channel. */
const NO_GAME = { id: 0, revision: 0 };

const contents = new WeakMap<AnyGame, GameTypes['content']>();

/** What is shown of a rule: its words, or its example. */
type RulePart = 'rule' | 'example';

/**
 * A rule in words, its example as a picture, or an overview of all; each with menus of the others. Rule and example lead
 * to each other, as a phone has no room for both.
 *
 * @param asked.id topic of the rule; without one all are listed
 */
export async function ruleReply(
  context: HandlerContext,
  game: AnyGame,
  { id, part = 'rule' }: { readonly id?: string | undefined; readonly part?: RulePart } = {},
): Promise<Reply> {
  const { app, request, say, settings } = context;
  const { t } = say;
  const { topics = [] } = game;
  const topic = topics.find((one) => one.id === id);
  const options = await optionsHere(app, request, game);
  const menus = ruleMenu(t, game, options, topic);
  const back = await backToLobby(context);
  if (!topic) {
    return {
      content: messageText([say('rule.overview'), ...summaryLines(t, game, options), ...back], back.length),
      components: menus,
    };
  }
  const title = `**${topic.title(t)}**`;
  const leftOut = topic.leftOut?.(t, options);
  if (leftOut !== undefined) return { content: messageText([title, leftOut, ...back], back.length), components: menus };
  const [rule, example] = topic.text(t, contentOf(game), options);
  if (part === 'rule') {
    const components = [partRow(say, game, { topic, part: 'example' }), ...menus];
    return { content: messageText([title, rule, ...back], back.length), components };
  }
  const board = ruleBoard(t, game, topic);
  const drawn = async () => {
    const { png } = await renderPicture('board', { ...board, theme: themeOf(settings) });
    return new AttachmentBuilder(png, { name: `rule-${topic.id}.png`, description: ruleAltText(t, game, topic) });
  };
  const besides = menus.filter(({ components: [one] }) => one?.options.some(({ value }) => value === topic.id));
  const components = [partRow(say, game, { topic, part: 'rule' }), ...besides];
  return pictureReply(say, { picture: drawn(), reply: { content: messageText([title, example]), components } });
}

/** The button from a rule to its example, or back. */
function partRow(
  say: Speech,
  { ruleSet }: AnyGame,
  { topic, part }: { readonly topic: RuleTopic<GameTypes>; readonly part: RulePart },
) {
  const control = { verb: 'rules', argument: [ruleSet, topic.id, part].join(':') } as const;
  const style = part === 'example' ? 'primary' : 'secondary';
  return buttonRows([button(NO_GAME, control, { label: say(`rule.button.${part}`), style })])[0]!;
}

/** Reads the argument of a control of rules: that of a menu names the game, and which menu it is. */
export function parseRuleArgument(argument: string): {
  readonly ruleSet: string;
  readonly id?: string | undefined;
  readonly part: RulePart;
} {
  const [ruleSet = '', id, part] = argument.split(':');
  return { ruleSet: ruleSet.replace(/-\d+$/, ''), id, part: part === 'example' ? part : 'rule' };
}

/** A request about rules: in direct messages they are those of a game of the user, by the options of its channel. */
export async function aboutOwnGame<Context extends HandlerContext>(context: Context): Promise<Context> {
  const { app, request } = context;
  if (request.guildId !== null) return context;
  const channelId = await channelOfOwnGame(app, request.userId);
  if (channelId === undefined) return context;
  return { ...context, request: await requestIn(app, request, channelId) };
}

/** The way back to the lobby that is open in the channel, which what is read pushes out of sight; none where there is none. */
async function backToLobby({ app, request, say }: HandlerContext): Promise<string[]> {
  const open = openGameOf(request);
  return open?.status === 'lobby' ? [say('lobby.back', { link: await gameLink(app, open) })] : [];
}

/** Summary of a turn with the options of a game, for games that have one. */
export function summaryLines(t: Translator, { words }: AnyGame, options: ChosenOptions): string[] {
  return words.summary ? [words.summary(t, options)] : [];
}

/**
 * Menus of the rule topics by which a game with these options is played, and of all others, with `topic` selected; none if
 * it has none.
 */
export function ruleMenu(
  t: Translator,
  { ruleSet, topics = [] }: AnyGame,
  options: ChosenOptions,
  topic?: RuleTopic<GameTypes>,
) {
  const isPlayed = (one: RuleTopic<GameTypes>) => one.isPlayed?.(options) ?? true;
  const groups = [
    { placeholder: t('rule.menu'), shown: topics.filter(isPlayed) },
    { placeholder: t('rule.menu.others'), shown: topics.filter((one) => !isPlayed(one)) },
  ];
  const menus = groups.flatMap(({ placeholder, shown }) => {
    const choices = shown.map((one) => ({ label: one.title(t), value: one.id, isDefault: one === topic }));
    return inParts(choices, MAX_MENU_OPTIONS).map((part) => ({ placeholder, options: part }));
  });
  return menus.map((about, at) => {
    // No two controls of a message may have one id.
    const control = { verb: 'rules', argument: at > 0 ? `${ruleSet}-${at}` : ruleSet } as const;
    return menuRow(menu(NO_GAME, control, about));
  });
}

/** A list in parts of at most so many items, about equally long. */
function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most);
  const length = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, at) => items.slice(at * length, (at + 1) * length));
}

/** The request for the example board of a rule. */
export function ruleBoard(t: Translator, game: AnyGame, topic: RuleTopic<GameTypes>): BoardPictureRequest {
  const { area, tinted, legal } = topic.example(contentOf(game));
  const position = examplePosition(game, topic);
  return {
    ...positionRequest(t, position),
    names: position.setup.colours.map((colour) => capitalised(t(`colour.${colour}`))),
    area,
    panel: false,
    owned: tinted,
    ...(legal ? { legal: legalSquares(position) } : {}),
  };
}

/** The alt text of the example board of a rule, in at most 1,024 characters. */
export function ruleAltText(t: Translator, game: AnyGame, topic: RuleTopic<GameTypes>): string {
  const scene = boardScene(ruleBoard(t, game, topic));
  return sceneAltText(t, scene, { position: examplePosition(game, topic), example: topic.title(t) });
}

function examplePosition(game: AnyGame, topic: RuleTopic<GameTypes>): GamePosition {
  const { position } = topic.example(contentOf(game));
  return { ...position, game, progress: game.progressOf(position.fold.state) };
}

/** The tiles that come with a game; its examples use these even if its games use another set. */
function contentOf(game: AnyGame): GameTypes['content'] {
  const known = contents.get(game);
  if (known) return known;
  const loaded = game.loadContent(readContentFiles(game));
  if (!loaded.ok) throw new Error(`the tiles that come with ${game.ruleSet}: ${loaded.failure[0]?.message}`);
  contents.set(game, loaded.value);
  return loaded.value;
}
