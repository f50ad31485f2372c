import { turnsOf } from '../../../../core/ports.ts';
import type { Square } from '../../../../core/tile.ts';
import { tileOf } from '../../../../core/tile.ts';
import type { CarcassonneContext, ExpansionPicture } from '../../picture/context.ts';
import { flightLine, flightMarks } from '../../picture/flight-art.ts';
import { machineArt } from './figure-art.ts';
import { FACES, machineDirection, squareAhead } from './way.ts';

/** Pictures of The Flying Machines. */
export const flyingPicture: ExpansionPicture = {
  signs: { 'option.flying': (at, size) => machineArt(at, size, { x: 1, y: 0 }) },
  tells(event, placed) {
    if (event.type !== 'thrown' || !placed) return undefined;
    return { flown: { from: placed, to: { x: event.x, y: event.y }, number: event.thrown } };
  },
  above: waysAhead,
};

/** The squares to which a piece may fly from the tile just placed, with what has to be thrown, or to which one flies now. */
function waysAhead(context: CarcassonneContext) {
  const { content, scene } = context;
  const { parts, phase, tiles, turn } = scene.facts.view;
  const placed = tiles.at(-1)!;
  const way = machineDirection(tileOf(content, placed.tile), turnsOf(placed.rotation));
  if (!parts.flying || !way || placed.turn !== turn || phase === 'over') return [];
  const { isUsed, thrown } = parts.flying;
  const numbers = isUsed ? FACES.filter((number) => number === thrown) : FACES;
  let from: Square = placed;
  const steps = numbers.map((number) => {
    const to = squareAhead(placed, way, number);
    const step = { from, to, number, eaten: [] };
    from = to;
    return step;
  });
  return [...flightLine(context, steps), ...flightMarks(context, steps)];
}
