import type {
  ChannelRecord,
  GameId,
  GamePlace,
  PersonalData,
  SeenUser,
  Settings,
  SettingsChange,
  UserId,
} from '../records.ts';
import { calls } from './calls.ts';
import type { Database } from './database.ts';
import type { Statements } from './statements.ts';

/** People and channels, and all data about a person. */
export function peopleIn(database: Database) {
  return {
    ...calls(database, 'people', {
      users: 'run',
      names: 'run',
      channel: 'run',
      setChannelLanguage: 'write',
      settings: 'run',
      withoutStatistics: 'run',
    }),
    ...calls(database, 'personalRows', { rowsOf: 'read' }),

    /** Stores a user and their name in a server. */
    rememberUser(user: SeenUser): Promise<void> {
      return database.note(({ people }) => people.putUser(user));
    },

    /** Stores a channel, which keeps its language. */
    rememberChannel(channel: Omit<ChannelRecord, 'language'>): Promise<void> {
      return database.note(({ people }) => people.putChannel(channel));
    },

    /**
     * Changes settings and returns them all; omitted ones keep their values.
     *
     * @param dropsRatings true to delete the user's ratings, also those stored with results
     */
    changeSettings(userId: UserId, change: SettingsChange, dropsRatings = false): Promise<Settings> {
      return database.write(async (on) => {
        if (dropsRatings) await on.ratings.forget(userId);
        return on.people.changeSettings(userId, change);
      }, `user ${userId}`);
    },

    personalData(userId: UserId): Promise<PersonalData> {
      return database.read((on) => personalData(on, userId));
    },

    /**
     * Deletes all data about a person, also from free pages of the file. Returns the lobbies and running games in which the person
     * keeps the seat, as others play in them.
     */
    async forget(userId: UserId): Promise<readonly GamePlace[]> {
      const kept = await database.write(async (on) => {
        for (const step of FORGET_STEPS) await step(on, userId);
        return on.games.openPlacesOfUser(userId);
      }, `user ${userId}`);
      await database.scrub();
      return kept;
    },
  };
}

/** The steps that delete a person's data, in this order. */
const FORGET_STEPS: readonly ((on: Statements, userId: UserId) => Promise<void>)[] = [
  (on, userId) => on.people.forget(userId),
  (on, userId) => on.spectators.forget(userId),
  (on, userId) => on.quiets.forget(userId),
  // The clocks of the person's games are checked anew without the deleted settings.
  (on, userId) => on.clocks.touchGamesOf(userId),
  (on, userId) => on.reminders.forget(userId),
  (on, userId) => on.posts.forget(userId),
  (on, userId) => on.threads.forget(userId),
  (on, userId) => on.pings.forget(userId),
  (on, userId) => on.acts.forget(userId),
  // Before the results, as their rows contain ratings.
  (on, userId) => on.ratings.forget(userId),
  (on, userId) => on.results.forget(userId),
  // An anonymous stand-in gets the seats in games that are over.
  (on, userId) => on.games.forget(userId),
];

async function personalData(on: Statements, userId: UserId): Promise<PersonalData> {
  const user = (await on.people.users([userId])).get(userId);
  const names = await on.people.namesOf(userId);
  const reminders = await on.reminders.settings(userId);
  const absence = (await on.reminders.absences([userId])).at(-1);
  const results = await on.results.countOf(userId);
  const ratings = await on.ratings.ofUser(userId);
  return {
    ...(user && { user }),
    ...(names.length > 0 && { names }),
    settings: await on.people.settings(userId),
    games: await on.games.placesOfUser(userId),
    watches: await withPlaces(on, await on.spectators.ofUser(userId)),
    quiets: await withPlaces(on, await on.quiets.ofUser(userId)),
    namedActs: await on.acts.countBy(userId),
    ...(reminders && { reminders }),
    ...(absence && { absence }),
    ...(results > 0 && { results }),
    ...(ratings.length > 0 && { ratings }),
  };
}

/** Rows of games, with channel and status of each game. */
async function withPlaces<Row extends { readonly gameId: GameId }>(
  on: Statements,
  rows: readonly Row[],
): Promise<(Omit<Row, 'gameId'> & { readonly game: GamePlace })[]> {
  const placed = [];
  for (const { gameId, ...row } of rows) placed.push({ game: await on.games.place(gameId), ...row });
  return placed;
}
