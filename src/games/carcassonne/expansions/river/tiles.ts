import type { ContentProblem } from '../../../contract/game.ts';
import type { TileChecks } from '../../rules/tile-problems.ts';
import type { TileFile } from '../../rules/tile-set-file.ts';

/** A river runs through its tile from side to side, but for its two ends. */
function tileProblems({ role, segments }: TileFile): string[] {
  const rivers = segments.filter(({ kind }) => kind === 'river');
  const reached = rivers.reduce((sum, { ports }) => sum + ports.length, 0);
  if (rivers.length === 0) return role ? [`a ${role} has no river`] : [];
  if (rivers.length > 1) return ['has more than one river'];
  const sides = role ? 1 : 2;
  return reached === sides ? [] : [`its river reaches ${reached} sides instead of ${sides}`];
}

/** A set without a river needs neither of its ends. */
function setProblems(tiles: readonly TileFile[]): ContentProblem[] {
  if (tiles.every(({ segments }) => segments.every(({ kind }) => kind !== 'river'))) return [];
  return (['source', 'lake'] as const).flatMap((end) => {
    const copies = tiles.reduce((sum, { count, role }) => sum + (role === end ? count : 0), 0);
    return copies === 1 ? [] : [{ path: ['tiles'], message: `a river with ${copies} tiles "${end}" instead of one` }];
  });
}

/** What The River looks at in tiles. */
export const RIVER_TILES: TileChecks = { tile: tileProblems, set: setProblems };
