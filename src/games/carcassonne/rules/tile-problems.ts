import { PORTS_PER_SQUARE, rotatePort, SIDES } from '../../../core/ports.ts';
import type { ContentProblem } from '../../contract/game.ts';
import { parsePorts } from '../../kernel/tile-file.ts';
import type { Mark, SegmentKind, TileFile } from './tile-set-file.ts';

/** Checks of an expansion for tiles. */
export interface TileChecks {
  /** Problems of a tile. */
  tile(tile: TileFile): readonly string[];
  /** Problems of all tiles together. */
  set(tiles: readonly TileFile[]): readonly ContentProblem[];
  /** Whether a sign on a tile points in a direction, so that the tile looks different in every rotation. */
  points?(tile: TileFile): boolean;
}

/** The kind of segment that bears each mark. */
export type MarkKinds = Readonly<Record<Mark, SegmentKind>>;

/** Problems of a tile that its schema cannot find. */
export function tileProblems(
  tile: TileFile,
  index: number,
  brought: { readonly tiles: readonly TileChecks[]; readonly markKinds: MarkKinds },
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const say = (path: readonly PropertyKey[], message: string) =>
    problems.push({ tile: tile.id, path: ['tiles', index, ...path], message });
  for (const [at, segment] of tile.segments.entries()) {
    for (const message of segmentProblems(tile, segment, brought.markKinds)) say(['segments', at], message);
  }
  for (const kind of ['monastery', 'garden']) {
    const count = tile.segments.filter((segment) => segment.kind === kind).length;
    if (count > 1) say([], `has more than one ${kind}`);
  }
  for (const message of brought.tiles.flatMap((one) => one.tile(tile))) say([], message);
  const owners = Array<number>(PORTS_PER_SQUARE).fill(0);
  for (const { ports } of tile.segments) for (const port of ports.flatMap(parsePorts)) owners[port]!++;
  for (const [port, count] of owners.entries()) {
    if (count !== (tile.closed ? 0 : 1))
      say(
        ['segments'],
        `${tile.closed ? 'a closed tile has' : count === 0 ? 'no segment owns' : 'two segments own'} the port ${portName(port)}`,
      );
  }
  const looks = brought.tiles.some((one) => one.points?.(tile)) ? 4 : rotationsOf(tile);
  if (looks !== tile.rotations) say(['rotations'], `looks different in ${looks} rotations, not in ${tile.rotations}`);
  return problems;
}

function segmentProblems(
  { segments }: TileFile,
  segment: TileFile['segments'][number],
  markKinds: MarkKinds,
): string[] {
  const { kind, ports, marks = {}, touches = [] } = segment;
  const isElsewhere = Object.keys(marks).some((mark) => markKinds[mark as Mark] !== kind);
  return [
    ...((kind === 'monastery' || kind === 'garden') && ports.length > 0 ? [`a ${kind} has no ports`] : []),
    ...((kind === 'road' || kind === 'city') && ports.length === 0 ? [`a ${kind} has no port`] : []),
    ...((kind === 'road' || kind === 'river') && ports.some((port) => !port.endsWith('1'))
      ? [`a ${kind} owns only the middle port of a side`]
      : []),
    ...(kind === 'city' && ports.some((port) => port.length > 1) ? ['a city owns whole sides'] : []),
    ...(touches.length > 0 && kind !== 'field' ? ['only a field touches cities'] : []),
    ...touches
      .filter((city) => segments[city]?.kind !== 'city')
      .map((city) => `a field touches segment ${city}, which is no city`),
    ...(isElsewhere ? [`a ${kind} bears no such mark`] : []),
  ];
}

function portName(port: number): string {
  return `${SIDES[Math.floor(port / 3)]}${port % 3}`;
}

/** In how many rotations a tile looks different (M25). */
function rotationsOf({ segments }: TileFile): TileFile['rotations'] {
  const look = (turns: 0 | 1 | 2) =>
    segments
      .map(({ kind, ports, marks = {}, touches = [] }) => {
        const turned = ports.flatMap(parsePorts).map((port) => rotatePort(port, turns));
        return [kind, turned.sort((a, b) => a - b).join(), JSON.stringify(marks), touches.length].join(' ');
      })
      .sort()
      .join();
  if (look(1) === look(0)) return 1;
  return look(2) === look(0) ? 2 : 4;
}
