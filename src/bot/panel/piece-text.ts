import { draftedPlacedTiles, isOnlySquare } from '../../app/draft.ts';
import { joined } from '../../i18n/sentences.ts';
import {
  commonEffects,
  draftedTileText,
  pieceStepText,
  squareText,
  supplyText,
} from '../../telling/turn/piece-step.ts';
import type { OfferedOther, OfferedPieces, OfferedPlace } from '../../telling/turn/pieces.ts';
import { fitsRow } from '../write/buttons.ts';
import { chosenLabel, type PanelContext } from './panel-parts.ts';

/**
 * Fewest places for which buttons have only letters, which the text explains, so that a phone shows them beside the picture.
 * Letters are also used if there are several kinds of piece, or choices without a piece that have letters.
 */
const MIN_LETTERED = 4;

/** Whether the reader sees the picture, or only words. */
type Reader = 'picture' | 'words';

/** The text of the panel in which pieces are chosen. */
interface PieceText {
  /** Lines beside the picture, from the longest text to the shortest; a phone has to show the picture and the buttons, too. */
  readonly texts: readonly (readonly string[])[];
  /** Lines if there is no picture. */
  readonly words: readonly string[];
}

/**
 * The text about the last tile and the pieces that can be placed on it. The alt text of the picture contains everything that
 * shorter texts leave out.
 *
 * @param options.news lines about the latest events
 * @param options.isLettered true if the buttons show only letters, which the text explains
 */
export function pieceText(
  panel: PanelContext,
  offer: OfferedPieces,
  { news, isLettered }: { readonly news: readonly string[]; readonly isLettered: boolean },
): PieceText {
  const { say, offered } = panel;
  const { places, others } = offer;
  const choices = [...places, ...others];
  // The picture of this step is a detail without the players' supplies, so the text tells them.
  const supply = supplyText(offered, offer);
  const supplyLine = supply === undefined ? [] : [supply];
  const effect = commonEffects(say.t, offer);
  const step = pieceStepText(offered);
  const [tile, shortTile] = [tileLines(panel, 'picture'), tileLines(panel, 'picture', 'short')];
  const kinds = hasKinds(places) ? 'yes' : 'no';
  const usualHeading = isLettered ? say('panel.letters', { kinds }) : say('panel.pieces');
  const heading = choices.length === 0 ? step : (step ?? usualHeading);
  const title = heading === undefined ? [] : [heading];
  // The short title is left out beside letters, as the letters and the disabled confirm button say the same.
  const shortTitle = isLettered && !step ? [] : title;
  const text = (reader: Reader, ...above: readonly string[]) => [
    ...news,
    ...above,
    ...effect,
    ...choiceLines(panel, choices, { reader, isLettered }),
  ];
  const meanings = choiceLines(panel, choices, { reader: 'picture', isLettered });
  const meaningsLine = meanings.length > 0 ? [joined(say.t, meanings)] : [];
  return {
    texts: [
      text('picture', ...tile, ...supplyLine, ...title),
      text('picture', ...tile, ...supplyLine, ...shortTitle),
      text('picture', ...shortTile, ...supplyLine, ...shortTitle),
      text('picture', ...shortTile, ...shortTitle),
      [...news, ...shortTile, ...shortTitle, ...effect, ...meaningsLine],
    ],
    words: text('words', ...tileLines(panel, 'words'), ...supplyLine, ...title),
  };
}

/** True if buttons should have letters only: for many choices, kinds of piece, or labels that are too long. */
export function needsLetters(
  panel: PanelContext,
  { places, others }: Pick<OfferedPieces, 'places' | 'others'>,
): boolean {
  const count = places.length + others.filter(({ allowsPieceToo }) => allowsPieceToo).length;
  const isLongButton = places.some(({ letter, texts }) => !fitsRow([letteredText(panel, letter, texts.picture)]));
  return (
    hasKinds(places) ||
    isLongButton ||
    count >= MIN_LETTERED ||
    others.some(({ corner, letter }) => letter !== undefined && !corner)
  );
}

