import { circle, type DrawOperation, polyline, rectangle, type TileOperation } from '../../../drawing/draw.ts';
import { signArt } from '../../../drawing/piece-art.ts';
import { type Box, inset, middleOf, type Point, pointsOf } from '../../../drawing/point.ts';
import { choiceLetter } from '../../../games/contract/choice-letter.ts';
import type { ScoringStep, TileGroup } from '../../../games/contract/scene.ts';
import type { BoardContext } from '../board-layout.ts';
import { isDrawnLarge, showsAside } from '../panel-layout.ts';
import { cardOperation, lineOperation } from './card.ts';
import { countOf, signOf, tileBack, tilePicture } from './tile-picture.ts';

/** Height of the numbers of tiles left in a strip, in heights of its text. */
const COUNTS = 1.4;

/** Width of the numbers of tiles left beside a large tile of a strip, in heights of its text. */
const BESIDE_LARGE = 2.3;

/** Heights of the lines of a step of the final scoring in heights of the text, and their middles in shares of the card. */
const STEP = { title: 1.3, number: 1.6, above: 0.32, below: 0.68 };

/** Share of a strip's card beside which the tiles aside of the pile have the rest. */
const BESIDE = 0.52;

/** The tile to place, or those to choose from; the tiles left in the pile, and those beside it. */
export function tilesCard(context: BoardContext, box: Box): DrawOperation[] {
  const { choice, scoring } = context.scene;
  if (scoring) return stepCard(context, scoring, box);
  const operations = choice.length > 0 ? choiceOperations : drawnOperations;
  return [tilesGround(context, box), ...operations(context, box)];
}

/** The drawn tile, or those to choose from, in a strip; what is left in the pile below it. */
export function drawnCard(context: BoardContext, box: Box): DrawOperation[] {
  const { scene, layout } = context;
  if (scene.scoring) return stepCard(context, scene.scoring, box);
  const room = inset(box, Math.round(layout.text * 0.2));
  if (scene.choice.length > 0) return [tilesGround(context, box), ...choiceInStrip(context, room)];
  if (isDrawnLarge(scene)) return largeInStrip(context, box);
  const counts = scene.over ? 0 : Math.round(layout.text * COUNTS);
  const hasAside = showsAside(scene);
  const width = hasAside ? Math.round(room.width * BESIDE) : room.width;
  const picture = { ...room, width, height: room.height - counts };
  const aside = { ...room, x: room.x + width, width: room.width - width };
  const each = Math.round(width / pilesOf(context).length);
  const y = picture.y + picture.height + Math.round(counts / 2);
  const place = (index: number) => ({ x: room.x + index * each + Math.round(layout.text * 0.45), y });
  return [
    tilesGround(context, box),
    ...drawnPicture(context, picture),
    ...(hasAside ? asideRow(context, aside) : []),
    ...(scene.over
      ? []
      : pileCounts(context, { sign: Math.round(layout.text * 0.8), number: Math.round(layout.text * 0.85) }, place)),
  ];
}

/** The drawn tile as high as the strip, and beside it what is left in the pile. */
function largeInStrip(context: BoardContext, box: Box): DrawOperation[] {
  const { text } = context.layout;
  const room = inset(box, Math.round(text * 0.2));
  const counts = Math.round(text * BESIDE_LARGE);
  const [sign, number] = [Math.round(text * 0.8), Math.round(text * 0.85)];
  const { length } = pilesOf(context);
  const x = room.x + room.width - counts + Math.round(text * 0.5);
  const y = (index: number) => Math.round(room.y + ((index + 0.5) * room.height) / length);
  return [
    tilesGround(context, box),
    ...drawnPicture(context, { ...room, width: room.width - counts }),
    ...pileCounts(context, { sign, number }, (index) => ({ x, y: y(index) })),
  ];
}

/** Lit where there is a tile to place or to choose. */
function tilesGround(context: BoardContext, box: Box): DrawOperation {
  const { drawn, choice } = context.scene;
  return cardOperation(context, box, drawn !== undefined || choice.length > 0);
}

