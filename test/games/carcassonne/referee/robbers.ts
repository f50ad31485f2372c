/** Standing orders for a robber, the standard first (G9). */
const ORDERS = ['best', 'leader', 'hold'] as const;

/** The score track with the robbers of all seats, as one step of scoring finds it. */
interface Track {
  readonly scores: readonly number[];
  /** Where the robber of each seat is; undefined at home. */
  readonly robbers: readonly (number | undefined)[];
}

/** The spaces of the figures of each seat, and where its robber is. */
interface Figures {
  readonly figures: readonly (readonly number[])[];
  readonly robbers: readonly (number | undefined)[];
}

/** Where the robber of a seat may go: to others' figures, not where it is (G39, G40). */
export function robberActions({ figures, robbers }: Figures, seat: number): string[] {
  const spaces = new Set(figures.filter((_, other) => other !== seat).flat());
  return [...spaces].filter((space) => space !== robbers[seat]).map((space) => `robber ${space}`);
}

/** What each robber takes of a step: half of the largest first amount of those it is beside, where they stood before (G41). */
export function lootOf({ scores, robbers }: Track, amounts: readonly (readonly number[])[]): number[] {
  return robbers.map((space, robber) => {
    const firsts = scores.map((score, seat) =>
      seat !== robber && score === space && amounts[seat]!.length > 0 ? Math.min(...amounts[seat]!) : 0,
    );
    return Math.ceil(Math.max(...firsts) / 2);
  });
}

/** The robbers once a seat's figure has left a space for another one by robbed points (G42). */
export function carried({ figures, robbers }: Figures, from: number, to: number): (number | undefined)[] {
  return robbers.map((space, robber) =>
    space === from && !figures.some((spaces, seat) => seat !== robber && spaces.includes(from)) ? to : space,
  );
}

interface Judged {
  readonly seat: number;
  readonly scores: readonly number[];
  readonly worth: readonly number[];
  /** What the tile brings each seat, each amount by itself. */
  readonly amounts: readonly (readonly number[])[];
  /** The space beside which a robber waits for a seat: of two figures that of the one that moves most safely. */
  spaceOf(seat: number): number;
}

/** What each order does with the robber of a seat (G9). */
export function orderedRobbers({ seat, scores, worth, amounts, spaceOf }: Judged): string[] {
  const others = scores.map((_, step) => (seat + step) % scores.length).slice(1);
  const least = amounts.map((all) => (all.length > 0 ? Math.min(...all) : 0));
  /** Equal ones stay in turn order. */
  const first = (rank: (other: number) => number) => [...others].sort((a, b) => rank(b) - rank(a))[0]!;
  const rich = first((other) => 10_000 * least[other]! + scores[other]!);
  const best = least[rich]! >= 3 ? rich : first((other) => 10_000 * worth[other]! + scores[other]!);
  const leader = first((other) => scores[other]! + worth[other]!);
  const goals = { best: spaceOf(best), leader: spaceOf(leader), hold: 'home' };
  return ORDERS.map((order) => `robber ${goals[order]}`);
}
