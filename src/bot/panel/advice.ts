import { computerTurn } from '../../app/computer-turns.ts';
import { type Draft, isSameAction, makeDraft } from '../../app/draft.ts';
import { choicesAt } from '../../app/drafted-turn.ts';
import { mayAdvise } from '../../app/rated-games.ts';
import type { Table } from '../../app/table.ts';
import type { Mistake } from '../../computer/judge-turn.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { Speech } from '../../i18n/speech.ts';
import { afterActions, stepsOf, stepsText } from '../../telling/board/turn-steps.ts';
import { reasonText } from '../../telling/reasons.ts';
import { tenths } from '../../telling/tenths.ts';
import { letteredPlaces } from '../../telling/turn/lettered-places.ts';
import type { HandlerContext, Reply } from '../handlers/command.ts';
import { button, buttonRows, ROWS_A_MESSAGE } from '../write/buttons.ts';

/** Losses below this are not worth a word, in points; the evaluation itself may be off by as much. */
const MIN_LOSS = 3;

/**
 * A panel to which advice is added later, if its reader wants any and the game has hints: where the draft loses much, a
 * line that says so, and a button above that which confirms, so that this one stays where it is, that drafts the better
 * choice. The panel is there at once; where it has changed meanwhile, or the computer is busy, nothing is added.
 */
export function withAdvice(
  context: HandlerContext,
  table: Table,
  { draft, panel }: { readonly draft: Draft; readonly panel: Reply },
): Reply {
  const { app, request, services, settings } = context;
  const { latestPanels: latest, draftsWeighed: asked, thinking } = services;
  const { record, game } = table;
  const key = `${record.id} ${record.createdAt} ${request.userId}`;
  const shown = {};
  latest.set(key, shown);
  if (!settings.advice || !record.options.hints || !mayAdvise(record)) return panel;
  if (!game.computer || draft.length === 0) return panel;
  const rows = panel.components ?? [];
  const isLatest = () => latest.get(key) === shown;

  async function* advice(): AsyncIterable<Reply> {
    // One draft of a person after another, so that nobody who tries out many holds up computers.
    for (let before = asked.get(key); before; before = asked.get(key)) await before.catch(() => undefined);
    if (!isLatest()) return;
    const weighing = thinking.weigh({ turn: computerTurn(table, 'regular'), draft });
    asked.set(key, weighing);
    const mistake = await weighing.finally(() => asked.delete(key));
    if (!mistake || mistake.loss < MIN_LOSS) return;
    const now = await app.store.games.byId(record.id);
    if (!isLatest() || now?.revision !== record.revision) return;
    yield {
      content: [panel.content, adviceLine(context, table, { draft, mistake })].join('\n'),
      components: [
        ...rows.slice(0, -1),
        ...(rows.length < ROWS_A_MESSAGE ? betterButton(context, table, { draft, mistake }) : []),
        ...rows.slice(-1),
      ],
    };
  }
  return { ...panel, later: advice };
}

/** A draft with what it loses by. */
interface Weighed {
  readonly draft: Draft;
  readonly mistake: Mistake;
}

function betterButton({ say }: HandlerContext, table: Table, { draft, mistake }: Weighed) {
  const { at, loss, better } = mistake;
  // What would be better is shown as any other draft: nothing is played before it is confirmed.
  const argument = makeDraft(table.game, [...draft.slice(0, at), ...better]);
  const label = say('panel.better', { loss: tenths(say.t, loss), better: betterText(say, table, { draft, mistake }) });
  return buttonRows([button(table.record, { verb: 'advised', argument }, { label })]);
}

/** The better choice, with the letter of the piece where the picture shows it. */
function betterText(say: Speech, table: Table, { draft, mistake }: Weighed): string {
  const { seat } = table.progress;
  const before = afterActions(table, seat, draft.slice(0, mistake.at));
  const text = stepsText(say.t, stepsOf(before, seat, mistake.better));
  const [first] = mistake.better;
  const isFirst = ({ action }: Choice) => isSameAction(table.game, action, first!);
  const letter = letteredPlaces(before, choicesAt(before)).find(({ ways }) => ways.some(isFirst))?.letter;
  return letter ? say('panel.lettered', { letter, choice: text }) : text;
}

function adviceLine({ say }: HandlerContext, table: Table, weighed: Weighed): string {
  const { loss, terms } = weighed.mistake;
  const line = say('panel.advice', { loss: tenths(say.t, loss), better: betterText(say, table, weighed) });
  // The terms are those of what was drafted; told is what speaks for the better choice.
  const why = reasonText(say.t, table.game, { terms, side: 'for the best', points: loss });
  return why ? say('text.dash', { before: line, after: why }) : line;
}
