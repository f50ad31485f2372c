import { type DrawOperation, rectangle } from '../../../../drawing/draw.ts';
import { memoize } from '../../../../drawing/memoize.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import type { GameMap } from '../../rules/game-map.ts';
import { COUNTRY, landOf, SEA } from './land.ts';
import { MAP_COLOURS } from './palette.ts';

/** Squares side by side of one region. */
interface Run {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly region: string;
}

const runsOf = memoize((map: GameMap): readonly Run[] => {
  const { regionAt } = landOf(map);
  const runs: Run[] = [];
  for (let y = -1; y <= map.height; y++) {
    for (let x = -1; x <= map.width; x++) {
      const region = regionAt({ x: x + 0.5, y: y + 0.5 });
      const before = runs.at(-1);
      if (before?.y === y && before.region === region) runs[runs.length - 1] = { ...before, width: before.width + 1 };
      else runs.push({ x, y, width: 1, region });
    }
  }
  return runs;
});

/** A map seen from afar, square by square: the country, its neighbours, and the sea. */
export function chartArt(map: GameMap, theme: Theme): DrawOperation[] {
  const colours = MAP_COLOURS[theme];
  return runsOf(map).map(({ region, ...run }) =>
    rectangle(
      { ...run, height: 1 },
      region === COUNTRY ? colours.square : region === SEA ? colours.sea : colours.abroadB,
    ),
  );
}
