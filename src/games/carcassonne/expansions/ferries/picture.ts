import { SIDES, type SideName, turnsOf } from '../../../../core/ports.ts';
import { tileOf } from '../../../../core/tile.ts';
import { boardPoint, squareCorner } from '../../../../drawing/board-grid.ts';
import type { DrawOperation } from '../../../../drawing/draw.ts';
import { turned } from '../../../../drawing/point.ts';
import type { CarcassonneContext, ExpansionPicture } from '../../picture/context.ts';
import { scaleOf } from '../../picture/flight-art.ts';
import { SIDE_MIDDLES } from '../../picture/road-shape.ts';
import { ferryArt, lakeOn, placeBeforeArt, shorePoints } from './lake-art.ts';
import type { FerryEnds } from './lakes.ts';
import type { FerryView } from './rules.ts';

/** Pictures of The Ferries. */
export const ferriesPicture: ExpansionPicture = {
  signs: {
    'option.ferries': ({ x, y }, size) => {
      const half = size * 0.45;
      return ferryArt(
        [
          { x: x - half, y: y + half / 2 },
          { x: x + half, y: y - half / 2 },
        ],
        2 * size,
      );
    },
  },
  tells: (event) => (event.type === 'ferry-put' ? { laid: { x: event.x, y: event.y } } : undefined),
  below: (context) =>
    (context.scene.facts.view.parts.ferries?.lying ?? []).flatMap((ferry) => ferryOperations(context, ferry)),
};

/** A ferry on its lake, and its place before the last turn, if it was moved then; nothing outside of the picture. */
function ferryOperations(
  { content, layout, scene }: CarcassonneContext,
  { before, ends, x, y }: FerryView,
): DrawOperation[] {
  const corner = squareCorner(layout, { x, y });
  const { board } = layout;
  const isShown =
    corner.x >= board.x && corner.y >= board.y && corner.x < board.x + board.width && corner.y < board.y + board.height;
  if (!isShown) return [];
  const { rotation, tile } = scene.facts.view.tiles.find((one) => one.x === x && one.y === y)!;
  const lake = turned(lakeOn(tileOf(content, tile)), turnsOf(rotation));
  const bar = (pair: FerryEnds) => {
    const sides = [...pair].map((side) => SIDE_MIDDLES[SIDES.indexOf(side as SideName)]!);
    return shorePoints(lake, sides).map((point) => boardPoint(layout, { x: x + point.x, y: y + point.y }));
  };
  const unit = layout.tile * scaleOf(layout);
  return [...(before ? placeBeforeArt(bar(before), unit) : []), ...ferryArt(bar(ends), unit)].map((one) => ({
    ...one,
    part: 'ferry',
  }));
}
