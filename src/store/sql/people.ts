import type { GameId, GamePlace, PersonalData, Settings, SettingsChange, UserId } from '../records.ts';
import { standaloneCalls } from './calls.ts';
import type { Database } from './database.ts';
import type { Statements } from './statements.ts';

/** People and channels, and all data about a person. */
export function peopleIn(database: Database) {
  return {
    ...standaloneCalls(database, 'people', {
      rememberUser: 'note',
      rememberChannel: 'note',
      users: 'run',
      names: 'run',
      channel: 'run',
      setChannelLanguage: 'write',
      settings: 'run',
      withoutStatistics: 'run',
    }),
    ...standaloneCalls(database, 'personalRows', { rowsOf: 'read' }),

    /**
     * Changes settings and returns them all; omitted ones keep their values.
     *
     * @param dropsRatings true to delete the user's ratings, also those stored with results
     */
    changeSettings(userId: UserId, change: SettingsChange, dropsRatings = false): Promise<Settings> {
      return database.write(async (tables) => {
        if (dropsRatings) await tables.ratings.forget(userId);
        return tables.people.changeSettings(userId, change);
      }, `user ${userId}`);
    },

    personalData(userId: UserId): Promise<PersonalData> {
      return database.read((tables) => personalData(tables, userId));
    },

    /**
     * Deletes all data about a person, also from free pages of the file. Returns the lobbies and running games in which the person
     * keeps the seat, as others play in them.
     */
    async forget(userId: UserId): Promise<readonly GamePlace[]> {
      const places = await database.write(async (tables) => {
        for (const step of FORGET_STEPS) await step(tables, userId);
        return tables.games.openPlacesOfUser(userId);
      }, `user ${userId}`);
      await database.scrub();
      return places;
    },
  };
}

/** The steps that delete a person's data, in this order. */
const FORGET_STEPS: readonly ((tables: Statements, userId: UserId) => Promise<unknown>)[] = [
  (tables, userId) => tables.people.forget(userId),
  (tables, userId) => tables.spectators.forget(userId),
  (tables, userId) => tables.quiets.forget(userId),
  (tables, userId) => tables.plans.forget(userId),
  // The clocks of the person's games are checked again without the deleted settings.
  (tables, userId) => tables.clocks.touchGamesOf(userId),
  (tables, userId) => tables.reminders.forget(userId),
  (tables, userId) => tables.seatAccess.endOfUser(userId),
  (tables, userId) => tables.posts.forget(userId),
  (tables, userId) => tables.threads.forget(userId),
  (tables, userId) => tables.pings.forget(userId),
  (tables, userId) => tables.acts.forget(userId),
  // Before the results, as their rows contain ratings.
  (tables, userId) => tables.ratings.forget(userId),
  (tables, userId) => tables.results.forget(userId),
  // An anonymous stand-in gets the seats in games that are over.
  (tables, userId) => tables.games.forget(userId),
];

async function personalData(tables: Statements, userId: UserId): Promise<PersonalData> {
  const user = (await tables.people.users([userId])).get(userId);
  const names = await tables.people.namesOf(userId);
  const reminders = await tables.reminders.settings(userId);
  const absence = (await tables.reminders.absences([userId])).at(-1);
  const results = await tables.results.countOf(userId);
  const ratings = await tables.ratings.ofUser(userId);
  const plans = await tables.plans.countOf(userId);
  const sessions = (await tables.seatAccess.ofUser(userId)).map(({ gameId, madeAt, seenAt, pushEndpoint }) => ({
    gameId,
    madeAt,
    seenAt,
    isNotified: pushEndpoint !== null,
  }));
  return {
    ...(user && { user }),
    ...(names.length > 0 && { names }),
    settings: await tables.people.settings(userId),
    games: await tables.games.placesOfUser(userId),
    watches: await withPlaces(tables, await tables.spectators.ofUser(userId)),
    quiets: await withPlaces(tables, await tables.quiets.ofUser(userId)),
    namedActs: await tables.acts.countBy(userId),
    ...(reminders && { reminders }),
    ...(absence && { absence }),
    ...(results > 0 && { results }),
    ...(ratings.length > 0 && { ratings }),
    ...(plans > 0 && { plans }),
    ...(sessions.length > 0 && { sessions: await withPlaces(tables, sessions) }),
  };
}

/** Rows of games, with channel and status of each game. */
async function withPlaces<Row extends { readonly gameId: GameId }>(
  tables: Statements,
  rows: readonly Row[],
): Promise<(Omit<Row, 'gameId'> & { readonly game: GamePlace })[]> {
  const placed = [];
  for (const { gameId, ...row } of rows) placed.push({ game: await tables.games.place(gameId), ...row });
  return placed;
}
