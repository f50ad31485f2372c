import * as columns from 'drizzle-orm/sqlite-core';
import { tablesOf } from '../sql/schema.ts';

/** The tables in SQLite; drizzle-kit looks for them among what this file exports. */
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
