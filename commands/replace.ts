import { reject } from '../src/bot/handlers/command.ts';
import { command, levelChoices, option } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { fillReply, offerReply, takeReply, withdrawReply } from '../src/bot/replies/seats.ts';
import { parseSeatSource } from '../src/bot/write/messages/offer-message.ts';

const declaration = command('replace')
  .addUserOption((o) => option(o, 'user', 'command.replace.user'))
  .addStringOption((o) => option(o, 'computer', 'command.replace.computer').addChoices(levelChoices()))
  .toJSON();

/** Buttons for a free seat: take a seat that was offered or made free by a vote, or give a seat made free to a computer. */
const takeControl = {
  async run(context) {
    const computer = /^computer:([1-9]\d{0,5})$/.exec(context.id.argument);
    if (computer) return fillReply(context, Number(computer[1]));
    const source = parseSeatSource(context.id.argument);
    return takeReply(context, source ?? reject({ code: 'stale' }));
  },
} satisfies Control;

/** The button that withdraws or declines the offer of a seat. */
const withdrawControl = {
  async run(context) {
    const { argument } = context.id;
    if (!/^[1-9]\d{0,5}$/.test(argument)) reject({ code: 'stale' });
    return withdrawReply(context, Number(argument));
  },
} satisfies Control;

/** /replace: offers the user's seat to another user, who takes it by a button, or gives it to a computer. */
export const replace = {
  name: 'replace',
  declaration,
  needs: 'posts',
  cost: 'decision',
  controls: { take: takeControl, withdraw: withdrawControl },
  run: offerReply,
} satisfies Feature;
