import { rotatePort, SIDES, type SideName, turnsOf } from '../../core/ports.ts';
import type { Square } from '../../core/tile.ts';
import {
  type BoardFeature,
  featuresOf,
  type State,
  type TileSet,
  type View,
} from '../../games/amazonas/rules/index.ts';
import { tileOf } from '../../games/amazonas/words/index.ts';
import { joined } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';

/** How x and y change towards a side; y grows downwards (A1). */
const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const satisfies Record<SideName, readonly number[]>;

/** What features are told with. */
interface Told {
  readonly state: State;
  readonly view: View;
  readonly set: TileSet;
  readonly names: readonly string[];
}

/**
 * Every tributary, village and jungle in words: first those that are open and held, the most valuable first, then open
 * ones that wait for a meeple, the jungles, and what is complete.
 */
export function featureLines(t: Translator, about: Told): string[] {
  const features = [...featuresOf(about.state)].sort((a, b) => b.points - a.points);
  const isHeld = ({ strengths }: BoardFeature) => strengths.some((strength) => strength > 0);
  const group = (of: BoardFeature) =>
    of.kind === 'jungle' ? 'jungle' : of.closed ? 'complete' : isHeld(of) ? 'held' : 'free';
  return (['held', 'free', 'jungle', 'complete'] as const).flatMap((name) => {
    const own = features.filter((feature) => group(feature) === name);
    const inOrder = [...own.filter(isHeld), ...own.filter((feature) => !isHeld(feature))];
    if (own.length === 0) return [];
    return ['', t(`text.features.${name}`), ...inOrder.map((feature) => featureLine(t, about, feature))];
  });
}

function featureLine(t: Translator, about: Told, feature: BoardFeature): string {
  const { names } = about;
  const { kind, tiles, fruit, boats, animals, seats, strengths, closed } = feature;
  const facts =
    kind === 'jungle'
      ? t('effect.jungle', { tiles, animals })
      : t('effect.feature', { tiles, fruit, boats, closed: closed ? 'yes' : 'no' });
  const holders = strengths.flatMap((strength, seat) =>
    strength === 0
      ? []
      : t('text.holder', {
          name: names[seat]!,
          meeples: kind === 'jungle' ? 0 : strength,
          camps: kind === 'jungle' ? strength : 0,
        }),
  );
  const told = holders.length === 0 ? t('text.holder.nobody') : t.list(holders);
  const majority = holders.length > 1 ? [t('text.majority', { names: t.list(seats.map((seat) => names[seat]!)) })] : [];
  const { own, open } = squaresOf(feature, about);
  const points = (squares: readonly Square[]) => squares.map(({ x, y }) => t('text.point', { x, y })).join(' ');
  const ends = open.length > 0 && kind !== 'jungle' ? [t('text.open', { squares: points(open) })] : [];
  const line = t('text.feature', {
    kind: t(`kind.${kind}`),
    facts,
    points: feature.points,
    holders: joined(t, [told, ...majority]),
    squares: points(own),
  });
  return joined(t, [line, ...ends]);
}

/** The squares that a feature covers, and the free ones where it goes on, each once and column by column. */
function squaresOf({ segments }: BoardFeature, { view, set }: Told): { own: Square[]; open: Square[] } {
  const laid = new Set(view.tiles.flatMap(({ squares }) => squares.map(({ x, y }) => `${x},${y}`)));
  const own = new Map<string, Square>();
  const open = new Map<string, Square>();
  for (const { tile, segment } of segments) {
    const placed = view.tiles[tile]!;
    for (const port of tileOf(set, placed.tile).segments[segment]!.ports) {
      const square = placed.squares[Math.floor(port / 12)]!;
      own.set(`${square.x},${square.y}`, square);
      const side = SIDES[Math.floor(rotatePort(port % 12, turnsOf(placed.rotation)) / 3)]!;
      const [dx, dy] = STEPS[side];
      const next = { x: square.x + dx, y: square.y + dy };
      if (!laid.has(`${next.x},${next.y}`)) open.set(`${next.x},${next.y}`, next);
    }
  }
  const inOrder = (squares: Map<string, Square>) => [...squares.values()].sort((a, b) => a.x - b.x || a.y - b.y);
  return { own: inOrder(own), open: inOrder(open) };
}
