import { seatWithOrders, setOrder } from '../../app/orders.ts';
import { actionByOrders, ordersToChoose, questionsOf } from '../../app/standing-orders.ts';
import { runningTable, seatOf } from '../../app/table.ts';
import { submitByOrders } from '../../app/turn.ts';
import { orderMenus, orderText } from '../../telling/orders.ts';
import type { Answer, CommandContext, HandlerContext, SuggestContext, Suggestion } from '../handlers/command.ts';
import { MAX_ROWS, menu, menuRow } from '../write/buttons.ts';
import { messageText } from '../write/message-text.ts';

/** What is typed to leave the rest of the turn's questions to the orders. */
export const REST = 'rest';

/** An order for a kind of question. */
interface WantedOrder {
  readonly question: string;
  readonly order: string;
}

/** The standing orders of the user's seat, after a change if one is wanted, with a menu for each. */
export async function ordersReply(context: HandlerContext, wanted?: WantedOrder): Promise<Answer> {
  const { app, request, say } = context;
  const result = await (wanted ? setOrder(app, request, wanted) : seatWithOrders(app, request));
  if (!result.ok) return { rejection: result.failure };
  const { table, seat } = result.value;
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
export async function playByOrders({ app, request }: CommandContext): Promise<Answer> {
  const result = await runningTable(app, request);
  if (!result.ok) return { rejection: result.failure };
  const played = await submitByOrders(app, request, result.value);
  return played.ok ? { played: played.value } : { rejection: played.failure };
}

/** The order that is typed, by its value or its words; undefined if none is, and one that does not exist for other words. */
export async function typedOrder(context: CommandContext): Promise<WantedOrder | undefined> {
  const typed = context.interaction.options.getString('order');
  if (typed === null) return undefined;
  const match = (await ordersHere(context)).find(({ name, value }) => [name, value].includes(typed.trim()));
  return match ?? { question: '', order: typed };
}

/** The orders that can be set in the channel's game, after what leaves the rest of the turn to them. */
export async function suggestedOrders(context: SuggestContext): Promise<readonly Suggestion[]> {
  const typed = context.interaction.options.getFocused().trim().toLowerCase();
  const all = await ordersHere(context);
  return all.flatMap(({ name, value }) => (name.toLowerCase().includes(typed) ? [{ name, value }] : []));
}

async function ordersHere({ app, request, say }: HandlerContext): Promise<(WantedOrder & Suggestion)[]> {
  const result = await runningTable(app, request);
  if (!result.ok) return [];
  const table = result.value;
  const seat = seatOf(table.record, request.userId);
  const isAsked = seat === table.progress.seat && actionByOrders(table) !== undefined;
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
