import { choicesAt, type Draft, draftedTurn, makeDraft, parseDraft, tableAfterDraft } from '../src/app/draft.ts';
import { type Plan, type PlanningSeat, planningSeat, removePlan, setPlan } from '../src/app/plans.ts';
import { type Table, withReaderHints } from '../src/app/table.ts';
import {
  type Answer,
  type HandlerContext,
  reject,
  type SuggestContext,
  type Suggestion,
  tablePeople,
  valueOrReject,
} from '../src/bot/handlers/command.ts';
import { command, MAX_SUGGESTIONS, option } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { droppedPlanLines } from '../src/bot/panel/panel.ts';
import { panelContext, parsePageArgument } from '../src/bot/panel/panel-parts.ts';
import { button, buttonRows } from '../src/bot/write/buttons.ts';
import { messageText } from '../src/bot/write/message-text.ts';
import { fittedReply } from '../src/bot/write/pictures.ts';
import { draftText, planLines } from '../src/telling/plan.ts';
import { offeredPieces } from '../src/telling/turn/pieces.ts';

/** Shows the plan of the user's seat, or what can be planned. */
async function planReply(context: HandlerContext): Promise<Answer> {
  const planning = valueOrReject(await planningSeat(context.app, context.request));
  const { plan } = planning;
  return plan?.record.isDropped === false ? shownPlan(context, planning, plan) : planPanel(context);
}

/**
 * The panel in which the next turn is planned, on the board as it is now.
 *
 * @param wanted.draft as text; a draft that is not possible any more is dropped
 */
async function planPanel(
  context: HandlerContext,
  { draft = '', page }: { readonly draft?: string; readonly page?: number } = {},
): Promise<Answer> {
  const { table, seat, ahead } = valueOrReject(await planningSeat(context.app, context.request));
  if (table.progress.seat === seat) await refuseLate(context, table);
  if (!ahead) reject({ code: 'nothing-to-plan' });
  const chosen = draft === '' ? undefined : parseDraft(table.game, draft);
  return {
    turn: { table: ahead, isPlan: true, ...(chosen && { draft: chosen }), ...(page !== undefined && { page }) },
  };
}

/** Refuses to plan a turn that has begun. */
async function refuseLate(context: HandlerContext, table: Table): Promise<never> {
  return reject({ code: 'plan-too-late' }, { content: (await droppedPlanLines(context, table)).join('\n') });
}

/** Plans the user's next turn by a draft as text. */
async function plannedReply(context: HandlerContext, text: string): Promise<Answer> {
  const { app, request } = context;
  const planning = valueOrReject(await planningSeat(app, request));
  const { table, seat } = planning;
  if (table.progress.seat === seat) await refuseLate(context, table);
  const draft = parseDraft(table.game, text) ?? [];
  const plan = valueOrReject(await setPlan(app, planning, { userId: request.userId, draft }));
  return shownPlan(context, planning, plan);
}

/** Removes the user's plan. */
async function planEndReply({ app, request, say }: HandlerContext): Promise<Answer> {
  valueOrReject(await removePlan(app, request));
  return { content: say('plan.removed'), components: [], files: [] };
}

/** A plan on the current board: what it plays, what it brings, and buttons that change and remove it. */
async function shownPlan(context: HandlerContext, planning: PlanningSeat, plan: Plan): Promise<Answer> {
  const { say, request } = context;
  const { table, ahead } = planning;
  const people = await tablePeople(context, table);
  const { record, game } = table;
  const { draft } = plan;
  const shown = withReaderHints(context, ahead ?? table);
  const panel = panelContext(context, people, { ...draftedTurn(shown, request.userId, draft), isPlan: true });
  const isWhole = makeDraft(game, panel.turn.draft) === makeDraft(game, draft);
  const reply = {
    content: messageText(planLines(say, planning, { plan, names: people.shown }), 0),
    components: buttonRows([
      button(record, { verb: 'planpage', argument: '0' }, { label: say('plan.change') }),
      button(record, { verb: 'planend' }, { label: say('plan.end') }),
    ]),
  };
  const ghosts = offeredPieces(panel.offered).places.flatMap(({ isChosen, ghost }) => (isChosen ? [ghost] : []));
  const picture = isWhole ? panel.draftPicture(ghosts) : panel.picture(shown, {});
  return fittedReply(say, { picture, beside: () => reply, words: () => reply });
}

/** Turns that can be planned, whose words contain what is typed. */
async function suggestedPlans(context: SuggestContext): Promise<readonly Suggestion[]> {
  const { app, interaction, request, say } = context;
  const result = await planningSeat(app, request);
  if (!result.ok || !result.value.ahead || result.value.table.progress.seat === result.value.seat) return [];
  const { ahead, table } = result.value;
  const typed = interaction.options.getFocused().trim().toLowerCase();
  const words = typed.split(/[\s,]+/);
  return turnsFrom(ahead, request.userId)
    .map((draft) => ({ name: draftText(say.t, ahead, request.userId, draft), value: makeDraft(table.game, draft) }))
    .filter(({ name, value }) => value === typed || words.every((word) => name.toLowerCase().includes(word)))
    .slice(0, MAX_SUGGESTIONS);
}

/** All drafts that consist of a tile and the choice after it. */
function turnsFrom(before: Table, userId: string): Draft[] {
  return choicesAt(before).flatMap(({ action, step }): Draft[] => {
    const after = tableAfterDraft(before, userId, [action]);
    const isOn = after?.progress.seat === before.progress.seat && after.progress.turn === before.progress.turn;
    const goesOn = step === 'square' || step === 'tile' || (after && choicesAt(after)[0]?.step === 'piece');
    const rest = after && isOn && goesOn ? turnsFrom(after, userId) : [];
    return rest.length > 0 ? rest.map((further) => [action, ...further]) : [[action]];
  });
}

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
    // Two verbs do the same, as buttons of one message need different ids.
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
