import { squaresBox } from '../../../drawing/board-grid.ts';
import { circle, type DrawOperation, rectangle } from '../../../drawing/draw.ts';
import { type Box, inset, middleOf } from '../../../drawing/point.ts';
import { scaleToPixels } from '../../../drawing/transform.ts';
import { choiceLetters } from '../../../games/contract/choice-letter.ts';
import type { ScoringStep, SquareArea } from '../../../games/contract/scene.ts';
import type { Aside, BoardContext } from '../board-layout.ts';
import { TILE_COUNTS } from '../composition.ts';
import { cardOperation, lineOperation } from './card.ts';
import { countOf, signOf, tilePicture } from './tile-picture.ts';

/**
 * A step of the final scoring, in two lines: text sizes of title and number, in heights of the panel's text, and middles of the
 * upper and lower line, as shares of the card's height.
 */
const STEP = { title: 1.3, number: 1.6, above: 0.32, below: 0.68 };

/**
 * Numbers of tiles left: height of a number, middle of its sign from the left, and height of the word below, in heights of the
 * text.
 */
const COUNT = { number: 1.15, sign: 0.95, word: 0.75 };

const ROWS_OF_TILES_BESIDE_PILE = 2;
/** Opacity of the veil over a used tile beside the pile, as two hex digits. */
const VEIL_OPACITY = 'cc';

/** Largest side of a square of the tile that was placed last, in pixels: every frame of an animation shows another one. */
const LAID = 100;

/** Margin around each part, and radius of the disc of a letter, in heights of the text. */
const PAD = 0.25;
const LETTER = 0.8;

/** Draws the parts beside the seats: the drawn tile or the whole board, tiles beside the pile, and the numbers of tiles left. */
export function asideOperations(context: BoardContext, { parts, ...box }: Aside): DrawOperation[] {
  const { scene, layout } = context;
  const { scoring, drawn } = scene;
  if (scoring) return stepOperations(context, scoring, box);
  const { text, isBeside } = layout;
  const pad = Math.round(text * PAD);
  const first = Math.round(parts.picture * text);
  const second = first + Math.round(parts.beside * text);
  const part = (from: number, to: number): Box =>
    isBeside ? { ...box, y: box.y + from, height: to - from } : { ...box, x: box.x + from, width: to - from };
  return [
    cardOperation(context, box, drawn !== undefined),
    ...(parts.picture > 0 ? pictureOperations(context, inset(part(0, first), pad)) : []),
    ...(parts.beside > 0 ? besideOperations(context, inset(part(first, second), pad)) : []),
    ...countOperations(context, part(second, isBeside ? box.height : box.width)),
  ];
}

function pictureOperations(context: BoardContext, box: Box): readonly DrawOperation[] {
  const { content, scene } = context;
  const { drawn, laid, inset: whole } = scene;
  if (drawn) return [{ ...tilePicture(content, drawn, box).operation, part: 'drawn' }];
  if (laid) {
    const look = { rotation: laid.rotation, largest: LAID };
    return [{ ...tilePicture(content, laid.tile, box, look).operation, part: 'laid' }];
  }
  return whole ? smallBoard(context, whole, box) : [];
}

/** Draws the signs of the groups of the pile, each with the number of tiles left, and the word for them. */
function countOperations(context: BoardContext, box: Box): DrawOperation[] {
  const { scene, layout, picture, theme, words } = context;
  const { text } = layout;
  const px = (heights: number) => Math.round(heights * text);
  const piles = scene.groups.filter(({ isAside }) => !isAside);
  const left = piles.reduce((sum, pile) => sum + countOf(pile), 0);
  const top = middleOf(box).y - px((piles.length * TILE_COUNTS.row + COUNT.word) / 2);
  // In the middle if the box is wider than the numbers.
  const x = box.x + px(COUNT.sign) + Math.max(0, Math.round((box.width - px(TILE_COUNTS.width)) / 2));
  const word = {
    x: middleOf(box).x,
    y: top + px(piles.length * TILE_COUNTS.row + COUNT.word / 2),
    align: 'center',
  } as const;
  return [
    ...piles.flatMap((pile, index) => {
      const y = top + px((index + 0.5) * TILE_COUNTS.row);
      const start = x + px(COUNT.sign * 0.75);
      const room = box.x + box.width - px(PAD) - start;
      const number = { x: start, y, size: px(COUNT.number), bold: true, room };
      return [
        ...signOf(picture, pile.name)({ x, y }, px(COUNT.sign), theme),
        lineOperation(context, 'pile', countOf(pile), number),
      ];
    }),
    lineOperation(context, 'panel', left === 1 ? words.tileLeft : words.tilesLeft, {
      ...word,
      size: px(COUNT.word),
      room: box.width - px(PAD),
    }),
  ];
}

