import { isComputersTurn } from '../../app/computers.ts';
import { type Draft, makeDraft, tableAfter } from '../../app/draft.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { Reply } from '../handlers/command.ts';
import { pictureReply } from '../handlers/picture-reply.ts';
import { segmentsWith } from '../present/board/board-request.ts';
import { type ToldEffects, toldEffects } from '../present/board/choices.ts';
import { button, buttonRows } from '../present/buttons.ts';
import { messageText } from '../present/message-text.ts';
import {
  backButtons,
  draftFile,
  letterOf,
  marked,
  type Panel,
  pieceLetters,
  readersOf,
  turningButtons,
} from './panel-draft.ts';
import { fittingPhone, rowsOfPieces } from './piece-rows.ts';
import { lettered, type PieceChoice, pieceText } from './piece-text.ts';

/** From so many choices on that the picture does not show, each has a letter, as the buttons bear letters alone. */
const MANY_UNSEEN = 2;

/**
 * The last step: the rotations of the last tile, the pieces that may stand on it, and the confirmation, which no piece
 * does without where it can be taken back.
 */
export async function piecesPanel(panel: Panel, news: readonly string[]): Promise<Reply> {
  const { context, table, people, draft, after, tiles } = panel;
  const { say } = context;
  const { record, game } = table;
  const argument = (...actions: Draft) => makeDraft(game, actions);
  const placed = tiles.map(({ choice }) => choice.action);
  const { shared, own } = toldEffects(say.t, after, { ...readersOf(context, after, people), choices: panel.choices });
  const choices = pieceChoices(panel, own);
  const { isLettered, texts, words } = pieceText(panel, { news, choices, shared });
  const isReady = choices.length === 0 || draft.length > tiles.length;
  const confirm = button(
    record,
    { verb: 'confirm', argument: argument(...draft) },
    { label: say('panel.confirm'), style: 'success', disabled: !isReady },
  );
  const pieces = choices.map(({ choice, ghost, letter, isChosen, told }) => ({
    piece: ghost?.piece,
    button: button(
      record,
      { verb: playsAtOnce(panel, choice) ? 'pass' : 'choose', argument: argument(...placed, choice.action) },
      {
        label: marked(context, (isLettered ? letter : undefined) ?? lettered(context, letter, told.picture), isChosen),
        style: isChosen ? 'primary' : 'secondary',
      },
    ),
  }));
  const last = buttonRows([confirm, ...backButtons(panel), ...turningButtons(panel)]);
  const { lines, rows: components } = fittingPhone(texts, rowsOfPieces(pieces, last));
  const ghosts = choices.flatMap(({ ghost }) => ghost ?? []);
  return pictureReply(say, {
    picture: draftFile(panel, ghosts),
    reply: { content: messageText(lines, 0), components },
    words: () => ({ content: messageText(words, 0), components }),
  });
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