function drawnOperations(context: BoardContext, box: Box): DrawOperation[] {
  const { scene, layout, words } = context;
  const { text } = layout;
  const pad = Math.round(text * 0.5);
  const top = box.y + Math.round(text * 1.75);
  const sideWidth = Math.round(box.width * 0.47);
  const height = box.y + box.height - pad - top;
  const side = { x: box.x + box.width - sideWidth, y: top, width: sideWidth - pad, height };
  const large = { x: box.x + pad, y: top, width: side.x - box.x - 2 * pad, height };
  const countsHeight = Math.min(Math.round(text * 3), Math.round(height * 0.44));
  return [
    ...(scene.drawn ? [heading(context, words.drawn, large, box.y)] : []),
    scene.over
      ? heading(context, words.over, { x: large.x, width: box.width - 2 * pad }, box.y)
      : heading(context, words.tilesLeft, side, box.y),
    ...drawnPicture(context, large),
    ...pileColumn(context, { ...side, height: countsHeight }),
    ...asideRow(context, { ...side, y: side.y + countsHeight + pad, height: height - countsHeight - pad }),
  ];
}

function heading(context: BoardContext, text: string, { x, width }: Omit<Box, 'y' | 'height'>, top: number) {
  const at = { x: x + Math.round(width / 2), y: top + Math.round(context.layout.text * 0.95) };
  return lineOperation(context, 'panel', text, { ...at, bold: true, align: 'center', room: width });
}

/** Tiles side by side, each over the name that it is chosen by; what is left in the pile above them. */
function choiceOperations(context: BoardContext, box: Box): DrawOperation[] {
  const tiles = context.scene.choice;
  const { text } = context.layout;
  const pad = Math.round(text * 0.5);
  const half = Math.round(box.width / 2);
  const each = Math.floor((box.width - 2 * pad) / tiles.length);
  const [top, nameHeight] = [box.y + Math.round(text * 1.75), Math.round(text * 1.15)];
  const countsX = (index: number) => box.x + half + Math.round(text * (0.8 + index * 3.05));
  const countsY = box.y + Math.round(text * 0.95);
  return [
    heading(context, context.words.tilesLeft, { x: box.x + pad, width: half - pad }, box.y),
    ...pileCounts(context, { sign: Math.round(text), number: text }, (index) => ({ x: countsX(index), y: countsY })),
    ...tiles.flatMap((tile, at) => {
      const x = box.x + pad + at * each;
      const room = { x: x + 2, y: top, width: each - 4, height: box.y + box.height - pad - nameHeight - top };
      const { box: art, operation } = tilePicture(context.content, tile, room);
      const name = { x: x + Math.round(each / 2), y: art.y + art.height + Math.round(nameHeight / 2) };
      const look = { bold: true, align: 'center', room: each - Math.round(text * 0.3) } as const;
      return [shown(operation, 'choice'), lineOperation(context, 'panel', tile, { ...name, ...look })];
    }),
  ];
}

function shown(operation: TileOperation, part: string): DrawOperation {
  return { ...operation, part };
}

/** Tiles side by side, each with the letter that it is chosen by. */
function choiceInStrip(context: BoardContext, box: Box): DrawOperation[] {
  const { layout, paper, content, scene } = context;
  const radius = Math.round(layout.text * 0.8);
  const look = { size: layout.text, align: 'center', bold: true } as const;
  return scene.choice.flatMap((tile, at, { length: of }) => {
    const { box: art, operation } = tilePicture(content, tile, partOf(box, { at, of, gap: 2 }));
    const corner = { x: art.x + radius + 2, y: art.y + radius + 2 };
    return [
      shown(operation, 'choice'),
      circle(corner, radius, { part: 'panel', fill: paper.card, stroke: paper.ink, lineWidth: 2 }),
      lineOperation(context, 'panel', choiceLetter(tile), { ...corner, ...look }),
    ];
  });
}

/** One of several equal parts of a box, side by side, with a gap at both its sides. */
function partOf(box: Box, { at, of, gap }: { at: number; of: number; gap: number }): Box {
  const each = Math.floor(box.width / of);
  return { ...box, x: box.x + at * each + gap, width: each - 2 * gap };
}

