import type { Reply } from '../handlers/command.ts';
import { pictureReply } from '../handlers/picture-reply.ts';
import { messageText } from '../present/message-text.ts';
import { type OfferedPiece, offeredPieces } from '../present/turn/pieces.ts';
import {
  backButtons,
  draftButton,
  draftFile,
  marked,
  offeredIn,
  type Panel,
  turningButtons,
  undoButtons,
} from './panel-draft.ts';
import { type ChoiceButton, fittingPhone, rowsOfPieces } from './piece-rows.ts';
import { lettered, pieceText } from './piece-text.ts';

/**
 * The last step: the rotations of the last tile, the pieces that may stand on it, what may be done besides, and the
 * confirmation, which no piece does without where it can be taken back and its reader wants no advice before.
 */
export async function piecesPanel(panel: Panel, news: readonly string[]): Promise<Reply> {
  const { context, turn } = panel;
  const { say, settings } = context;
  const offer = offeredPieces(offeredIn(panel));
  const { pieces: choices, isReady } = offer;
  const { isLettered, texts, words } = pieceText(panel, offer, news);
  const look = { label: say('panel.confirm'), style: 'success', disabled: !isReady } as const;
  const confirm = draftButton(panel, turn.draft, look, 'confirm');
  const buttonOf = ({ letter, isChosen, isAtOnce, told, draft }: OfferedPiece): ChoiceButton => {
    const label = (isLettered ? letter : undefined) ?? lettered(context, letter, told.picture);
    const atOnce = say('panel.at-once', { choice: label });
    const mayEnd = isAtOnce && !settings.advice;
    const longest = mayEnd ? atOnce : marked(context, label, true);
    // Green is what plays: one button, and once something else is chosen, that which confirms.
    if (mayEnd && !isReady)
      return { button: draftButton(panel, draft, { label: atOnce, style: 'success' }, 'pass'), longest };
    const look = { label: marked(context, label, isChosen), style: isChosen ? 'primary' : 'secondary' } as const;
    return { button: draftButton(panel, draft, look), longest };
  };
  const ways = rowsOfPieces({
    pieces: choices.filter(({ isBesides }) => !isBesides).map((one) => ({ piece: one.ghost?.piece, ...buttonOf(one) })),
    besides: choices.filter(({ isBesides }) => isBesides).map(buttonOf),
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
