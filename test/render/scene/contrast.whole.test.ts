import { describe, expect, test } from 'vitest';
import type { Drawing, DrawOperation } from '../../../src/drawing/draw.ts';
import { THEMES } from '../../../src/drawing/theme.ts';
import { featuresOf } from '../../../src/games/amazonas/rules/feature.ts';
import { tilesDrawing } from '../../../src/render/index.ts';
import { boundsOf } from '../../../src/render/paint/bounds.ts';
import { contrast, type Light, lightOf, parseColour } from '../support/colour.ts';
import { type Operation, picture } from '../support/drawing.ts';
import { AT_END, playUntil, requestFor, TILES, WORDS } from '../support/position.ts';

/** What may lie below: every colour where it is not known, as on tiles. */
const ANY: readonly Light[] = [
  [0, 0, 0],
  [255, 255, 255],
];

/** The colours that the ground of a text may have: what is painted at its middle before it. */
function groundsOf(drawing: Drawing, text: Operation<'text'>): Light[] {
  let grounds: readonly Light[] = [parseColour(drawing.background).channels];
  for (const operation of drawing.operations.slice(0, drawing.operations.indexOf(text))) {
    const fill = fillAt(operation, text);
    if (fill === 'any') grounds = ANY;
    else if (fill) {
      const { channels, alpha } = parseColour(fill);
      grounds = grounds.map(
        (below) => channels.map((value, at) => value * alpha + below[at]! * (1 - alpha)) as unknown as Light,
      );
    }
  }
  return [...grounds];
}

function fillAt(operation: DrawOperation, { x, y }: { x: number; y: number }): string | 'any' | undefined {
  switch (operation.kind) {
    case 'box': {
      const { width, height, fill } = operation;
      const isInside = x >= operation.x && y >= operation.y && x <= operation.x + width && y <= operation.y + height;
      return isInside ? fill : undefined;
    }
    case 'squares': {
      const { size, columns, rows, fill } = operation;
      const [right, bottom] = [operation.x + columns * size, operation.y + rows * size];
      return x >= operation.x && y >= operation.y && x <= right && y <= bottom ? fill : undefined;
    }
    case 'circle':
      return Math.hypot(operation.x - x, operation.y - y) <= operation.radius ? operation.fill : undefined;
    case 'badge':
      return Math.hypot(operation.x - x, operation.y - y) <= operation.size / 2 ? '#ffffff' : undefined;
    case 'tile':
    case 'piece':
    case 'icon': {
      const { width, height, ...corner } = boundsOf(operation, TILES);
      const isInside = x > corner.x && x < corner.x + width && y > corner.y && y < corner.y + height;
      return isInside ? 'any' : undefined;
    }
    default:
      return undefined;
  }
}

const state = playUntil(4, (s) => s.turn > 40 && s.phase === 'place');
const owned = featuresOf(state).filter(({ seats }) => seats.length > 0);
const double = playUntil(5, (s) => s.phase === 'double');
const gained = [1, 2, 3, 4];
const legal = requestFor(state).legal!.map((square, at) => ({
  ...square,
  rotation: square.rotations[0]!,
  ...(at % 2 === 0 && { gains: true as const }),
}));

describe.each(THEMES)('by %s', (theme) => {
  const drawings: readonly (readonly [string, Drawing])[] = [
    ['the whole board', picture(requestFor(state, { theme, gained, owned })).drawing],
    ['a focus', picture(requestFor(state, { theme, gained, focus: true })).drawing],
    ['the drawn tile on its squares', picture(requestFor(state, { theme, legal, focus: true })).drawing],
    ['doubles to choose from', picture(requestFor(double, { theme })).drawing],
    ['the end', picture(requestFor(playUntil(3, AT_END), { theme })).drawing],
    ['tiles left', tilesDrawing({ ...TILES, view: requestFor(state).view, words: WORDS, theme })],
  ];

  test.each(drawings)('every label of %s stands out from its ground', (_, drawing) => {
    const labels = drawing.operations.filter((operation): operation is Operation<'text'> => operation.kind === 'text');
    expect(labels.length).toBeGreaterThan(2);
    for (const label of labels) {
      const ink = parseColour(label.fill).channels.map(lightOf) as unknown as Light;
      for (const ground of groundsOf(drawing, label)) {
        const light = ground.map(lightOf) as unknown as Light;
        expect(contrast(ink, light), `${label.part} "${label.text}"`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
