import { command, option } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { parsePageArgument } from '../src/bot/panel/panel-pages.ts';
import { planEndReply, plannedReply, planPanel, planReply, suggestedPlans } from '../src/bot/replies/plan.ts';

const declaration = command('plan')
  .addStringOption((o) => option(o, 'turn', 'command.plan.turn').setAutocomplete(true))
  .addBooleanOption((o) => option(o, 'end', 'command.plan.end'))
  .toJSON();

/** Shows a choice as a draft; nothing is planned yet. */
const pickControl = {
  updates: true,
  run: (context) => planPanel(context, { draft: context.value || context.id.argument }),
} satisfies Control;

/** /plan: plans the next turn of the player's seat, where players know their next tile. */
export const plan = {
  name: 'plan',
  declaration,
  needs: 'nothing',
  where: 'direct',
  cost: 'draft',
  controls: {
    plan: { run: planReply },
    planpage: {
      updates: true,
      run: (context) => planPanel(context, parsePageArgument(context.id.argument)),
    },
    // Two verbs for the same, as buttons of one message need different ids.
    planpick: pickControl,
    plankind: pickControl,
    planset: { updates: true, run: (context) => plannedReply(context, context.id.argument) },
    planend: { updates: true, run: planEndReply },
  },
  run(context) {
    const { options } = context.interaction;
    const turn = options.getString('turn');
    if (options.getBoolean('end') === true) return planEndReply(context);
    return turn === null ? planReply(context) : plannedReply(context, turn.trim());
  },
  suggest: suggestedPlans,
} satisfies Feature;
