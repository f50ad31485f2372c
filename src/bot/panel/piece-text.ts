import { isOnlySquare } from '../../app/drafted-turn.ts';
import { joined } from '../../i18n/sentences.ts';
import type { OfferedOther, OfferedPieces, OfferedPlace } from '../../telling/turn/pieces.ts';
import type { HandlerContext } from '../handlers/command.ts';
import { fitsRow } from '../write/phone-lines.ts';
import { chosenLabel, type Panel } from './panel-draft.ts';

/**
 * Fewest places for which buttons have only letters, which the text explains, so that a phone shows them beside the picture.
 * Letters are also used if there are several kinds of piece, or lettered choices that the picture does not show.
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
  panel: Panel,
  { places, others, sharedEffect, sharedByPlaces, tileEffect }: OfferedPieces,
  { news, isLettered }: { readonly news: readonly string[]; readonly isLettered: boolean },
): PieceText {
  const { context, turn } = panel;
  const { table, after, tiles } = turn;
  const { say } = context;
  const { words } = table.game;
  // The picture of this step is a detail without the players' supplies, so the text tells them.
  const choices = [...places, ...others];
  const has = places.length > 0 ? words.seat?.(say.t, after, after.progress.seat) : undefined;
  const what = has?.pieces ?? has?.score;
  const supplyLine = what === undefined ? [] : [say('panel.have', { what })];
  const effect = [
    ...(tileEffect ? [say('panel.tile', { effect: tileEffect })] : []),
    ...(sharedEffect ? [say('panel.shared', { effect: sharedEffect })] : []),
    ...(sharedByPlaces ? [say('panel.shared.pieces', { effect: sharedByPlaces })] : []),
  ];
  const step = words.step?.(say.t, after, { place: 'panel', commands: '' });
  const noPiece = words.noPiece?.(say.t, { before: tiles.at(-1)?.before ?? table, after });
  const [tile, shortTile] = [tileLines(panel, 'picture'), tileLines(panel, 'picture', 'short')];
  const heading =
    choices.length === 0
      ? noPiece
      : (step ?? (isLettered ? say('panel.letters', { kinds: hasKinds(places) ? 'yes' : 'no' }) : say('panel.pieces')));
  const title = heading === undefined ? [] : [heading];
  // The short title is left out beside letters, as the letters and the disabled confirm button say the same.
  const shortTitle = isLettered && !step ? [] : title;
  const text = (reader: Reader, ...above: readonly string[]) => [
    ...news,
    ...above,
    ...effect,
    ...choiceLines(context, choices, { reader, isLettered }),
  ];
  const meanings = choiceLines(context, choices, { reader: 'picture', isLettered });
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
export function isCrowded(
  context: HandlerContext,
  { places, others }: Pick<OfferedPieces, 'places' | 'others'>,
): boolean {
  const count = places.length + others.filter(({ allowsPieceToo }) => allowsPieceToo).length;
  const isLongButton = places.some(({ letter, texts }) => !fitsRow([letteredText(context, letter, texts.picture)]));
  return hasKinds(places) || isLongButton || count >= MIN_LETTERED || others.some(({ letter }) => letter !== undefined);
}

/** True if several kinds of piece can be placed on one of the places. */
function hasKinds(places: readonly OfferedPlace[]): boolean {
  return places.some(({ kinds }) => kinds.length > 1);
}

/** Lines that explain the letters, one for all letters with the same meaning; without the picture, a line for every choice. */
function choiceLines(
  context: HandlerContext,
  choices: readonly (OfferedPlace | OfferedOther)[],
  { reader, isLettered }: { readonly reader: Reader; readonly isLettered: boolean },
): string[] {
  const { say } = context;
  if (reader === 'words') {
    return choices.map(({ letter, isChosen, texts }) => {
      const line = letteredText(context, letter, texts.words);
      return `- ${isChosen ? `**${chosenLabel(context, line, true)}**` : line}`;
    });
  }
  // Texts that are too long for a button on a phone.
  const longLines = choices.filter(isLong).map(({ texts }) => texts.picture);
  if (!isLettered) return longLines;
  const letters = new Map<string, string[]>();
  for (const { letter, isChosen, texts } of choices) {
    if (letter === undefined) continue;
    // Bold, so that the letter stands out when all are in one paragraph.
    const shown = `**${chosenLabel(context, letter, isChosen)}**`;
    letters.set(texts.picture, [...(letters.get(texts.picture) ?? []), shown]);
  }
  return [
    ...[...letters].map(([choice, same]) => say('panel.lettered', { letter: same.join(', '), choice })),
    ...longLines,
  ];
}

/** True if a choice without a piece is too long for a button, which then has only its name. */
export function isLong(choice: OfferedPlace | OfferedOther): boolean {
  return (
    'allowsPieceToo' in choice &&
    !choice.allowsPieceToo &&
    choice.letter === undefined &&
    !fitsRow([choice.texts.picture])
  );
}

/** The words of a choice, after its letter if it has one. */
export function letteredText({ say }: HandlerContext, letter: string | undefined, words: string): string {
  return letter === undefined ? words : say('panel.lettered', { letter, choice: words });
}

/**
 * Lines about the tiles of the draft: for readers of words every tile; beside the picture only a tile that had one legal place,
 * and a last tile without choices of pieces.
 */
function tileLines({ context, turn: { table, tiles, choices } }: Panel, reader: Reader, length?: 'short'): string[] {
  const { say } = context;
  const { words } = table.game;
  return tiles.flatMap(({ choice, before, placed }, index) => {
    const { tile: id, x, y, rotation } = placed;
    const where = words.where?.(say.t, choice) ?? say('panel.at', { x, y });
    const tileArguments = { tile: words.tile(say.t, before.content, { id, rotation }), where };
    if (isOnlySquare(table, choice))
      return [length ? say('panel.only.short', { where }) : say('panel.only', tileArguments)];
    if (reader === 'words') return [say('panel.preview', tileArguments)];
    // While pieces can be chosen, the heading already says that the tile is not confirmed yet.
    return choices.length === 0 && index === tiles.length - 1 ? [say('panel.preview.short', { where })] : [];
  });
}
