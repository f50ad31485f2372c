import { computerTurn } from '../../app/computer-turns.ts';
import { allowsHints } from '../../app/computers.ts';
import { type Draft, draftedTurn } from '../../app/draft.ts';
import { droppedPlan } from '../../app/plans.ts';
import { type Table, withReaderHints } from '../../app/table.ts';
import type { Choice } from '../../games/contract/position.ts';
import { stepWords } from '../../telling/board/step.ts';
import { eventContextOf, eventLines } from '../../telling/events.ts';
import { planFailureText } from '../../telling/plan.ts';
import { draftAdvice } from '../../telling/turn/advice.ts';
import { type OfferedTile, offeredTiles } from '../../telling/turn/tiles.ts';
import { type HandlerContext, type Reply, type ShownTurn, tablePeople } from '../handlers/command.ts';
import { button, buttonRows, fitsPhone, MAX_ROWS, phoneButtonRows } from '../write/buttons.ts';
import { messageText } from '../write/message-text.ts';
import { type FittedParts, fittedReply } from '../write/pictures.ts';
import { decisionPanel } from './decision-panel.ts';
import { type PanelContext, panelContext, type StepParts, starredLabel } from './panel-parts.ts';
import { piecesPanel } from './pieces-panel.ts';
import { playOnPageButtons, squaresPanel } from './squares-panel.ts';

/**
 * The private panel for playing a turn by buttons and menus. It first shows the squares; then the tile on the board, with its
 * rotations, the pieces, and a button that commits tile and piece together.
 */
export async function panelReply(context: HandlerContext, shown: ShownTurn): Promise<Reply> {
  const table = withReaderHints(context, shown.table);
  const people = await tablePeople(context, table);
  const turn = draftedTurn(table, context.request.userId, shown.draft);
  const { page = 0, news = [], isPlan } = shown;
  const told = eventLines(eventContextOf(context.say.t, table, people.shown), news).map((line) => `- ${line}`);
  const lines = isPlan ? [context.say('plan.heading')] : [...(await droppedPlanLines(context, table)), ...told];
  const step = turn.choices[0]?.step ?? 'piece';
  const onPage = step === 'square' && !isPlan ? await playOnPageButtons(context, table) : [];
  const parts = PANELS[step](panelContext(context, people, { ...turn, isPlan }), { page, news: lines, onPage });
  const panel = await fittedReply(context.say, parts);
  return isPlan ? panel : { ...withAdvice(context, table, { draft: turn.draft, panel }), panel: 'shows' as const };
}

/** The panels by the step after the tiles of the draft. */
const PANELS: Readonly<Record<Choice['step'], (panel: PanelContext, parts: StepParts) => FittedParts>> = {
  decision: decisionPanel,
  square: squaresPanel,
  tile: tileChoicePanel,
  piece: piecesPanel,
};

/**
 * Lets the player choose one of several tiles; its rotation is chosen later, on the board. Each button says what its tile gains.
 * If a phone has no room for that, the buttons show only letters, which the text explains.
 */
function tileChoicePanel(panel: PanelContext): FittedParts {
  const { say, turn } = panel;
  const { placedTile, tiles, sharedEffect } = offeredTiles(panel.offered);
  const lettered = (letter: string, choice: string) => say('panel.lettered', { letter, choice });
  const buttonsWith = (labelOf: (tile: OfferedTile) => string) =>
    phoneButtonRows(
      tiles.map((tile) => {
        const label = starredLabel(panel, labelOf(tile), tile.gains.isStarred);
        return panel.draftButton([...turn.draft, tile.best.action], { label });
      }),
    );
  const last = buttonRows([...panel.back, ...panel.rotations]);
  const above = [
    ...(sharedEffect ? [say('panel.shared', { effect: sharedEffect })] : []),
    stepWords(say.t, turn.after, 'panel'),
  ];
  const heading = placedTile === undefined ? [] : [say('draw.drawn', { tile: placedTile })];
  const wordRows = [
    ...buttonsWith(({ letter, description, leastGain }) => lettered(letter, leastGain ?? description)),
    ...last,
  ];
  const letterRows = [...buttonsWith(({ letter }) => letter), ...last];
  const full = tiles.map(({ letter, description, leastGain }) =>
    lettered(
      letter,
      leastGain === undefined ? description : say('suggest.choice', { option: description, effect: leastGain }),
    ),
  );
  const short = tiles.map(({ letter, description, leastGain }) => lettered(letter, leastGain ?? description));
  const layouts = [
    { lines: [...heading, ...above], rows: wordRows },
    { lines: above, rows: wordRows },
    { lines: [...above, ...full], rows: letterRows },
    { lines: [...above, ...short], rows: letterRows },
    { lines: [stepWords(say.t, turn.after, 'menu'), ...short], rows: letterRows },
  ];
  const beside = (ratio: number) => {
    const { lines, rows } = layouts.find((layout) => fitsPhone(layout.lines, layout.rows, ratio)) ?? layouts.at(-1)!;
    return { content: messageText(lines), components: rows };
  };
  return { picture: panel.draftPicture([]), beside, words: () => beside(0) };
}

/**
 * Adds advice to a panel by a later edit, if the reader and the game allow it and the draft loses much: a line that says so,
 * and a button that drafts the better choice. The new button is above the confirm button, which keeps its place. Adds nothing if
 * the panel has changed meanwhile or the computer is busy.
 */
function withAdvice(
  { app, request, say, services, settings }: HandlerContext,
  table: Table,
  { draft, panel }: { readonly draft: Draft; readonly panel: Reply },
): Reply {
  const { record } = table;
  const looked = services.latestDrafts.look(`${record.id} ${record.createdAt} ${request.userId}`);
  if (!settings.advice || !allowsHints(table) || draft.length === 0) return panel;
  const rows = panel.components ?? [];

  async function* advice(): AsyncIterable<Reply> {
    const mistake = await looked.weigh({ turn: computerTurn(table, 'regular'), draft });
    const advised = draftAdvice(say.t, table, { draft, mistake, hasLetters: true });
    if (!advised) return;
    const now = await app.store.games.byId(record.id);
    if (!looked.isLatest() || now?.revision !== record.revision) return;
    // The button shows the better choice as a draft; nothing is played before it is confirmed.
    const { better: argument, label } = advised;
    const better = buttonRows([button(record, { verb: 'advised', argument }, { label })]);
    yield {
      content: [panel.content, advised.line].join('\n'),
      components: [...rows.slice(0, -1), ...(rows.length < MAX_ROWS ? better : []), ...rows.slice(-1)],
    };
  }
  return { ...panel, later: advice };
}

/** Why the plan for the current turn was not played, for its player; no lines for everybody else, and without a plan. */
export async function droppedPlanLines(context: HandlerContext, table: Table): Promise<string[]> {
  const { app, request, say } = context;
  const failure = await droppedPlan(app, table, request.userId);
  return failure
    ? [say('plan.dropped', { reason: planFailureText(say, failure, (await tablePeople(context, table)).shown) })]
    : [];
}
