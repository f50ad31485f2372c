import { readFileSync } from 'node:fs';
import { AttachmentBuilder } from 'discord.js';
import { loadTileSet, type TileSet } from '../games/amazonas/rules/index.ts';
import type { Speech } from '../i18n/speech.ts';
import { renderBoard } from '../render/index.ts';
import { menu, menuRow } from './buttons.ts';
import type { HandlerContext, Reply } from './command.ts';
import { pictureReply } from './picture-reply.ts';
import { messageText } from './present/message.ts';
import { ruleAltText, ruleBoard, ruleWords } from './present/rules.ts';
import { themeOf } from './present/theme.ts';
import { RULE_TOPICS, type RuleTopicId } from './rule-topic.ts';

/** Rules are no matter of any game. */
const NO_GAME = { id: 0, revision: 0 };

let ownTileSet: TileSet | undefined;

/** A rule in words with its example as a picture, or an overview of all; each with a menu of the others. */
export async function ruleReply({ app, say, settings }: HandlerContext, topic?: RuleTopicId): Promise<Reply> {
  const { t } = say;
  const components = [ruleMenu(say, topic)];
  if (!topic) {
    const titles = RULE_TOPICS.map((id) => `- ${t(`rules.${id}.title`)}`);
    return { content: messageText([say('rule.overview'), say('help.rules'), ...titles], 0), components };
  }
  const set = exampleTileSet();
  const about = { game: app.games.find(({ ruleSet }) => ruleSet === 'amazonas')!, set };
  const { title, text, example } = ruleWords(t, topic, set);
  const drawn = async () => {
    const { png } = await renderBoard({ ...ruleBoard(t, topic, about), theme: themeOf(settings) });
    return new AttachmentBuilder(png, { name: `rule-${topic}.png`, description: ruleAltText(t, topic, about) });
  };
  const reply = { content: messageText([`**${title}**`, text, example]), components };
  return pictureReply(say, { picture: drawn(), reply });
}

/** A menu of all rules, in which `topic` is chosen. */
export function ruleMenu({ t }: Speech, topic?: RuleTopicId) {
  const options = RULE_TOPICS.map((id) => ({ label: t(`rules.${id}.title`), value: id, isDefault: id === topic }));
  return menuRow(menu(NO_GAME, { verb: 'rules' }, { placeholder: t('rule.menu'), options }));
}

/** A topic by what was chosen; undefined where it is none. */
export function parseRuleTopic(text: string): RuleTopicId | undefined {
  return RULE_TOPICS.find((id) => id === text);
}

/** The tile set that comes with the program, whose tiles the examples are made of, whatever games are played with. */
function exampleTileSet(): TileSet {
  if (ownTileSet) return ownTileSet;
  const json = readFileSync(new URL('../games/amazonas/tiles.json', import.meta.url), 'utf8');
  const loaded = loadTileSet(JSON.parse(json));
  if (!loaded.ok) throw new Error(`the program's own tile set: ${loaded.failure[0]?.message}`);
  ownTileSet = loaded.value;
  return ownTileSet;
}
