import { computerTurn } from '../src/app/computer-turns.ts';
import { hintRejection } from '../src/app/computers.ts';
import { seatedTable, type Table } from '../src/app/table.ts';
import {
  type Answer,
  type HandlerContext,
  privateBoardOptions,
  type Reply,
  reject,
  tablePeople,
  valueOrReject,
} from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { button, buttonRows, linesBesidePicture, wrappedLines } from '../src/bot/write/buttons.ts';
import { messageText } from '../src/bot/write/message-text.ts';
import { boardPicture, fittedReply } from '../src/bot/write/pictures.ts';
import type { Degrees } from '../src/core/ports.ts';
import type { LegalSquare } from '../src/games/contract/scene.ts';
import { type Hint, type Hints, hintDraft, hintLine, hintsFrom } from '../src/telling/turn/hints.ts';

/**
 * The button for hints in the panel. The hints replace the panel, so that no panel with stale buttons is left when one of them
 * is played.
 */
const hintControl = { updates: true, run: hintReply } satisfies Control;

/** /hint: tells the player to move the best choices, and why. */
export const hint = {
  name: 'hint',
  declaration: command('hint').toJSON(),
  needs: 'files',
  where: 'direct',
  cost: 'picture',
  controls: { hint: hintControl },
  run: hintReply,
} satisfies Feature;

/** A private reply to the player to move with the best choices, what each is worth, and why. */
async function hintReply(context: HandlerContext): Promise<Answer> {
  const { app, request, say } = context;
  const { table } = valueOrReject(await seatedTable(app, request));
  const refusal = hintRejection(table, request.userId);
  if (refusal) return refusalReply(context, table, refusal);
  const advice = await context.services.thinking.advise(computerTurn(table, 'regular'));
  if (!advice) reject(say('hint.busy'));
  const reader = hintsFrom({ t: say.t, table, userId: request.userId }, advice);
  const { hints } = reader;
  const people = await tablePeople(context, table);
  const title = say('hint.title');
  const replyTo = (lines: readonly string[]): Reply => ({
    content: messageText([title, ...lines]),
    components: buttonRows([...draftButtons(table, hints), backButton(context, table)]),
    panel: 'replaces',
  });
  const words = () => replyTo(hints.map((hint) => hintLine(reader, hint, { isPlaceTold: true })));
  const legal = hints.flatMap((hint) => advisedSquare(hint, hint === hints[0]) ?? []);
  if (legal.length === 0) return words();
  const boardOptions = { ...privateBoardOptions(context, table), legal, focus: true };
  const beside = (ratio: number) =>
    replyTo(linesWithin(linesBesidePicture(ratio) - wrappedLines(title), reader, hints));
  return fittedReply(say, { picture: boardPicture(say.t, table, people, boardOptions), beside, words });
}

/** Says why there is no hint now, and offers to draw where a tile is to be drawn first. */
async function refusalReply(
  context: HandlerContext,
  table: Table,
  refusal: NonNullable<ReturnType<typeof hintRejection>>,
): Promise<Reply> {
  const { say } = context;
  if (refusal === 'others') {
    const { shown } = await tablePeople(context, table);
    reject(say('hint.others', { name: shown[table.progress.seat]! }));
  }
  const content = say(`hint.${refusal}`);
  if (refusal !== 'draw') reject(content);
  const draw = button(table.record, { verb: 'draw' }, { label: say('turn.button.draw'), style: 'primary' });
  return reject(content, { components: buttonRows([draw]) });
}

/** A button back to the panel, which the hint has replaced. */
function backButton({ say }: HandlerContext, { record }: Table) {
  return button(record, { verb: 'panel', argument: '0' }, { label: say('panel.back') });
}

/** The square of a hint with the advised rotation and piece. The square of the best choice is marked in gold. */
function advisedSquare({ square, choice, next }: Hint, isBest: boolean): LegalSquare | undefined {
  if (!square) return undefined;
  const standing = next?.choice.standing;
  return {
    ...square,
    rotation: Number(choice.options.rotation) as Degrees,
    advised: standing ? [standing] : [],
    ...(isBest && { gains: true }),
  };
}

/** A button for each choice; it drafts the choice. */
function draftButtons(table: Table, hints: readonly Hint[]) {
  return hints.map((hint) =>
    button(table.record, { verb: 'choose', argument: hintDraft(table, hint) }, { label: hint.label }),
  );
}

/**
 * Lines beside a picture, with as many reasons as fit in `room` lines of a phone. Choices get a first reason from the best to
 * the worst, then a second one from the worst to the best: that of a worse choice says what outweighs its first reason.
 */
function linesWithin(room: number, reader: Hints, hints: readonly Hint[]): string[] {
  let lines = hints.map((hint) => hintLine(reader, hint, { maxReasons: 0 }));
  const inOrder = [...hints.entries()];
  for (const [most, round] of [inOrder, inOrder.toReversed()].entries()) {
    for (const [at, hint] of round) {
      const longer = lines.with(at, hintLine(reader, hint, { maxReasons: most + 1 }));
      if (longer.reduce((sum, line) => sum + wrappedLines(line), 0) <= room) lines = longer;
    }
  }
  return lines;
}
