import type { UnreadableGame } from '../unreadable-game.ts';
import { actTable } from './act-table.ts';
import { analysisTable } from './analysis-table.ts';
import { anyRows } from './any-rows.ts';
import { clockTable } from './clock-table.ts';
import { forumTable } from './forum-table.ts';
import { gameTable } from './game-table.ts';
import { heartbeat } from './heartbeat.ts';
import { interactionQuery } from './interaction-query.ts';
import { logTable } from './log-table.ts';
import { moveMark } from './move-mark.ts';
import { noticeTable } from './notice-table.ts';
import { pageTable } from './page-table.ts';
import { peopleTable } from './people-table.ts';
import { personalRows } from './personal-rows.ts';
import { pingTable } from './ping-table.ts';
import { planTable } from './plan-table.ts';
import { postTable } from './post-table.ts';
import { pruning } from './pruning.ts';
import { pushTable } from './push-table.ts';
import { quietTable } from './quiet-table.ts';
import { ratingTable } from './rating-table.ts';
import { reminderTable } from './reminder-table.ts';
import { resultsTable } from './results-table.ts';
import { seatAccessTable } from './seat-access-table.ts';
import { seatTable } from './seat-table.ts';
import type { Session } from './session.ts';
import { spectatorTable } from './spectator-table.ts';
import { threadTable } from './thread-table.ts';
import { tileSetTable } from './tile-set-table.ts';
import { writeGuard } from './write-guard.ts';

/** The prepared statements of a connection, by subject. */
export type Statements = ReturnType<typeof statementsOn>;

/**
 * Prepares all statements on a connection.
 *
 * @param onUnreadable called with an unreadable game that a list leaves out
 */
export function statementsOn(session: Session, onUnreadable: (error: UnreadableGame) => void) {
  const seats = seatTable(session);
  const notices = noticeTable(session);
  return {
    acts: actTable(session),
    seats,
    notices,
    analyses: analysisTable(session),
    anyRows: anyRows(session),
    clocks: clockTable(session),
    games: gameTable(session, seats, onUnreadable),
    guard: writeGuard(session),
    halls: forumTable(session),
    heartbeat: heartbeat(session),
    interactions: interactionQuery(session),
    log: logTable(session),
    moveMark: moveMark(session),
    pages: pageTable(session),
    people: peopleTable(session),
    personalRows: personalRows(session),
    pings: pingTable(session),
    plans: planTable(session),
    posts: postTable(session),
    pruning: pruning(session),
    pushes: pushTable(session),
    quiets: quietTable(session),
    ratings: ratingTable(session),
    reminders: reminderTable(session),
    results: resultsTable(session, onUnreadable),
    seatAccess: seatAccessTable(session),
    spectators: spectatorTable(session, notices),
    threads: threadTable(session),
    tileSets: tileSetTable(session),
  } as const;
}
