import type { Names, PlayerNames } from '../../../src/telling/people.ts';

/** The people at a table at which nobody ever got a seat from somebody else. */
export function peopleNamed(plain: readonly string[], shown: readonly string[] = plain): PlayerNames {
  const names: Names = { plain, bare: plain, shown };
  return { ...names, atEntry: () => names, afterAct: () => names, seatHistories: plain };
}
