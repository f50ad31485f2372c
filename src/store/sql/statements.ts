import type { UnreadableGame } from '../unreadable-game.ts';
import { ActTable } from './act-table.ts';
import { AnalysisTable } from './analysis-table.ts';
import { AnyRows } from './any-rows.ts';
import { ClockTable } from './clock-table.ts';
import { GameTable } from './game-table.ts';
import { HallTable } from './hall-table.ts';
import { Heartbeat } from './heartbeat.ts';
import { InteractionQuery } from './interaction-query.ts';
import { LogTable } from './log-table.ts';
import { MoveMark } from './move-mark.ts';
import { NoticeTable } from './notice-table.ts';
import { PageTable } from './page-table.ts';
import { PeopleTable } from './people-table.ts';
import { PersonalRows } from './personal-rows.ts';
import { PingTable } from './ping-table.ts';
import { PlanTable } from './plan-table.ts';
import { PostTable } from './post-table.ts';
import { Pruning } from './pruning.ts';
import { PushTable } from './push-table.ts';
import { QuietTable } from './quiet-table.ts';
import { RatingTable } from './rating-table.ts';
import { ReminderTable } from './reminder-table.ts';
import { ResultsTable } from './results-table.ts';
import { SeatAccessTable } from './seat-access-table.ts';
import { SeatTable } from './seat-table.ts';
import type { Session } from './session.ts';
import { SpectatorTable } from './spectator-table.ts';
import { ThreadTable } from './thread-table.ts';
import { TileSetTable } from './tile-set-table.ts';
import { WriteGuard } from './write-guard.ts';

/** The prepared statements of a connection, by subject. */
export type Statements = ReturnType<typeof statementsOn>;

/**
 * Prepares all statements on a connection.
 *
 * @param onUnreadable called with an unreadable game that a list leaves out
 */
export function statementsOn(session: Session, onUnreadable: (error: UnreadableGame) => void) {
  const seats = new SeatTable(session);
  const notices = new NoticeTable(session);
  return {
    acts: new ActTable(session),
    seats,
    notices,
    analyses: new AnalysisTable(session),
    anyRows: new AnyRows(session),
    clocks: new ClockTable(session),
    games: new GameTable(session, { seats, onUnreadable }),
    guard: new WriteGuard(session),
    halls: new HallTable(session),
    heartbeat: new Heartbeat(session),
    interactions: new InteractionQuery(session),
    log: new LogTable(session),
    moveMark: new MoveMark(session),
    pages: new PageTable(session),
    people: new PeopleTable(session),
    personalRows: new PersonalRows(session),
    pings: new PingTable(session),
    plans: new PlanTable(session),
    posts: new PostTable(session),
    pruning: new Pruning(session),
    pushes: new PushTable(session),
    quiets: new QuietTable(session),
    ratings: new RatingTable(session),
    reminders: new ReminderTable(session),
    results: new ResultsTable(session, onUnreadable),
    seatAccess: new SeatAccessTable(session),
    spectators: new SpectatorTable(session, notices),
    threads: new ThreadTable(session),
    tileSets: new TileSetTable(session),
  } as const;
}
