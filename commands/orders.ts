import { seatOf } from '../src/app/acts.ts';
import { runningTable } from '../src/app/table.ts';
import {
  ordersToChoose,
  questionsOf,
  seatWithOrders,
  setOrder,
  standingOrderAction,
  submitByOrders,
} from '../src/app/turn.ts';
import {
  type Answer,
  type CommandContext,
  type HandlerContext,
  type SuggestContext,
  type Suggestion,
  valueOrReject,
} from '../src/bot/handlers/command.ts';
import { command, option } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { MAX_ROWS, menu, menuRow } from '../src/bot/write/buttons.ts';
import { messageText } from '../src/bot/write/message-text.ts';
import { orderMenus, orderText } from '../src/telling/orders.ts';

/** Value that a user types to leave the other questions of the turn to the orders. */
const REST = 'rest';

/** An order for a kind of question. */
interface WantedOrder {
  readonly question: string;
  readonly order: string;
}

/** The standing orders of the user's seat, after a change if one is wanted, with a menu for each. */
async function ordersReply(context: HandlerContext, wanted?: WantedOrder): Promise<Answer> {
  const { app, request, say } = context;
  const { table, seat } = valueOrReject(await (wanted ? setOrder(app, request, wanted) : seatWithOrders(app, request)));
  const { record } = table;
  const menus = orderMenus(say.t, table, seat);
  const lines = menus.map(
    ({ question, say: asked, order }) => `- ${asked}: **${orderText(say.t, table, { question, order })}**`,
  );
  return {
    content: messageText([say('orders.yours'), ...lines]),
    components: menus.slice(0, MAX_ROWS).map(({ question, say: placeholder, order, orders }) => {
      const options = orders.map((one) => ({ label: one.say, value: one.value, isDefault: one.value === order }));
      return menuRow(menu(record, { verb: 'order', argument: question }, { placeholder, options }));
    }),
  };
}

/** Answers what the turn asks by the user's orders, now and until the turn ends. */
async function playByOrders({ app, request }: CommandContext): Promise<Answer> {
  const table = valueOrReject(await runningTable(app, request));
  return { played: valueOrReject(await submitByOrders(app, request, table)) };
}

/**
 * The typed order, found by its value or its words: undefined if nothing is typed, an order that does not exist if the text
 * matches none.
 */
async function typedOrder(context: CommandContext): Promise<WantedOrder | undefined> {
  const typed = context.interaction.options.getString('order');
  if (typed === null) return undefined;
  const match = (await ordersHere(context)).find(({ name, value }) => [name, value].includes(typed.trim()));
  return match ?? { question: '', order: typed };
}

/**
 * Suggestions: first the value that leaves the rest of the turn to the orders, then the orders that can be set in the channel's
 * game.
 */
async function suggestedOrders(context: SuggestContext): Promise<readonly Suggestion[]> {
  const typed = context.interaction.options.getFocused().trim().toLowerCase();
  const all = await ordersHere(context);
  return all.flatMap(({ name, value }) => (name.toLowerCase().includes(typed) ? [{ name, value }] : []));
}

async function ordersHere({ app, request, say }: HandlerContext): Promise<(WantedOrder & Suggestion)[]> {
  const result = await runningTable(app, request);
  if (!result.ok) return [];
  const table = result.value;
  const seat = seatOf(table.record, request.userId);
  const isAsked = seat === table.progress.seat && standingOrderAction(table) !== undefined;
  const rest = { question: '', order: REST, name: say('orders.rest'), value: REST };
  const settable = questionsOf(table).flatMap((asked) =>
    ordersToChoose(table, asked, seat).map((order) => {
      const question = asked.id;
      const [what, answer] = [orderText(say.t, table, { question }), orderText(say.t, table, { question, order })];
      return {
        question,
        order,
        name: say('suggest.choice', { option: what, effect: answer }),
        value: `${question} ${order}`,
      };
    }),
  );
  return isAsked ? [rest, ...settable] : settable;
}

const declaration = command('orders')
  .addStringOption((o) => option(o, 'order', 'command.orders.order').setAutocomplete(true))
  .toJSON();

/** /orders: tells and sets the answers of the player's seat to questions in turns of others. */
export const orders = {
  name: 'orders',
  declaration,
  needs: ({ order }) => (order === REST ? 'posts' : 'nothing'),
  where: 'direct',
  controls: {
    orders: { run: (context) => ordersReply(context) },
    order: {
      updates: true,
      run: (context) => ordersReply(context, { question: context.id.argument, order: context.value }),
    },
  },
  run: async (context) =>
    context.interaction.options.getString('order') === REST
      ? playByOrders(context)
      : ordersReply(context, await typedOrder(context)),
  suggest: suggestedOrders,
} satisfies Feature;