/** Draws the tiles beside the pile in rows; used ones are pale. */
function besideOperations({ scene, paper, content }: BoardContext, box: Box): DrawOperation[] {
  const tiles = scene.groups.flatMap((group) => (group.isAside ? group.tiles : []));
  const columns = Math.ceil(tiles.length / ROWS_OF_TILES_BESIDE_PILE);
  const [width, height] = [Math.floor(box.width / columns), Math.floor(box.height / ROWS_OF_TILES_BESIDE_PILE)];
  return tiles.flatMap(({ tile, count }, index): DrawOperation[] => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const room = inset({ x: box.x + column * width, y: box.y + row * height, width, height }, 2);
    const { box: art, operation } = tilePicture(content, tile, room);
    return [
      { ...operation, part: 'pile' },
      ...(count > 0 ? [] : [rectangle(art, { part: 'used', fill: `${paper.card}${VEIL_OPACITY}` })]),
    ];
  });
}

/** Draws a step of the final scoring: its title, above the number of the step. */
function stepOperations(context: BoardContext, { title, step, of }: ScoringStep, box: Box): DrawOperation[] {
  const { text } = context.layout;
  const line = { x: middleOf(box).x, align: 'center', bold: true, room: box.width - Math.round(text) } as const;
  const at = (share: number, size: number) => {
    return { ...line, y: box.y + Math.round(box.height * share), size: Math.round(text * size) };
  };
  return [
    cardOperation(context, box, false),
    lineOperation(context, 'panel', title, at(step > 0 ? STEP.above : 0.5, STEP.title)),
    ...(step > 0 ? [lineOperation(context, 'panel', `${step} / ${of}`, at(STEP.below, STEP.number))] : []),
  ];
}

/** Draws the tiles to choose from side by side, each with its letter. */
export function choiceOperations(context: BoardContext, box: Box): DrawOperation[] {
  const { layout, paper, content, scene } = context;
  const radius = Math.round(layout.text * LETTER);
  const room = inset(box, Math.round(layout.text * PAD));
  const each = Math.floor(room.width / scene.choice.length);
  const letters = choiceLetters(scene.choice);
  return [
    cardOperation(context, box, true),
    ...scene.choice.flatMap((tile, index): DrawOperation[] => {
      const { box: art, operation } = tilePicture(content, tile, {
        ...room,
        x: room.x + index * each + 2,
        width: each - 4,
      });
      const corner = { x: art.x + radius + 2, y: art.y + radius + 2 };
      const look = { size: layout.text, align: 'center', bold: true } as const;
      return [
        { ...operation, part: 'choice' },
        circle(corner, radius, { part: 'panel', fill: paper.card, stroke: paper.ink, lineWidth: 2 }),
        lineOperation(context, 'panel', letters[index]!, { ...corner, ...look }),
      ];
    }),
  ];
}

/** Width of the frame of the squares that the picture shows, in heights of the text. */
const RIM = 0.14;

/** Smallest width of a tile's mark on a small board, in pixels. */
const MIN_MARK = 3;

/**
 * Draws the whole board in the middle of a box, with the last tile highlighted and a frame around the squares that the picture
 * shows.
 */
export function smallBoard(context: BoardContext, area: SquareArea, box: Box): DrawOperation[] {
  const { scene, layout, content, picture, paper, theme } = context;
  const rim = Math.max(2, Math.round(layout.text * RIM));
  const side = Math.max(1, Math.floor(Math.min(box.width / area.columns, box.height / area.rows)));
  const [width, height] = [area.columns * side, area.rows * side];
  const [x, y] = [Math.round(box.x + (box.width - width) / 2), Math.round(box.y + (box.height - height) / 2)];
  const board = { x, y, width, height };
  const grid = { area, board, tile: side };
  const chart = picture.boundedBoard?.(content, scene.facts)?.chart(theme) ?? [];
  const corner = { x: x - area.x * side, y: y - area.y * side };
  const part = { part: 'inset' };
  const shown = layout.area;
  const frame = {
    x: corner.x + shown.x * side,
    y: corner.y + shown.y * side,
    width: shown.columns * side,
    height: shown.rows * side,
  };
  return [
    { kind: 'clip', ...box },
    rectangle(board, { ...part, fill: paper.ground }),
    ...scaleToPixels(chart, corner, side).map((one) => ({ ...one, ...part })),
    ...scene.tiles.map(({ tile, rotation, x, y }): DrawOperation => {
      return { kind: 'tile', ...part, tile, rotation, size: side, x: corner.x + x * side, y: corner.y + y * side };
    }),
    ...scene.tiles
      .filter(({ last }) => last !== undefined)
      .map(({ squares }) => {
        const ink = { fill: paper.white, stroke: paper.highlightCase, lineWidth: Math.max(1, Math.round(rim / 2)) };
        const marked = squaresBox(grid, squares);
        return rectangle(inset(marked, Math.min(0, (side - MIN_MARK) / 2)), { ...part, ...ink });
      }),
    rectangle(inset(frame, -rim), { ...part, stroke: paper.card, lineWidth: 2 * rim }),
    rectangle(inset(frame, -rim / 2), { ...part, stroke: paper.legalRim, lineWidth: rim }),
    { kind: 'unclip' },
  ];
}
