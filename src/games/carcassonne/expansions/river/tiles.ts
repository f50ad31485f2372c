import type { ContentProblem } from '../../../contract/game.ts';
import type { TileChecks } from '../../rules/tile-problems.ts';
import type { TileFile } from '../../rules/tile-set-file.ts';

/** Number of sides that the river reaches on a tile with a role. */
const SIDES = { source: 1, fork: 3, end: 1, lake: 1 };

/** Checks that a river runs from side to side of its tile, unless the tile has a role. */
function tileProblems({ role, segments }: TileFile): string[] {
  const rivers = segments.filter(({ kind }) => kind === 'river');
  const reached = rivers.reduce((sum, { ports }) => sum + ports.length, 0);
  if (rivers.length === 0) return role ? [`a ${role} has no river`] : [];
  if (rivers.length > 1) return ['has more than one river'];
  const sides = role ? SIDES[role] : 2;
  return reached === sides ? [] : [`its river reaches ${reached} sides instead of ${sides}`];
}

/** Roles of which a tile set with a river has exactly one tile each, by the river's box. */
const NEEDED = { river: ['source', 'lake'], river2: ['source', 'fork', 'end', 'lake'] } as const;

function setProblems(tiles: readonly TileFile[]): ContentProblem[] {
  return Object.entries(NEEDED).flatMap(([box, roles]) => {
    const own = tiles.filter(({ set }) => set === box);
    if (own.every(({ segments }) => segments.every(({ kind }) => kind !== 'river'))) return [];
    return roles.flatMap((needed) => {
      const copies = own.reduce((sum, { count, role }) => sum + (role === needed ? count : 0), 0);
      return copies === 1
        ? []
        : [{ path: ['tiles'], message: `a river with ${copies} tiles "${needed}" instead of one` }];
    });
  });
}

/** Checks for tiles with rivers. */
export const RIVER_TILES: TileChecks = { tile: tileProblems, set: setProblems };