/** True if several kinds of piece can be placed on one of the places. */
function hasKinds(places: readonly OfferedPlace[]): boolean {
  return places.some(({ kinds }) => kinds.length > 1);
}

/** Lines that explain the letters, one for all letters with the same meaning; without the picture, a line for every choice. */
function choiceLines(
  panel: PanelContext,
  choices: readonly (OfferedPlace | OfferedOther)[],
  { reader, isLettered }: { readonly reader: Reader; readonly isLettered: boolean },
): string[] {
  const shared = sharedEffects(choices);
  const ownText = (choice: OfferedPlace | OfferedOther) =>
    shared.get(choice.effect ?? '')?.includes(choice.letter ?? '') ? choice.texts.name : choice.texts[reader];
  const sharedLines = [...shared].map(([choice, same]) =>
    letteredText(panel, same.map((letter) => `**${letter}**`).join(', '), choice),
  );
  if (reader === 'words') {
    const lines = choices.map((choice) => {
      const line = letteredText(panel, choice.letter, ownText(choice));
      return choice.isChosen ? `**${chosenLabel(panel, line, true)}**` : line;
    });
    return [...lines, ...sharedLines].map((line) => `- ${line}`);
  }
  // Texts that are too long for a button on a phone.
  const longLines = choices.filter(isTooLongForButton).map(({ texts }) => texts.picture);
  if (!isLettered) return longLines;
  const letters = new Map<string, string[]>();
  for (const choice of choices) {
    if (choice.letter === undefined) continue;
    // Bold, so that the letter stands out when all are in one paragraph.
    const shown = `**${chosenLabel(panel, choice.letter, choice.isChosen)}**`;
    letters.set(ownText(choice), [...(letters.get(ownText(choice)) ?? []), shown]);
  }
  return [
    ...[...letters].map(([choice, same]) => letteredText(panel, same.join(', '), choice)),
    ...sharedLines,
    ...longLines,
  ];
}

/** Effects that several lettered choices without a piece have, such as those of all ways of the fairy, with their letters. */
function sharedEffects(choices: readonly (OfferedPlace | OfferedOther)[]): ReadonlyMap<string, readonly string[]> {
  const letters = new Map<string, string[]>();
  for (const choice of choices) {
    if (!('allowsPieceToo' in choice) || choice.letter === undefined || choice.effect === undefined) continue;
    // Beside the picture it is told by its worth, which other choices with the same effect need not have.
    if (choice.texts.picture !== choice.texts.words) continue;
    letters.set(choice.effect, [...(letters.get(choice.effect) ?? []), choice.letter]);
  }
  return new Map([...letters].filter(([, same]) => same.length > 1));
}

/** True if a choice without a piece is too long for a button, which then has only its name. */
export function isTooLongForButton(choice: OfferedPlace | OfferedOther): boolean {
  return (
    'allowsPieceToo' in choice &&
    !choice.allowsPieceToo &&
    choice.letter === undefined &&
    !fitsRow([choice.texts.picture])
  );
}

/** The words of a choice, after its letter if it has one. */
export function letteredText({ say }: PanelContext, letter: string | undefined, words: string): string {
  return letter === undefined ? words : say('panel.lettered', { letter, choice: words });
}

/**
 * Lines about the tiles of the draft: for readers of words every tile; beside the picture only a tile that had one legal place,
 * and a last tile without choices of pieces.
 */
function tileLines({ say, turn, offered }: PanelContext, reader: Reader, length?: 'short'): string[] {
  const { table, choices } = turn;
  const tiles = draftedPlacedTiles(turn);
  return tiles.flatMap((tile, index) => {
    const isOnly = isOnlySquare(table, tile.choice);
    if (reader === 'words' || (isOnly && !length)) return [draftedTileText(offered, tile)];
    const where = squareText(offered, tile);
    if (isOnly) return [say('panel.only.short', { where })];
    // While pieces can be chosen, the heading already says that the tile is not confirmed yet.
    return choices.length === 0 && index === tiles.length - 1 ? [say('panel.preview.short', { where })] : [];
  });
}
