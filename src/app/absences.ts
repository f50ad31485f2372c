import type { AbsenceRecord, Span, UserId } from '../store/records.ts';
import type { App } from './app.ts';

/** How long it takes at most until a wrong clock is found out that has jumped ahead, in milliseconds. */
const DOUBT = 5 * 60_000;

/**
 * When people are away. Nobody comes back in an outage: it may be a clock that has jumped ahead, so that they come back
 * some minutes after it.
 */
export async function absencesOf(
  app: App,
  userIds: readonly UserId[],
  outages: readonly Span[],
): Promise<readonly AbsenceRecord[]> {
  const absences = await app.store.absences(userIds);
  return absences.map((absence) => {
    const outage = outages.find(({ from, to }) => from <= absence.to && absence.to <= to);
    return outage ? { ...absence, to: outage.to + DOUBT } : absence;
  });
}
