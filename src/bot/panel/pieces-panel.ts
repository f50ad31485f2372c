import { isComputersTurn } from '../../app/computers.ts';
import { type Draft, isSameAction, makeDraft, tableAfter } from '../../app/draft.ts';
import type { Choice } from '../../games/contract/position.ts';
import { joined } from '../../i18n/sentences.ts';
import type { Reply } from '../handlers/command.ts';
import { pictureReply } from '../handlers/picture-reply.ts';
import { segmentsWith } from '../present/board/board-request.ts';
import { type ToldEffects, toldEffects } from '../present/board/choices.ts';
import { button } from '../present/buttons.ts';
import { messageText } from '../present/message-text.ts';
import {
  backButtons,
  choicesAt,
  draftFile,
  letterOf,
  marked,
  type Panel,
  pieceLetters,
  readersOf,
  turningButtons,
  undoButtons,
} from './panel-draft.ts';
import { type ChoiceButton, fittingPhone, rowsOfPieces } from './piece-rows.ts';
import { lettered, type PieceChoice, pieceText } from './piece-text.ts';

/** From so many choices on that the picture does not show, each has a letter, as the buttons bear letters alone. */
const MANY_UNSEEN = 2;

/**
 * The last step: the rotations of the last tile, the pieces that may stand on it, what may be done besides, and the
 * confirmation, which no piece does without where it can be taken back.
 */
export async function piecesPanel(panel: Panel, news: readonly string[]): Promise<Reply> {
  const { context, table, people, draft, after, tiles } = panel;
  const { say } = context;
  const { record, game } = table;
  const argument = (...actions: Draft) => makeDraft(game, actions);
  const placed = tiles.map(({ choice }) => choice.action);
  const { shared, own } = toldEffects(say.t, after, { ...readersOf(context, after, people), choices: panel.choices });
  const choices = pieceChoices(panel, own);
  const { isLettered, texts, words } = pieceText(panel, { news, choices, shared, ofTile: tileEffect(panel) });
  const besides = choices.filter(({ isBesides }) => isBesides);
  const chosen = choices.filter(({ isChosen }) => isChosen);
  const isReady = choices.length === 0 || chosen.some(({ isBesides }) => !isBesides);
  const none = choices.find(({ choice }) => choice.verb === 'pass')?.choice.action;
  // Of two chosen actions, what is done besides comes first, as a piece ends the turn.
  const withChosen = ({ choice, isBesides, isChosen }: PieceChoice) => {
    const kept = chosen.filter((one) => one.isBesides !== isBesides).map((one) => one.choice.action);
    if (!isBesides) return argument(...placed, ...kept, choice.action);
    // Whoever chooses what is done besides may confirm that alone.
    const piece = kept.length === 0 && none ? [none] : kept;
    return argument(...placed, ...(isChosen ? [] : [choice.action]), ...piece);
  };
  const confirm = button(
    record,
    { verb: 'confirm', argument: argument(...draft) },
    { label: say('panel.confirm'), style: 'success', disabled: !isReady },
  );
  const buttonOf = (one: PieceChoice): ChoiceButton => {
    const { letter, isChosen, told } = one;
    const label = (isLettered ? letter : undefined) ?? lettered(context, letter, told.picture);
    const atOnce = say('panel.at-once', { choice: label });
    const mayEnd = besides.length === 0 && playsAtOnce(panel, one.choice);
    const longest = mayEnd ? atOnce : marked(context, label, true);
    // Green is what plays: one button, and once something else is chosen, that which confirms.
    if (mayEnd && !isReady) {
      const look = { label: atOnce, style: 'success' } as const;
      return { button: button(record, { verb: 'pass', argument: withChosen(one) }, look), longest };
    }
    const look = { label: marked(context, label, isChosen), style: isChosen ? 'primary' : 'secondary' } as const;
    return { button: button(record, { verb: 'choose', argument: withChosen(one) }, look), longest };
  };
  const pieces = choices
    .filter(({ isBesides }) => !isBesides)
    .map((one) => ({ piece: one.ghost?.piece, ...buttonOf(one) }));
  const ways = rowsOfPieces({
    pieces,
    besides: besides.map(buttonOf),
    turning: turningButtons(panel),
    last: [confirm, ...backButtons(panel), ...undoButtons(panel)],
  });
  const { lines, rows: components } = fittingPhone(texts, ways);
  const ghosts = choices.flatMap(({ ghost }) => ghost ?? []);
  return pictureReply(say, {
    picture: draftFile(panel, ghosts),
    reply: { content: messageText(lines, 0), components },
    words: () => ({ content: messageText(words, 0), components }),
  });
}

/**
 * What the last tile of the draft does at once that no choice tells: where it ends the turn, everything, else what it
 * does besides bringing points. Undefined where that is nothing, or hints are switched off.
 */
function tileEffect(panel: Panel): string | undefined {
  const { context, people, table, after, choices, tiles } = panel;
  const { t } = context.say;
  const last = tiles.at(-1);
  if (!last || !table.record.options.hints) return undefined;
  const { before, choice } = last;
  const endsTurn = after.progress.turn !== table.progress.turn || after.game.isOver(after.fold.state);
  if (choices.length === 0 && endsTurn) {
    return toldEffects(t, before, { ...readersOf(context, before, people), choices: [choice] }).own[0];
  }
  const effects = table.game.words.tileEffects?.(t, before, choice.action) ?? [];
  return effects.length > 0 ? joined(t, effects) : undefined;
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

/** Whether a piece is chosen besides a choice, in the same turn, such as besides a sale. */
function isBesidesPiece({ context, after }: Panel, { standing, verb, action }: Choice): boolean {
  if (standing || verb === 'pass') return false;
  const next = tableAfter(after, context.request.userId, [action]);
  return next?.progress.turn === after.progress.turn && choicesAt(next)[0]?.step === 'piece';
}

function pieceChoices(panel: Panel, effects: ToldEffects['own']): PieceChoice[] {
  const { context, draft, after, choices, tiles } = panel;
  const { say } = context;
  const { game, record } = after;
  const chosen = draft.slice(tiles.length);
  const features = choices.some(({ standing }) => standing) ? (game.features?.(after.fold.state) ?? []) : [];
  const letters = pieceLetters(choices);
  const others = choices.filter(({ standing, verb }) => !standing && verb !== 'pass');
  const unseen = others.length < MANY_UNSEEN ? [] : others;
  return choices.map((choice, at) => {
    const { standing } = choice;
    const isChosen = chosen.some((action) => isSameAction(game, action, choice.action));
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
    const isBesides = isBesidesPiece(panel, choice);
    return { choice, ghost, letter, isChosen, isBesides, told: { picture: worth ?? words, words } };
  });
}