function drawnPicture(context: BoardContext, box: Box): readonly DrawOperation[] {
  const { drawn, laid, over } = context.scene;
  if (drawn) return [shown(tilePicture(context.content, drawn, box).operation, 'drawn')];
  if (laid && !over) return [shown(tilePicture(context.content, laid.tile, box, laid.rotation).operation, 'laid')];
  if (over) return winnerSigns(context, box);
  const isLeft = pilesOf(context).some((pile) => countOf(pile) > 0);
  return tileBack(context, box, isLeft);
}

/** A step of the final scoring: what is scored, above the number of the step. */
function stepCard(context: BoardContext, { title, step, of }: ScoringStep, box: Box): DrawOperation[] {
  const { text } = context.layout;
  const line = { x: middleOf(box).x, align: 'center', bold: true, room: box.width - Math.round(text) } as const;
  const row = (share: number) => box.y + Math.round(box.height * share);
  return [
    tilesGround(context, box),
    lineOperation(context, 'panel', title, {
      ...line,
      y: row(step > 0 ? STEP.above : 0.5),
      size: Math.round(text * STEP.title),
    }),
    ...(step > 0
      ? [
          lineOperation(context, 'panel', `${step} / ${of}`, {
            ...line,
            y: row(STEP.below),
            size: Math.round(text * STEP.number),
          }),
        ]
      : []),
  ];
}

/** The groups of the pile. */
function pilesOf({ scene }: BoardContext): readonly TileGroup[] {
  return scene.groups.filter(({ isAside }) => !isAside);
}

/** The signs of those who have won. */
function winnerSigns({ scene }: BoardContext, box: Box): DrawOperation[] {
  const winners = scene.seats.filter(({ winner }) => winner);
  const each = Math.floor(box.width / winners.length);
  const size = Math.round(Math.min(box.height * 0.7, each * 0.8));
  return winners.flatMap(({ colour }, index) =>
    signArt(colour, { x: box.x + Math.round((index + 0.5) * each), y: middleOf(box).y }, size),
  );
}

function pileColumn(context: BoardContext, box: Box): DrawOperation[] {
  const height = Math.floor(box.height / pilesOf(context).length);
  const size = Math.min(Math.round(context.layout.text * 1.3), height - 6);
  const x = box.x + Math.round(box.width * 0.28);
  const number = Math.max(context.layout.text, Math.round(size * 0.9));
  return pileCounts(context, { sign: size, number }, (index) => ({
    x,
    y: box.y + index * height + Math.round(height / 2),
  }));
}

/** Signs for the groups of the pile and how many tiles of each are left; both with their heights. */
function pileCounts(
  context: BoardContext,
  { sign: size, number }: { readonly sign: number; readonly number: number },
  place: (index: number) => Point,
): DrawOperation[] {
  const { picture, theme } = context;
  return pilesOf(context).flatMap((pile, index) => {
    const { x, y } = place(index);
    const line = { x: x + Math.round(size * 0.75), y, size: number };
    const sign = signOf(picture, pile.name)({ x, y }, size, theme);
    return [...sign, lineOperation(context, 'pile', countOf(pile), { ...line, bold: true })];
  });
}

/** Tiles beside the pile, with the used ones struck out. */
function asideRow({ scene, layout, paper, content }: BoardContext, box: Box): DrawOperation[] {
  const gap = Math.round(layout.text * 0.12);
  const width = Math.max(3, gap);
  if (scene.over) return [];
  const tiles = scene.groups.flatMap((group) => (group.isAside ? group.tiles : []));
  return tiles.flatMap(({ tile, count }, at): DrawOperation[] => {
    const { box: art, operation } = tilePicture(content, tile, partOf(box, { at, of: tiles.length, gap }));
    if (count > 0) return [shown(operation, 'pile')];
    const [right, bottom] = [art.x + art.width, art.y + art.height];
    const strokes = [pointsOf([art.x, art.y, right, bottom]), pointsOf([right, art.y, art.x, bottom])];
    return [
      shown(operation, 'pile'),
      rectangle(art, { part: 'panel', fill: `${paper.card}b3` }),
      ...strokes.map((points) => ({ ...polyline(points, paper.struck, width), part: 'panel' })),
    ];
  });
}
