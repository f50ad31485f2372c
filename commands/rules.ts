import type { Command } from '../src/bot/command.ts';
import { choice, command, option } from '../src/bot/declare.ts';
import { parseRuleTopic, ruleReply } from '../src/bot/rule-page.ts';
import { RULE_TOPICS } from '../src/bot/rule-topic.ts';

const declaration = command('rules')
  .addStringOption((o) =>
    option(o, 'topic', 'command.rules.topic').addChoices(RULE_TOPICS.map((id) => choice(id, `rules.${id}.title`))),
  )
  .toJSON();

/** /rules: the rules by topic, each with an example as a picture. */
export const rules = {
  name: 'rules',
  declaration,
  needs: 'files',
  run: (context) => ruleReply(context, parseRuleTopic(context.interaction.options.getString('topic') ?? '')),
} satisfies Command;
