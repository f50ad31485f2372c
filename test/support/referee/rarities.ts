import type { Action } from '../../../src/games/amazonas/rules/action.ts';
import { featuresAt, iconsOf, landscapeOf } from './landscape.ts';
import type { Ruling } from './referee.ts';
import { riverOf } from './river.ts';
import type { RefereeState } from './state.ts';

/** How often something happened of which a comparison of games without it would say nothing. */
export type Rarities = Partial<Record<Rarity, number>>;

export const RARITIES = [
  'double laid',
  'tile discarded',
  'game ended by discarded tiles',
  'piece impossible',
  'feature shared',
  'feature with some beaten',
  'tributary closed into a loop',
  'feature over a tile twice',
  'two features scored in a turn',
  'icons in a turn of another seat',
  'icons of several seats at once',
  'own tributaries with icons joined',
  'steps lost at the end of the river',
  'amazon scoring with a tie for first',
  'amazon scoring without any points',
  'second of two too far',
  'jungle shared at the end',
  'victory shared',
] as const;
export type Rarity = (typeof RARITIES)[number];

/** Adds what an action brought about. */
export function countRarities(
  rarities: Rarities,
  { before, action, ruling }: { before: RefereeState; action: Action; ruling: Ruling },
): void {
  const count = (rarity: Rarity, happened: boolean) => {
    if (happened) rarities[rarity] = (rarities[rarity] ?? 0) + 1;
  };
  const { state, lines } = ruling;
  const features = lines.flatMap((line) => (line.type === 'feature' ? [line] : []));
  const icons = lines.flatMap((line) => (line.type === 'sail' && line.cause === 'icons' ? [line.seat] : []));
  count('double laid', action.type === 'double');
  count(
    'tile discarded',
    lines.some(({ type }) => type === 'discard'),
  );
  count('game ended by discarded tiles', action.type === 'draw' && state.phase === 'over');
  count(
    'piece impossible',
    action.type === 'place' && lines.some((line) => line.type === 'sail' && line.cause === 'no-piece'),
  );
  count('two features scored in a turn', features.filter((feature) => !feature.final).length > 1);
  count(
    'icons in a turn of another seat',
    icons.some((seat) => seat !== before.seat),
  );
  count('icons of several seats at once', icons.length > 1);
  count('own tributaries with icons joined', action.type === 'place' && joinsOwn(before, state));
  count('steps lost at the end of the river', losesSteps(before, ruling));
  for (const feature of features) {
    count('feature shared', feature.kind !== 'jungle' && feature.seats.length > 1);
    count('jungle shared at the end', feature.kind === 'jungle' && feature.seats.length > 1);
    count('feature with some beaten', feature.beaten.length > 0);
    count('feature over a tile twice', feature.parts > feature.tiles.length);
    count('tributary closed into a loop', feature.kind === 'tributary' && feature.loop);
  }
  for (const line of lines) {
    if (line.type === 'end') count('victory shared', line.winners.length > 1);
    if (line.type !== 'river' || line.what !== 'amazon') continue;
    count('amazon scoring without any points', line.awards.length === 0);
    count('amazon scoring with a tie for first', line.awards.filter(({ rank }) => rank === 1).length > 1);
    count('second of two too far', before.boats.length === 2 && line.awards.length === 1);
  }
}

/** Whether two tributaries with boat icons, on both of which one seat has meeples, have become one (A17). */
function joinsOwn(before: RefereeState, after: RefereeState): boolean {
  const apart = landscapeOf(before.catalogue, before.laid);
  const together = landscapeOf(after.catalogue, after.laid);
  return before.boats.some((_, seat) => {
    const own = before.pieces.filter((piece) => piece.seat === seat && piece.piece === 'meeple');
    const parts = featuresAt(apart, own).filter((feature) => iconsOf(apart, feature, 'boat') > 0);
    const spots = parts.map((feature) => feature.spots[0]!);
    return featuresAt(together, spots).length < parts.length;
  });
}

function losesSteps(before: RefereeState, { state, lines }: Ruling): boolean {
  const { spaces } = riverOf(state.catalogue, state.laid);
  return before.boats.some((space, seat) => {
    const steps = lines.map((line) => (line.type === 'sail' && line.seat === seat ? line.steps : 0));
    return steps.reduce((at, step) => at + step, space) > spaces;
  });
}
