import { tablesOf } from '../sql/schema.ts';
import { columns } from './columns.ts';

/** The tables in PostgreSQL; drizzle-kit looks for them among what this file exports. */
export const {
  games,
  seats,
  log,
  acts,
  causes,
  users,
  names,
  channels,
  settings,
  watchers,
  quiets,
  posts,
  pings,
  notices,
  wantedThreads,
  tileSets,
  clocks,
  absences,
  outages,
  heartbeat,
  reminders,
  results,
  analyses,
  wantedAnalyses,
  pages,
  ratings,
  ratedIn,
} = tablesOf(columns);
