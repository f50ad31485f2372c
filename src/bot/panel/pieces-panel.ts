import { MOST_SHOWN } from '../../telling/turn/lettered-places.ts';
import { type OfferedKind, type OfferedOther, type OfferedPlace, offeredPieces } from '../../telling/turn/pieces.ts';
import {
  type Button,
  type ButtonOptions,
  buttonRows,
  fitsPhone,
  fitsRow,
  MAX_ROWS,
  phoneButtonRows,
} from '../write/buttons.ts';
import { messageText } from '../write/message-text.ts';
import type { FittedParts } from '../write/pictures.ts';
import { chosenLabel, type PanelContext, type StepParts } from './panel-parts.ts';
import { isTooLongForButton, letteredText, needsLetters, pieceText } from './piece-text.ts';

/**
 * The panel of the last step: rotations of the last tile, places for pieces, kinds of piece for the chosen place, other
 * choices, and the confirmation. Placing no piece needs no confirmation if it can be taken back and the reader wants no advice.
 */
export function piecesPanel(panel: PanelContext, { news }: StepParts): FittedParts {
  const { say, turn } = panel;
  const offer = offeredPieces(panel.offered, MOST_SHOWN);
  const { places, others, isReady } = offer;
  const confirm = panel.draftButton(
    turn.draft,
    { label: panel.confirmLabel, style: 'success', disabled: !isReady },
    'confirm',
  );
  const kinds = places.find(({ isChosen }) => isChosen)?.kinds ?? [];
  const isPart =
    turn.choices.filter(({ standing }) => standing).length > places.reduce((sum, { kinds }) => sum + kinds.length, 0);
  const above = isPart ? [...news, say('panel.places.part', { count: places.length })] : news;
  const lookWith = (isLettered: boolean) => {
    const labelOf = (one: OfferedPlace | OfferedOther) =>
      (isLettered ? one.letter : undefined) ??
      letteredText(panel, one.letter, isTooLongForButton(one) ? one.texts.name : one.texts.picture);
    const buttons = {
      pieces: [
        ...places.map((place) => chosenButton(panel, place, labelOf(place))),
        ...others
          .filter(({ allowsPieceToo }) => !allowsPieceToo)
          .map((one) => otherButton(panel, one, labelOf(one), isReady)),
      ],
      additions: others
        .filter(({ allowsPieceToo }) => allowsPieceToo)
        .map((one) => chosenButton(panel, one, labelOf(one))),
      rotations: panel.rotations,
      last: [confirm, ...panel.back, ...panel.undo],
    };
    // Kinds of piece have two labels: with a description or, if there is little room, only the name.
    const labels =
      kinds.length > 1 ? [kinds.map(({ description }) => description), kinds.map(({ name }) => name)] : [[]];
    const rowVariants = labels.map((some) => pieceButtonRows({ ...buttons, kinds: kindButtons(panel, kinds, some) }));
    return { ...pieceText(panel, offer, { news: above, isLettered }), rowVariants };
  };
  const looks = needsLetters(panel, offer) ? [lookWith(true)] : [lookWith(false), lookWith(true)];
  return {
    picture: panel.draftPicture([...places, ...others].flatMap(({ ghost }) => ghost ?? [])),
    beside(ratio) {
      const { lines, rows } = phoneLayout(looks, ratio);
      return { content: messageText(lines, 0), components: rows };
    },
    words: () => ({ content: messageText(looks[0]!.words, 0), components: phoneLayout(looks, 0).rows }),
  };
}

/** Buttons for the kinds of piece of a place; only one of them can be marked. */
function kindButtons(panel: PanelContext, kinds: readonly OfferedKind[], labels: readonly string[]): ChoiceButton[] {
  const buttons = labels.map((label, index) => chosenButton(panel, kinds[index]!, label, 'kind'));
  return buttons.map((one, index) => (index === 0 ? one : { ...one, longest: labels[index]! }));
}

