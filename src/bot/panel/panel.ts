import { type Draft, isSameAction, makeDraft } from '../../app/draft.ts';
import { seatOf, type Table } from '../../app/table.ts';
import { choiceLetter } from '../../games/contract/choice-letter.ts';
import { type HandlerContext, peopleAt, type Reply, withHintsOf } from '../handlers/command.ts';
import { pictureReply } from '../handlers/picture-reply.ts';
import { bestChoice, gainsOf, toldEffects } from '../present/board/choices.ts';
import { stepWords } from '../present/board/step.ts';
import { button, buttonRows } from '../present/buttons.ts';
import { messageText } from '../present/message-text.ts';
import { withAdvice } from './advice.ts';
import { decisionPanel } from './decision-panel.ts';
import {
  backButtons,
  choicesAt,
  draftedTiles,
  draftFile,
  onlyWay,
  type Panel,
  readersOf,
  starred,
  turningButtons,
} from './panel-draft.ts';
import { piecesPanel } from './pieces-panel.ts';
import { squaresPanel } from './squares-panel.ts';

/**
 * The private panel for playing a turn by buttons and menus: first the squares, then the tile on the real board with its
 * rotations, the pieces, and a button that commits tile and piece together.
 *
 * @param draft the choices so far; a draft that the rules reject is dropped
 * @param page of a long menu, from 0
 * @param news what has just happened, line by line
 */
export async function panelReply(
  context: HandlerContext,
  found: Table,
  choice: { draft?: Draft; page?: number; news?: readonly string[] } = {},
) {
  const table = withHintsOf(context, found);
  const people = await peopleAt(context, table);
  const isOwn = seatOf(table.record, context.request.userId) === table.progress.seat;
  const draft = choice.draft ?? onlyWay(table);
  const drafted = isOwn ? draftedTiles(table, context.request.userId, draft) : undefined;
  const after = drafted?.after ?? table;
  // Once the draft ends the turn, what follows is for somebody else to choose, or for another draft.
  const choices = after.progress.turn === table.progress.turn ? choicesAt(after) : [];
  const placed = draft.slice(0, drafted?.tiles.length ?? 0);
  const rest = draft.slice(placed.length);
  const isLegal = rest.every((action) => choices.some((one) => isSameAction(table.game, one.action, action)));
  const panel: Panel = {
    context,
    table,
    people,
    draft: drafted && isLegal ? draft : placed,
    after,
    choices,
    tiles: drafted?.tiles ?? [],
  };
  return {
    ...withAdvice(context, table, { draft: panel.draft, panel: await stepPanel(panel, choice) }),
    panel: 'shows' as const,
  };
}

/** The panel for the step that comes after the tiles of the draft. */
async function stepPanel(
  panel: Panel,
  { page = 0, news = [] }: { readonly page?: number; readonly news?: readonly string[] },
): Promise<Reply> {
  const { context, people, after } = panel;
  const step = panel.choices[0]?.step;
  if (step === 'decision') {
    const placed = panel.tiles.map((tile) => tile.choice.action);
    const chosen = panel.draft[placed.length];
    return decisionPanel({ context, people, after, choices: panel.choices, placed, chosen, news, page });
  }
  if (step === 'square') return squaresPanel(panel, page, news);
  if (step === 'tile') return tileChoicePanel(panel);
  return piecesPanel(panel, news);
}

/** Lets the player choose one of several tiles; its rotation is chosen once it lies on the board. */
async function tileChoicePanel(panel: Panel): Promise<Reply> {
  const { context, table, people, draft, after, choices, tiles } = panel;
  const { say } = context;
  const { record, game, content } = table;
  const ids = [...new Set(choices.map(({ options: { tile } }) => String(tile)))];
  const best = ids.map((id) => {
    const ways = choices.filter(({ options: { tile } }) => tile === id);
    return record.options.hints ? bestChoice(after, ways) : ways[0]!;
  });
  const { shared, own } = toldEffects(say.t, after, { ...readersOf(context, after, people), choices: best });
  const gains = gainsOf(after, best);
  const buttons = best.map((choice, at) => {
    const letter = choiceLetter(ids[at]!);
    const name = own[at] ?? game.words.tile(say.t, content, { id: ids[at]! });
    return button(
      record,
      { verb: 'choose', argument: makeDraft(game, [...draft, choice.action]) },
      { label: starred(context, say('panel.lettered', { letter, choice: name }), gains[at]!.isStarred) },
    );
  });
  const placed = tiles.at(-1)?.placed ?? game.viewOf(after.fold.state).tiles.at(-1)!;
  const reply = {
    content: messageText([
      say('draw.drawn', { tile: game.words.tile(say.t, content, { id: placed.tile }) }),
      ...(shared ? [say('panel.shared', { effect: shared })] : []),
      stepWords(say.t, after, 'panel'),
    ]),
    components: [...buttonRows(buttons), ...buttonRows([...backButtons(panel), ...turningButtons(panel)])],
  };
  return pictureReply(say, { picture: draftFile(panel), reply });
}
