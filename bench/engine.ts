import { legalPlacements } from '../src/engine/index.ts';
import { readTileSet } from '../src/tile-sets.ts';
import { chooser, playOn, startGame } from './games.ts';
import { report, spread, timed } from './measure.ts';

/** Random games and legal placements; `reference` is the reference workload in milliseconds. */
export async function benchEngine(reference: number): Promise<void> {
  const { set } = readTileSet();
  const games = 400;
  const choose = chooser(1);
  const batch = await timed(7, () => {
    for (let game = 0; game < games; game++) playOn(startGame(set, game), choose);
  });
  const perSecond = (ms: number) => (games / ms) * 1000;
  report({
    name: 'random whole games, everything generated and scored',
    unit: 'games/s',
    figure: { median: perSecond(batch.median), least: perSecond(batch.most), most: perSecond(batch.least) },
    ratio: `${((reference * perSecond(batch.median)) / 1000).toFixed(2)} games per R`,
  });

  const position = startGame(set, 3);
  playOn(
    position,
    choose,
    ({ phase, board, tile }) => phase === 'place' && board.tileCount >= 60 && set.tiles[tile]!.role === 'land',
  );
  const calls = 20_000;
  const placements = await timed(9, () => {
    for (let call = 0; call < calls; call++) legalPlacements(position);
  });
  const micros = (ms: number) => (ms * 1000) / calls;
  report({
    name: `legal placements of a tile, ${position.board.tileCount} tiles on the board`,
    unit: 'us',
    figure: spread([placements.median, placements.least, placements.most].map(micros)),
    ratio: `${legalPlacements(position).length} found`,
  });
}