/** A button of a choice, marked if the choice is chosen. */
function chosenButton(
  panel: PanelContext,
  { isChosen, draft }: Pick<OfferedKind, 'isChosen' | 'draft'>,
  label: string,
  verb: 'choose' | 'kind' = 'choose',
): ChoiceButton {
  const longest = chosenLabel(panel, label, true);
  const buttonOptions: ButtonOptions = {
    label: chosenLabel(panel, label, isChosen),
    style: isChosen ? 'primary' : 'secondary',
  };
  return { button: panel.draftButton(draft, buttonOptions, verb), longest };
}

/** A button for a choice without a piece. It is green if it plays at once; only one button of a panel is green. */
function otherButton(panel: PanelContext, other: OfferedOther, label: string, isReady: boolean): ChoiceButton {
  const chosen = chosenButton(panel, other, label);
  if (!other.isPlayedAtOnce || panel.wantsAdvice) return chosen;
  const longest = panel.say('panel.at-once', { choice: label });
  // If another choice is chosen, only the confirm button plays.
  const button = isReady ? chosen.button : panel.draftButton(other.draft, { label: longest, style: 'success' }, 'pass');
  return { button, longest };
}

type Rows = ReturnType<typeof buttonRows>;

/** The button of a choice, and the longest label that it can have when it or another choice is chosen. */
interface ChoiceButton {
  readonly button: Button;
  readonly longest: string;
}

/** The buttons of the step for pieces. */
interface PieceButtons {
  /** Kinds of piece for the chosen place. */
  readonly kinds: readonly ChoiceButton[];
  /** Places, and choices without a piece. */
  readonly pieces: readonly ChoiceButton[];
  /** Choices that allow a piece, too. */
  readonly additions: readonly ChoiceButton[];
  /** Rotations of the tile. */
  readonly rotations: readonly Button[];
  /** Confirm and back. */
  readonly last: readonly Button[];
}

/**
 * Puts the buttons in rows that fit a phone, whichever button is chosen. Kinds of piece, which depend on the chosen place, are in
 * the first rows. The last row begins with the confirm button, so that a double tap never hits another button.
 */
function pieceButtonRows({ kinds, pieces, additions, rotations, last }: PieceButtons): Rows {
  const rows = [...stableRows(kinds), ...stableRows(pieces), ...stableRows(additions), ...lastRows(rotations, last)];
  if (rows.length <= MAX_ROWS) return rows;
  // If these rows are too many for a message, every row is filled up to Discord's limit.
  const full = [kinds, pieces, additions].flatMap((some) => buttonRows(some.map(({ button }) => button)));
  return [...full, ...buttonRows([...last, ...rotations])];
}

/** Rows for a phone that do not change when another of their buttons is chosen. */
function stableRows(choices: readonly ChoiceButton[]): Rows {
  const longest = new Map(choices.map((one) => [one.button, one.longest]));
  return phoneButtonRows([...longest.keys()], (one) => longest.get(one)!);
}

/** The last row begins with the confirm button. The rotation buttons follow if there is room; otherwise they are in a row above. */
function lastRows(rotations: readonly Button[], last: readonly Button[]): Rows {
  const all = [...last, ...rotations];
  return fitsRow(all.map(({ label }) => label ?? ''))
    ? buttonRows(all)
    : [...buttonRows(rotations), ...buttonRows(last)];
}

/**
 * Returns the first combination of text and button rows that a phone shows together with the picture; the last one if none fits.
 *
 * @param looks variants of the panel by preference, each with its texts and its button rows by preference
 * @param ratio height of the picture divided by its width; 0 without a picture
 */
function phoneLayout(
  looks: readonly { readonly texts: readonly (readonly string[])[]; readonly rowVariants: readonly Rows[] }[],
  ratio: number,
) {
  const all = looks.flatMap(({ texts, rowVariants }) =>
    texts.flatMap((lines) => rowVariants.map((rows) => ({ lines, rows }))),
  );
  return all.find(({ lines, rows }) => fitsPhone(lines, rows, ratio)) ?? all.at(-1)!;
}
