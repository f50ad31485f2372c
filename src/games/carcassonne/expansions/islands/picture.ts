import { caption, type DrawOperation, rectangle } from '../../../../drawing/draw.ts';
import { PAPER_COLOURS } from '../../../../drawing/paper.ts';
import { Pen } from '../../../../drawing/pen.ts';
import { along, type Point } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { resizeOperations } from '../../../../drawing/transform.ts';
import { type CarcassonneContext, type ExpansionPicture, SIGN_WIDTH } from '../../picture/context.ts';
import { MAP_COLOURS } from '../../picture/map/palette.ts';
import { minLetterSize } from '../../picture/map/place-name.ts';
import { LAND_COLOURS } from '../../picture/palette.ts';
import { tileBack } from '../../picture/tile-back.ts';
import type { GameMap } from '../../rules/game-map.ts';
import { chipSignArt } from '../chips/chip-art.ts';
import { hiddenIslandTiles } from './rules.ts';

/** A pile: side of its tiles, and how far those below show. */
const PILE = { side: 0.66, below: 0.035 };

/** Height of the number of tiles left, in squares. */
const COUNT = 0.25;

/** The piles of tiles on islands: the tile on top, or its back, the number left, and the colour to pay with. */
function pilesArt({ islands = [] }: GameMap, { scene, layout, theme }: CarcassonneContext): DrawOperation[] {
  const colours = MAP_COLOURS[theme];
  const paper = PAPER_COLOURS[theme];
  const rim = { stroke: colours.chipRim, lineWidth: 0.02 };
  return (scene.facts.view.parts.islands?.piles ?? []).flatMap(({ colour, pile, count, top }) => {
    const square = islands.find((island) => island.colour === colour)?.squares[pile];
    if (!square) return [];
    const pen = new Pen(square);
    const corner = pen.at(0.17, 0.13);
    const card = { ...corner, width: PILE.side, height: PILE.side };
    const shown = Math.min(3, count - 1);
    const below = Array.from({ length: shown }, (_, at) => {
      const off = PILE.below * (shown - at);
      const box = { ...card, x: card.x + off, y: card.y + off };
      return rectangle(box, { fill: LAND_COLOURS[theme].paving, ...rim, radius: 0.03 });
    });
    const face: DrawOperation[] = top
      ? [
          { kind: 'tile', part: 'pile', tile: top, rotation: 0, size: PILE.side, ...corner },
          rectangle(card, { part: 'pile', ...rim }),
        ]
      : cardBack(along(corner, { x: PILE.side / 2, y: PILE.side / 2 }, 1), PILE.side, theme);
    const digits = Math.max(COUNT, minLetterSize(layout) ?? 0);
    return [
      ...below,
      ...(count > 0 ? face : []),
      pen.circle([0.8, 0.8, digits * 0.68], { part: 'pile', fill: paper.card, ...rim }),
      caption(pen.at(0.8, 0.8), String(count), { part: 'pile', size: digits, fill: paper.ink }),
      ...chipSignArt(pen.at(0.18, 0.17), colour, { size: 0.3, fill: colours[colour], rim: colours.chipRim }),
    ];
  });
}

/** Side of a tile's back as the panel draws it, in pixels: lines have a least width there. */
const BACK = 100;

/** The back of a tile on a map; lengths in squares. */
function cardBack(middle: Point, side: number, theme: Theme): DrawOperation[] {
  const back = tileBack({ x: 0, y: 0 }, BACK, theme).map((operation) => ({ ...operation, part: 'pile' }));
  return resizeOperations(back, side / BACK, middle);
}

/** A pile in a legend. */
function legendPile({ theme }: { readonly theme: Theme }): DrawOperation[] {
  const middle = SIGN_WIDTH / 2;
  const [land, colours] = [LAND_COLOURS[theme], MAP_COLOURS[theme]];
  return [
    rectangle(
      { x: middle - 0.36, y: 0.12, width: 0.86, height: 0.86 },
      { fill: land.paving, stroke: colours.chipRim, lineWidth: 0.04 },
    ),
    ...cardBack({ x: middle - 0.04, y: 0.46 }, 0.86, theme),
    ...chipSignArt({ x: middle - 0.46, y: 0.2 }, 'orange', { size: 0.44, fill: colours.orange, rim: colours.chipRim }),
  ];
}

/** Pictures of the chips of Benelux. */
export const islandsPicture: ExpansionPicture = {
  elsewhere: hiddenIslandTiles,
  beyond: pilesArt,
  legend: [{ sign: 'pile', isThere: ({ parts }) => parts.islands !== undefined, art: legendPile }],
};
