import { computerTurn } from '../../app/computer-turns.ts';
import { type Draft, isSameAction, makeDraft } from '../../app/draft.ts';
import { choicesAt } from '../../app/drafted-turn.ts';
import { allowsHints } from '../../app/rated-games.ts';
import type { Table } from '../../app/table.ts';
import type { Mistake } from '../../computer/judge-turn.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { Speech } from '../../i18n/speech.ts';
import { choiceSteps, stepsText, tableAfterActions } from '../../telling/board/turn-steps.ts';
import { reasonText } from '../../telling/reasons.ts';
import { tenths } from '../../telling/tenths.ts';
import { letteredPlaces } from '../../telling/turn/lettered-places.ts';
import type { HandlerContext, Reply } from '../handlers/command.ts';
import { button, buttonRows, MAX_ROWS } from '../write/buttons.ts';

/** Smallest loss that is mentioned, in points; the error of the evaluation is about as large. */
const MIN_LOSS = 3;

/**
 * Adds advice to a panel by a later edit, if the reader and the game allow it and the draft loses much: a line that says so,
 * and a button that drafts the better choice. The new button is above the confirm button, which keeps its place. Adds nothing if
 * the panel has changed meanwhile or the computer is busy.
 */
export function withAdvice(
  context: HandlerContext,
  table: Table,
  { draft, panel }: { readonly draft: Draft; readonly panel: Reply },
): Reply {
  const { app, request, services, settings } = context;
  const { latestPanels: latest, draftsWeighed: asked, thinking } = services;
  const { record } = table;
  const key = `${record.id} ${record.createdAt} ${request.userId}`;
  const shown = {};
  latest.set(key, shown);
  if (!settings.advice || !allowsHints(table) || draft.length === 0) return panel;
  const rows = panel.components ?? [];
  const isLatest = () => latest.get(key) === shown;

  async function* advice(): AsyncIterable<Reply> {
    // One draft of a person at a time, so that many drafts do not hold up computer players.
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
        ...(rows.length < MAX_ROWS ? betterButton(context, table, { draft, mistake }) : []),
        ...rows.slice(-1),
      ],
    };
  }
  return { ...panel, later: advice };
}

/** A draft with its worst mistake. */
interface JudgedDraft {
  readonly draft: Draft;
  readonly mistake: Mistake;
}

function betterButton({ say }: HandlerContext, table: Table, { draft, mistake }: JudgedDraft) {
  const { at, loss, better } = mistake;
  // The button shows the better choice as a draft; nothing is played before it is confirmed.
  const argument = makeDraft(table.game, [...draft.slice(0, at), ...better]);
  const label = say('panel.better', { loss: tenths(say.t, loss), better: betterText(say, table, { draft, mistake }) });
  return buttonRows([button(table.record, { verb: 'advised', argument }, { label })]);
}

/** The better choice in words, with its letter if the picture shows one. */
function betterText(say: Speech, table: Table, { draft, mistake }: JudgedDraft): string {
  const { seat } = table.progress;
  const before = tableAfterActions(table, seat, draft.slice(0, mistake.at));
  const text = stepsText(say.t, choiceSteps(before, seat, mistake.better));
  const [first] = mistake.better;
  const isFirst = ({ action }: Choice) => isSameAction(table.game, action, first!);
  const letter = letteredPlaces(before, choicesAt(before)).find(({ ways }) => ways.some(isFirst))?.letter;
  return letter ? say('panel.lettered', { letter, choice: text }) : text;
}

function adviceLine({ say }: HandlerContext, table: Table, weighed: JudgedDraft): string {
  const { loss, terms } = weighed.mistake;
  const line = say('panel.advice', { loss: tenths(say.t, loss), better: betterText(say, table, weighed) });
  // The terms are those of the draft; the reasons are told for the better choice.
  const why = reasonText(say.t, table.game, { terms, side: 'for the best', points: loss });
  return why ? say('text.dash', { before: line, after: why }) : line;
}
