import { AttachmentBuilder } from 'discord.js';
import { type App, openGameOf, requestIn } from '../../app/app.ts';
import { channelOfOwnGame } from '../../app/my-games.ts';
import { type ChannelWithGame, type GamePosition, optionsHere } from '../../app/table.ts';
import type { ChosenOptions } from '../../core/options.ts';
import type { GameTypes } from '../../core/rules.ts';
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
import { button, buttonRows, MAX_MENU_OPTIONS, MAX_ROWS, menu, menuRow } from '../write/buttons.ts';
import { gameLink } from '../write/game-link.ts';
import { messageText } from '../write/message-text.ts';
import { pictureReply } from '../write/pictures.ts';

/** Target of controls for rules, which belong to no game of a channel. */
const NO_GAME = { id: 0, revision: 0 };

/** The part of a rule that is shown: its text, or its example. */
type RulePart = 'rule' | 'example';

/**
 * The text of a rule, its example as a picture, or an overview of the rules, each with menus of rules. A button leads from the
 * text to the example and back, as a phone has no room for both.
 *
 * @param id topic of the rule; undefined for the overview
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
  const others = topic ? [] : otherGames(app, request, game);
  const menus = ruleMenu(t, game, { options, topic, others });
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
  const content = app.library.shippedContent(game.ruleSet);
  const [rule, example] = topic.text(t, content, options);
  if (part === 'rule') {
    const components = [partRow(say, game, { topic, part: 'example' }), ...menus];
    return { content: messageText([title, rule, ...back], back.length), components };
  }
  const shown = { topic, content };
  const board = ruleBoardRequest(t, game, shown);
  const examplePicture = async () => {
    const { png } = await renderPicture('board', { ...board, theme: themeOf(settings) });
    return new AttachmentBuilder(png, { name: `rule-${topic.id}.png`, description: ruleAltText(t, game, shown) });
  };
  const menusWithTopic = menus.filter(({ components: [one] }) => one?.options.some(({ value }) => value === topic.id));
  const components = [partRow(say, game, { topic, part: 'rule' }), ...menusWithTopic];
  return pictureReply(say, {
    picture: examplePicture(),
    reply: { content: messageText([title, example]), components },
  });
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

/** Parses the argument of a control for rules. The argument of a menu is the rule set, with the number of a further menu. */
export function parseRuleArgument(argument: string): {
  readonly ruleSet: string;
  readonly id?: string | undefined;
  readonly part: RulePart;
} {
  const [ruleSet = '', id, part] = argument.split(':');
  return { ruleSet: ruleSet.replace(/-\d+$/, ''), id, part: part === 'example' ? part : 'rule' };
}

/**
 * Returns a context for questions about rules: outside servers, where no game is open, that of the channel with one of the user's
 * games.
 */
export async function contextOfOwnGame<Context extends HandlerContext>(context: Context): Promise<Context> {
  const { app, request } = context;
  if (request.place === 'server' || openGameOf(request)) return context;
  const channelId = await channelOfOwnGame(app, request.userId);
  if (channelId === undefined) return context;
  return { ...context, request: await requestIn(app, request, channelId) };
}

/** A link to the open lobby of the channel, which long replies push out of sight; empty if there is no lobby. */
async function backToLobby({ app, request, say }: HandlerContext): Promise<string[]> {
  const open = openGameOf(request);
  return open?.status === 'lobby' ? [say('lobby.back', { link: await gameLink(app, open) })] : [];
}

/** Summary of a turn with the options of a game, for games that have one. */
export function summaryLines(t: Translator, { words }: AnyGame, options: ChosenOptions): string[] {
  return words.summary ? [words.summary(t, options)] : [];
}

/** The other games whose rules somebody may look for in a channel without an open game. */
export function otherGames({ games }: App, request: ChannelWithGame, game: AnyGame): readonly AnyGame[] {
  return openGameOf(request) ? [] : games.filter((one) => one !== game);
}

/**
 * Menus with the rule topics that apply to a game with these options, with all its other topics, and with those of other games;
 * none for a game without topics.
 *
 * @param about.topic the topic that is selected
 */
export function ruleMenu(
  t: Translator,
  game: AnyGame,
  about: {
    readonly options: ChosenOptions;
    readonly topic?: RuleTopic<GameTypes> | undefined;
    readonly others?: readonly AnyGame[];
  },
) {
  const { options, topic, others = [] } = about;
  const isPlayed = (one: RuleTopic<GameTypes>) => one.isPlayed?.(options) ?? true;
  const { ruleSet, topics = [] } = game;
  const groups = [
    { ruleSet, placeholder: t('rule.menu'), shown: topics.filter(isPlayed) },
    { ruleSet, placeholder: t('rule.menu.others'), shown: topics.filter((one) => !isPlayed(one)) },
    ...others.map((one) => {
      const placeholder = t('rule.menu.game', { game: one.words.name(t) });
      return { ruleSet: one.ruleSet, placeholder, shown: one.topics ?? [] };
    }),
  ];
  const menus = groups.flatMap(({ ruleSet, placeholder, shown }) => {
    const choices = shown.map((one) => ({ label: one.title(t), value: one.id, isDefault: one === topic }));
    return evenParts(choices, MAX_MENU_OPTIONS).map((options, at, parts) => {
      const part = parts.length > 1 ? ` (${at + 1}/${parts.length})` : '';
      return { ruleSet, menu: { placeholder: `${placeholder}${part}`, options } };
    });
  });
  return menus.slice(0, MAX_ROWS).map(({ ruleSet, menu: shown }, index) => {
    // Two controls of a message must not have the same id.
    const control = { verb: 'rules', argument: index > 0 ? `${ruleSet}-${index}` : ruleSet } as const;
    return menuRow(menu(NO_GAME, control, shown));
  });
}

/** Splits a list into parts of about equal length, with at most `most` items each. */
function evenParts<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most);
  const length = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, index) => items.slice(index * length, (index + 1) * length));
}

/** The example of a rule, with the tiles on its board. */
interface RuleExample {
  readonly topic: RuleTopic<GameTypes>;
  readonly content: GameTypes['content'];
}

/** The request for the example board of a rule. */
export function ruleBoardRequest(t: Translator, game: AnyGame, { topic, content }: RuleExample): BoardPictureRequest {
  const { area, tinted, legal } = topic.example(content);
  const position = examplePosition(game, { topic, content });
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
export function ruleAltText(t: Translator, game: AnyGame, example: RuleExample): string {
  const scene = boardScene(ruleBoardRequest(t, game, example));
  return sceneAltText(t, scene, { position: examplePosition(game, example), example: example.topic.title(t) });
}

function examplePosition(game: AnyGame, { topic, content }: RuleExample): GamePosition {
  const { position } = topic.example(content);
  return { ...position, game, progress: game.progressOf(position.fold.state) };
}
