import { command, option } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { ordersReply, playByOrders, REST, suggestedOrders, typedOrder } from '../src/bot/replies/orders.ts';

const declaration = command('orders')
  .addStringOption((o) => option(o, 'order', 'command.orders.order').setAutocomplete(true))
  .toJSON();

/** /orders: tells and sets what the player's seat answers when the turns of others ask it something. */
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
