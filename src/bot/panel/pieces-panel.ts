import { isComputersTurn } from '../../app/computers.ts';
import { type Draft, makeDraft, tableAfter } from '../../app/draft.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { PieceGhost } from '../../games/contract/scene.ts';
import type { HandlerContext, Reply } from '../handlers/command.ts';
import { pictureReply } from '../handlers/picture-reply.ts';
import { segmentsWith } from '../present/board/board-request.ts';
import { type ToldEffects, toldEffects } from '../present/board/choices.ts';
import { button, buttonRows } from '../present/buttons.ts';
import { messageText } from '../present/message-text.ts';
import { phoneLines } from '../present/phone-lines.ts';
import {
  backButtons,
  draftFile,
  isOnlyWay,
  letterOf,
  marked,
  type Panel,
  pieceLetters,
  readersOf,
  turningButtons,
} from './panel-draft.ts';
import { overflows, rowsByPiece } from './piece-rows.ts';

/**
 * From so many pieces on, or choices that the picture does not show, buttons bear letters alone, which the text explains: a
 * phone shows them beside the picture. Below much text, fewer pieces are too many.
 */
const MANY_PIECES = 4;
const MANY_BELOW_TEXT = 3;
const MANY_UNSEEN = 2;

/** Lines of text that are much. */
const MUCH_TEXT = 3;

/** Who reads the text: somebody with the picture, or without. */
type Reader = 'picture' | 'words';

/** A choice of the last step: its letter, and what it is and is worth, for each reader. */
interface PieceChoice {
  readonly choice: Choice;
  readonly ghost: PieceGhost | undefined;
  /** That of its ghost, or one after those where several are not in the picture; undefined for others. */
  readonly letter: string | undefined;
  readonly isChosen: boolean;
  readonly told: Readonly<Record<Reader, string>>;
}

/**
 * The last step: the rotations of the last tile, the pieces that may stand on it, and the confirmation, which no piece
 * does without where it can be taken back.
 */
export async function piecesPanel(panel: Panel, news: readonly string[]): Promise<Reply> {
  const { context, table, people, draft, after, tiles } = panel;
  const { say } = context;
  const { record, game } = table;
  const text = (...actions: Draft) => makeDraft(game, actions);
  const placed = tiles.map(({ choice }) => choice.action);
  const { shared, own } = toldEffects(say.t, after, { ...readersOf(context, after, people), choices: panel.choices });
  const choices = pieceChoices(panel, own);
  // A picture near enough for pieces has no room for what is left of them; others show that.
  const has = choices.some(({ ghost }) => ghost) ? game.words.seat?.(say.t, after, after.progress.seat) : undefined;
  const what = has?.pieces ?? has?.score;
  const step = game.words.step?.(say.t, after, { place: 'panel', commands: '' });
  const noPiece = game.words.noPiece?.(say.t, { before: tiles.at(-1)?.before ?? table, after });
  const have = what === undefined ? [] : [say('panel.have', { what })];
  const effect = shared ? [say('panel.shared', { effect: shared })] : [];
  const above = (reader: Reader) => [...news, ...tileLines(panel, reader), ...have];
  const isLettered = isCrowded(choices, phoneLines([...above('picture'), ...effect]));
  const heading = choices.length === 0 ? noPiece : (step ?? say(isLettered ? 'panel.letters' : 'panel.pieces'));
  const isReady = choices.length === 0 || draft.length > tiles.length;
  const confirm = button(
    record,
    { verb: 'confirm', argument: text(...draft) },
    { label: say('panel.confirm'), style: 'success', disabled: !isReady },
  );
  const pieces = choices.map(({ choice, ghost, letter, isChosen, told }) => ({
    piece: ghost?.piece,
    button: button(
      record,
      { verb: playsAtOnce(panel, choice) ? 'pass' : 'choose', argument: text(...placed, choice.action) },
      {
        label: marked(context, (isLettered ? letter : undefined) ?? lettered(context, letter, told.picture), isChosen),
        style: isChosen ? 'primary' : 'secondary',
      },
    ),
  }));
  const title = heading === undefined ? [] : [heading];
  const textFor = (reader: Reader, first: readonly string[]) => [
    ...first,
    ...effect,
    ...choiceLines(context, choices, { reader, isLettered }),
  ];
  const components = rowsByPiece(pieces, {
    last: buttonRows([confirm, ...backButtons(panel), ...turningButtons(panel)]),
    lines: textFor('picture', above('picture')),
  });
  const replyTo = (reader: Reader): Reply => {
    const whole = textFor(reader, [...above(reader), ...title]);
    // Letters and the button that waits for one say the same.
    const isShort = reader === 'picture' && isLettered && !step && overflows(whole, components);
    return { content: messageText(isShort ? textFor(reader, above(reader)) : whole, 0), components };
  };
  const ghosts = choices.flatMap(({ ghost }) => ghost ?? []);
  return pictureReply(say, {
    picture: draftFile(panel, ghosts),
    reply: replyTo('picture'),
    words: () => replyTo('words'),
  });
}

