import type { OfferedSquare } from '../../telling/turn/squares.ts';
import { type Panel, starredLabel } from './panel-parts.ts';

/**
 * Texts about the immediate effects of the tile on the squares of a page, by their numbers in the picture, from the longest to
 * the shortest:
 * 1. all effects, one line each;
 * 2. the points of each player, one line each;
 * 3. the same in one paragraph;
 * 4. a paragraph without squares that score nothing;
 * 5. a paragraph with only the starred squares.
 *
 * Squares with the same effect share a line. If there is no effect, returns one text without lines.
 */
export function effectTexts(panel: Panel, squares: readonly OfferedSquare[]): (readonly string[])[] {
  const squaresWithEffect = squares.filter(({ effect }) => effect !== undefined);
  if (squaresWithEffect.length === 0) return [[]];
  const { say } = panel;
  const list = (lines: readonly string[]) => (lines.length > 1 ? lines.map((line) => `- ${line}`) : lines);
  const full = linesByText(panel, squaresWithEffect, ({ effect }) => effect!);
  const short = (squares: readonly OfferedSquare[]) =>
    linesByText(panel, squares, ({ shortEffect, effect }) => shortEffect ?? effect!);
  const paragraph = (squares: readonly OfferedSquare[]) => {
    const lines = short(squares);
    return lines.length > 0 ? [joinedLines(say.t, lines)] : [];
  };
  return [
    list(full),
    list(short(squaresWithEffect)),
    paragraph(squaresWithEffect),
    paragraph(squaresWithEffect.filter(({ shortEffect }) => shortEffect !== undefined)),
    paragraph(squaresWithEffect.filter(({ gains }) => gains.isStarred)),
  ];
}

type Translate = Panel['say']['t'];

function joinedLines(t: Translate, lines: readonly string[]): string {
  return lines.reduce((before, after) => t('panel.effects', { before, after }));
}

/** A line for all squares with the same words, in the order of their numbers. */
function linesByText(
  panel: Panel,
  squares: readonly OfferedSquare[],
  wordsOf: (square: OfferedSquare) => string,
): string[] {
  const numbers = new Map<string, string[]>();
  for (const one of squares) {
    const words = wordsOf(one);
    const number = starredLabel(panel, one.square.label, one.gains.isStarred);
    numbers.set(words, [...(numbers.get(words) ?? []), number]);
  }
  return [...numbers].map(([effect, same]) =>
    panel.say('suggest.choice', { option: `**${same.join(', ')}**`, effect }),
  );
}