/** Whether there are too many choices, below so many lines of text, for buttons with words. */
function isCrowded(choices: readonly PieceChoice[], lines: number): boolean {
  const pieces = choices.filter(({ ghost }) => ghost).length;
  const isUnseen = choices.some(({ ghost, letter }) => letter !== undefined && !ghost);
  return isUnseen || pieces >= (lines > MUCH_TEXT ? MANY_BELOW_TEXT : MANY_PIECES);
}

/**
 * Whether a choice is to place no piece and is played with one tap: where it can be taken back, as the next player draws
 * by hand, and where its reader wants no advice before confirming.
 */
function playsAtOnce({ context, after }: Panel, { verb, action }: Choice): boolean {
  if (verb !== 'pass' || after.record.options.autoDraw || context.settings.advice) return false;
  const next = tableAfter(after, context.request.userId, [action]);
  return next !== undefined && !next.game.isOver(next.fold.state) && !isComputersTurn(next);
}

/** What the letters mean, in one line for all that mean the same; without the picture, every choice in its words. */
function choiceLines(
  context: HandlerContext,
  choices: readonly PieceChoice[],
  { reader, isLettered }: { readonly reader: Reader; readonly isLettered: boolean },
): string[] {
  const { say } = context;
  if (reader === 'words') {
    return choices.map(({ letter, isChosen, told }) => {
      const line = lettered(context, letter, told.words);
      return `- ${isChosen ? `**${marked(context, line, true)}**` : line}`;
    });
  }
  if (!isLettered) return [];
  const letters = new Map<string, string[]>();
  for (const { letter, isChosen, told } of choices) {
    if (letter === undefined) continue;
    const shown = isChosen ? `**${marked(context, letter, true)}**` : letter;
    letters.set(told.picture, [...(letters.get(told.picture) ?? []), shown]);
  }
  return [...letters].map(([choice, same]) => say('panel.lettered', { letter: same.join(', '), choice }));
}

function lettered({ say }: HandlerContext, letter: string | undefined, words: string): string {
  return letter === undefined ? words : say('panel.lettered', { letter, choice: words });
}

function pieceChoices({ context, draft, after, choices, tiles }: Panel, effects: ToldEffects['own']): PieceChoice[] {
  const { say } = context;
  const { game, record } = after;
  const chosen = draft.length > tiles.length ? game.makeAction(draft.at(-1)!) : undefined;
  const features = choices.some(({ standing }) => standing) ? (game.features?.(after.fold.state) ?? []) : [];
  const letters = pieceLetters(choices);
  const others = choices.filter(({ standing, verb }) => !standing && verb !== 'pass');
  const unseen = others.length < MANY_UNSEEN ? [] : others;
  return choices.map((choice, at) => {
    const { standing } = choice;
    const isChosen = game.makeAction(choice.action) === chosen;
    const ghost = standing && {
      ...standing,
      label: letters.get(choice)!,
      segments: segmentsWith(features, { tile: standing.tile, segment: standing.segment }),
      chosen: isChosen,
    };
    const name = game.words.choice(say.t, after, choice);
    const effect = effects[at];
    const words = effect ? say('text.dash', { before: name, after: effect }) : name;
    // What a choice is worth tells enough where the picture shows its place.
    const worth = record.options.hints ? game.words.button?.(say.t, after, choice) : undefined;
    const letter =
      ghost?.label ?? (unseen.includes(choice) ? letterOf(letters.size + unseen.indexOf(choice)) : undefined);
    return { choice, ghost, letter, isChosen, told: { picture: worth ?? words, words } };
  });
}

/** What is drafted: the last tile, and that which was drawn where it was not told before; in words every tile. */
function tileLines({ context, table, tiles, choices }: Panel, reader: Reader): string[] {
  const { say } = context;
  const { words } = table.game;
  return tiles.flatMap(({ choice, before, placed }, at) => {
    const { tile: id, x, y, rotation } = placed;
    const where = words.where?.(say.t, choice) ?? say('panel.at', { x, y });
    const told = { tile: words.tile(say.t, before.content, { id, rotation }), where };
    if (isOnlyWay(table, choice)) return [say('panel.only', told)];
    if (reader === 'words') return [say('panel.preview', told)];
    // Where pieces are to be chosen, the heading says that what the picture shows is not confirmed yet.
    return choices.length === 0 && at === tiles.length - 1 ? [say('panel.preview.short', { where })] : [];
  });
}
