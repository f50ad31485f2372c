import { type GameId, isPerson, type PersonalData, type UserId } from '../records.ts';
import type { ActsToWrite, GuardedWrite, NoticesToWrite, PersonalPart, Store, WriteOutcome } from '../store.ts';
import type { Body, Database } from './database.ts';
import { NotUnique } from './not-unique.ts';
import type { PruningPlace } from './pruning.ts';
import type { Statements } from './statements.ts';

/** Where a pass of pruning begins. */
const BEGINNING: PruningPlace = { table: 0 };

/** Tables in which two writers to one game, or of one channel, would write the same row. */
const GUARDING: ReadonlySet<string> = new Set(['games', 'log', 'acts']);

/** How the parts of what is stored about a person are deleted. */
const FORGET: Readonly<Record<PersonalPart, (on: Statements, userId: UserId) => Promise<unknown>>> = {
  user: (on, userId) => on.people.forget(userId),
  watches: (on, userId) => on.spectators.forget(userId),
  quiets: (on, userId) => on.quiets.forget(userId),
  async reminders(on, userId) {
    await on.clocks.touchGamesOf(userId);
    await on.reminders.forget(userId);
  },
  posts: (on, userId) => on.posts.forget(userId),
  pings: (on, userId) => on.pings.forget(userId),
  acts: (on, userId) => on.acts.forget(userId),
  ratings: (on, userId) => on.ratings.forget(userId),
  results: (on, userId) => on.results.forget(userId),
  seats: (on, userId) => on.games.forget(userId),
};

/** The store on a database of any dialect. */
export class SqlStore implements Store {
  readonly #database: Database;
  /** How far the pass of pruning under way has come. */
  #pruned = BEGINNING;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly createGame: Store['createGame'] = async (game) => {
    const body = async (on: Statements) => {
      const earlier = await on.games.gameOfCause(game.cause);
      if (earlier !== undefined) return on.games.byId(earlier);
      const { now: at } = await on.heartbeat.timeAt(game.at);
      const gameId = await on.games.insert({ ...game, at });
      if (gameId === undefined) return undefined;
      await on.seats.replace(gameId, game.seats);
      await on.games.noteCause(gameId, game.cause, at);
      await on.posts.wish(game.posts, { gameId, seq: 0 });
      return on.games.byId(gameId);
    };
    const write = () => this.#database.write(body, `channel ${game.channelId}`);
    try {
      return await write();
    } catch (error) {
      // Another process has opened a game for the same cause, which is there now.
      if (error instanceof NotUnique && error.table === 'causes') return await write();
      throw error;
    }
  };

  readonly openGame: Store['openGame'] = async (channelId) => this.#database.read(({ games }) => games.open(channelId));
  readonly lastGame: Store['lastGame'] = async (channelId) => this.#database.read(({ games }) => games.last(channelId));
  readonly game: Store['game'] = async (id) => this.#database.read(({ games }) => games.byId(id));

  readonly changeLobby: Store['changeLobby'] = async (change) => {
    return this.#guarded(change, async (on, write) => {
      const { gameId, seats, ownerId, closed, ruleSet, options } = write;
      const status = closed ? 'closed' : 'lobby';
      if (!(await on.games.changeLobby(write, { status, ownerId, ruleSet, options }))) return 'conflict';
      await on.seats.replace(gameId, seats);
      if (closed) await on.ratings.done(gameId);
      return 'written';
    });
  };

  readonly openGames: Store['openGames'] = async (shard) => this.#database.run(({ games }) => games.allOpen(shard));
  readonly countOpenGames: Store['countOpenGames'] = async (guildId) =>
    this.#database.run(({ games }) => games.countOpen(guildId));
  readonly countOwnGames: Store['countOwnGames'] = async (userId) =>
    this.#database.run(({ games }) => games.countOwn(userId));
  readonly gamesWithEnds: Store['gamesWithEnds'] = async () => this.#database.run(({ games }) => games.withEnds());

  readonly noteEnds: Store['noteEnds'] = async ({ gameId, shown, acts, posts }) =>
    this.#database.write(async (on) => {
      if (acts !== (await on.acts.count(gameId))) return false;
      await on.games.putEnds(gameId, shown);
      await on.posts.wish(posts, { gameId, seq: await on.log.length(gameId) });
      return true;
    }, `game ${gameId}`);

  readonly computerTurns: Store['computerTurns'] = async (shard) =>
    this.#database.run(({ clocks }) => clocks.ofComputers(shard));
  readonly warnLobby: Store['warnLobby'] = async (warning) =>
    this.#guarded(warning, async (on, write) => ((await on.games.warnLobby(write)) ? 'written' : 'conflict'));
  readonly idleLobbies: Store['idleLobbies'] = async (changedBefore) =>
    this.#database.read(({ games }) => games.idleLobbies(changedBefore));
  readonly gamesOf: Store['gamesOf'] = async (userId) => this.#database.read(({ games }) => games.ofUser(userId));

  readonly endedGamesOf: Store['endedGamesOf'] = async (userId, max) =>
    this.#database.read(({ games }) => games.endedOfUser(userId, max));

  readonly startGame: Store['startGame'] = async (start) => {
    return this.#guarded(start, async (on, write) => {
      const { gameId, seats, setup, entries, begins, at } = write;
      if (!(await on.games.changeLobby(write, { status: 'running', setup }))) return 'conflict';
      await on.seats.replace(gameId, seats);
      await on.clocks.begin(gameId, begins, at);
      await on.log.insert(entries, { gameId, seq: 0, at });
      return 'written';
    });
  };

  readonly append: Store['append'] = async (change) => {
    return this.#guarded(change, async (on, write) => {
      const { gameId, seq, entries, status, raises = entries.length, replacement, endsWatch, channelId } = write;
      // UNIQUE(game, seq) alone would allow a gap.
      if (seq !== (await on.log.length(gameId))) return 'conflict';
      if (channelId !== undefined && (await on.games.open(channelId))) return 'conflict';
      if (!(await on.games.advance(write, { status, by: raises }))) return 'conflict';
      await on.log.insert(entries, write);
      if (channelId !== undefined) await on.games.move(gameId, channelId);
      if (replacement) await on.seats.give(gameId, replacement.seat, replacement.userId);
      if (endsWatch !== undefined) {
        await on.spectators.unwatch(gameId, endsWatch);
        await on.quiets.endIn(gameId, endsWatch);
      }
      if (write.results) await on.results.insert(gameId, write.results);
      if (write.page) await on.pages.put({ gameId, key: write.page.newKey, isOpen: write.page.isOpen });
      if (write.isUnrated) await on.ratings.done(gameId);
      if (write.clock) await on.clocks.change(gameId, write.clock, write.at);
      return 'written';
    });
  };

  readonly closeUnread: Store['closeUnread'] = async ({ gameId, cause, at, act, userId }) => {
    return this.#raced(gameId, async (on) => {
      if ((await on.games.gameOfCause(cause)) !== undefined) return 'duplicate';
      if (!(await on.games.close(gameId, at))) return 'conflict';
      const acts = { from: await on.acts.next(gameId), acts: [act], ...(userId !== undefined && { userId }) };
      await on.acts.insert(acts, { gameId, seq: await on.log.length(gameId), at });
      await on.games.noteCause(gameId, cause, at);
      await on.clocks.end(gameId);
      await on.ratings.done(gameId);
      await on.posts.dropPending(gameId);
      await on.spectators.endGame(gameId);
      return 'written';
    });
  };

  readonly log: Store['log'] = async (gameId, from = 0) => this.#database.run(({ log }) => log.ofGame(gameId, from));
  readonly users: Store['users'] = async (ids) => this.#database.run(({ people }) => people.users(ids));

  readonly names: Store['names'] = async (guildId, ids) =>
    this.#database.run(({ people }) => people.names(guildId, ids));

  readonly rememberUser: Store['rememberUser'] = async (user) => {
    const { id, guildId, name, locale } = user;
    const isKnown = await this.#database.read(async ({ people }) => {
      const user = (await people.users([id])).get(id);
      return user?.locale === locale && (await people.names(guildId, [id])).get(id) === name;
    });
    if (isKnown) return;
    await this.#database.note(({ people }) => people.putUser(user));
  };

  readonly channel: Store['channel'] = async (id) => this.#database.run(({ people }) => people.channel(id));

  readonly rememberChannel: Store['rememberChannel'] = async (channel) => {
    const known = await this.#database.run(({ people }) => people.channel(channel.id));
    if (known && known.guildId === channel.guildId && known.locale === channel.locale) return;
    await this.#database.note(({ people }) => people.putChannel(channel));
  };

  readonly setChannelLanguage: Store['setChannelLanguage'] = async (id, language) =>
    this.#database.write(({ people }) => people.setChannelLanguage(id, language));
  readonly settings: Store['settings'] = async (userId) => this.#database.run(({ people }) => people.settings(userId));
  readonly changeSettings: Store['changeSettings'] = async (userId, change, dropsRatings = false) => {
    return this.#database.write(async (on) => {
      if (dropsRatings) await on.ratings.forget(userId);
      return on.people.changeSettings(userId, change);
    }, `user ${userId}`);
  };

  readonly playedGames: Store['playedGames'] = async (userId) =>
    this.#database.run(({ results }) => results.ofUser(userId));
  readonly gamesBetween: Store['gamesBetween'] = async (userIds, last) =>
    this.#database.run(({ results }) => results.between(userIds, last));
  readonly analysis: Store['analysis'] = async (gameId) =>
    this.#database.run(({ analyses }) => analyses.ofGame(gameId));
  readonly wantAnalysis: Store['wantAnalysis'] = async (wanted) =>
    this.#database.note(({ analyses }) => analyses.want(wanted));
  readonly wantedAnalyses: Store['wantedAnalyses'] = async (shard) =>
    this.#database.run(({ analyses }) => analyses.wanted(shard));
  readonly unwantAnalysis: Store['unwantAnalysis'] = async (gameId) =>
    this.#database.note(({ analyses }) => analyses.unwant(gameId));
  // What a power cut undoes is made again.
  readonly putAnalysis: Store['putAnalysis'] = async (analysis) =>
    this.#database.note(({ analyses }) => analyses.put(analysis));
  readonly page: Store['page'] = async (gameId, newKey) => {
    const known = await this.#database.run(({ pages }) => pages.ofGame(gameId));
    if (known) return known;
    return this.#database.write(async ({ pages }) => {
      await pages.add({ gameId, key: newKey, isOpen: true });
      return (await pages.ofGame(gameId))!;
    }, `game ${gameId}`);
  };

  readonly gameOfPage: Store['gameOfPage'] = async (key) => {
    return this.#database.read(async ({ games, pages }) => {
      const gameId = await pages.gameOf(key);
      return gameId === undefined ? undefined : games.byId(gameId);
    });
  };

  readonly setPage: Store['setPage'] = async ({ gameId, isOpen, newKey, posts }) =>
    this.#database.write(async (on) => {
      if ((await on.pages.ofGame(gameId))?.isOpen === isOpen) return;
      await on.pages.put({ gameId, key: newKey, isOpen });
      await on.posts.wish(posts, { gameId, seq: await on.log.length(gameId) });
    }, `game ${gameId}`);

  readonly revisions: Store['revisions'] = async (keys) => this.#database.run(({ pages }) => pages.revisions(keys));
  readonly withoutStatistics: Store['withoutStatistics'] = async (userIds) =>
    this.#database.run(({ people }) => people.withoutStatistics(userIds));
  readonly ratings: Store['ratings'] = async (userId) => this.#database.run(({ ratings }) => ratings.ofUser(userId));
  readonly bestRatings: Store['bestRatings'] = async (of) => this.#database.run(({ ratings }) => ratings.best(of));

  readonly unratedGame: Store['unratedGame'] = async () => {
    return this.#database.read(async (on) => {
      const next = await on.ratings.nextGame();
      return next && { ...next, seats: await on.results.seatsOf(next.gameId) };
    });
  };

  readonly rateGame: Store['rateGame'] = async ({ gameId, seats = [], ratings }) => {
    // What a power cut undoes is done again.
    return this.#database.note(async (on) => {
      const next = await on.ratings.nextGame();
      if (next?.gameId !== gameId || !(await on.ratings.areBefore(ratings, next))) return 'conflict';
      // Somebody may have been forgotten since, or wants no statistics.
      const named = [...ratings, ...seats].flatMap(({ userId }) => userId ?? []).filter(isPerson);
      const known = seats.length > 0 ? await playersOf(on, gameId) : namesIn(await on.results.seatsOf(gameId));
      if (named.some((userId) => !known.has(userId))) return 'conflict';
      if ((await on.people.withoutStatistics(ratings.map(({ userId }) => userId))).size > 0) return 'conflict';
      await on.results.insert(gameId, seats);
      await on.ratings.change(ratings, next);
      await on.ratings.done(gameId);
      return 'written';
    }, 'ratings');
  };

  readonly personalData: Store['personalData'] = async (userId) => {
    return this.#database.read(async (on) => {
      const user = (await on.people.users([userId])).get(userId);
      const names = await on.people.namesOf(userId);
      const watches: PersonalData['watches'][number][] = [];
      for (const { gameId, what } of await on.spectators.ofUser(userId)) {
        watches.push({ game: await on.games.place(gameId), what });
      }
      const quiets: PersonalData['quiets'][number][] = [];
      for (const { gameId, turn } of await on.quiets.ofUser(userId)) {
        quiets.push({ game: await on.games.place(gameId), turn });
      }
      const reminders = await on.reminders.settings(userId);
      const absence = (await on.reminders.absences([userId])).at(-1);
      const results = await on.results.countOf(userId);
      const ratings = await on.ratings.ofUser(userId);
      return {
        ...(user && { user }),
        ...(names.length > 0 && { names }),
        settings: await on.people.settings(userId),
        games: await on.games.placesOfUser(userId),
        watches,
        quiets,
        namedActs: await on.acts.countBy(userId),
        ...(reminders && { reminders }),
        ...(absence && { absence }),
        ...(results > 0 && { results }),
        ...(ratings.length > 0 && { ratings }),
      };
    });
  };

  readonly personalRows: Store['personalRows'] = async (userId) =>
    this.#database.read(({ personalRows }) => personalRows.ofUser(userId));

  readonly forgetUser: Store['forgetUser'] = async (userId, parts) => {
    const kept = await this.#database.write(async (on) => {
      for (const part of parts) await FORGET[part](on, userId);
      return on.games.openPlacesOfUser(userId);
    }, `user ${userId}`);
    await this.#database.scrub();
    return kept;
  };

  readonly watch: Store['watch'] = async (gameId, watcher) => {
    await this.#database.write(async (on) => {
      await on.spectators.watch(gameId, watcher);
      await on.quiets.endIn(gameId, watcher.userId);
    }, `game ${gameId}`);
  };

  readonly unwatch: Store['unwatch'] = async (gameId, userId) => {
    return this.#database.write(async (on) => {
      const watched = await on.spectators.unwatch(gameId, userId);
      // A user who does not watch needs no quiet turns.
      if (watched) await on.quiets.endIn(gameId, userId);
      return watched;
    }, `game ${gameId}`);
  };

  readonly countWatched: Store['countWatched'] = async (userId) =>
    this.#database.run(async ({ spectators }) => (await spectators.ofUser(userId)).length);
  readonly watchersOf: Store['watchersOf'] = async (gameId) =>
    this.#database.run(({ spectators }) => spectators.ofGame(gameId));

  readonly spectators: Store['spectators'] = async (gameId, turn) =>
    this.#database.run(({ spectators }) => spectators.inTurn(gameId, turn));

  readonly toggleQuiet: Store['toggleQuiet'] = async (quiet) => {
    return this.#database.write(async (on) => {
      await on.clocks.touch(quiet.gameId);
      return on.quiets.toggle(quiet);
    }, `game ${quiet.gameId}`);
  };

  readonly isQuiet: Store['isQuiet'] = async (quiet) => this.#database.run(({ quiets }) => quiets.has(quiet));
  readonly dueNotice: Store['dueNotice'] = async (now, shard) =>
    this.#database.held(({ spectators }) => spectators.due(now, shard));
  readonly nextNotice: Store['nextNotice'] = async (shard) =>
    this.#database.run(({ spectators }) => spectators.nextDue(shard));
  readonly noticeDone: Store['noticeDone'] = async (id) => this.#database.note(({ spectators }) => spectators.done(id));
  readonly noticeFailed: Store['noticeFailed'] = async (id, retryAt) =>
    this.#database.note(({ spectators }) => spectators.failed(id, retryAt));
  readonly noticeHeld: Store['noticeHeld'] = async (id, until) =>
    this.#database.note(({ spectators }) => spectators.held(id, until));
  readonly duePosts: Store['duePosts'] = async (now, wanted) =>
    this.#database.held(({ posts }) => posts.due(now, wanted));
  readonly nextDue: Store['nextDue'] = async (now, shard) =>
    this.#database.run(({ posts }) => posts.nextDue(now, shard));
  readonly databaseId: Store['databaseId'] = async () => this.#database.id();
  readonly outboxDepth: Store['outboxDepth'] = async () => this.#database.run(({ posts }) => posts.depth());
  readonly addPosts: Store['addPosts'] = async (gameId, posts) =>
    this.#database.write(
      async (on) => void (await on.posts.wish(posts, { gameId, seq: await on.log.length(gameId) })),
      `game ${gameId}`,
    );
  readonly posts: Store['posts'] = async (gameId, after = 0) =>
    this.#database.run(({ posts }) => posts.ofGame(gameId, after));
  readonly postBegun: Store['postBegun'] = async (post) =>
    // What is sent without it would be sent again after a power cut, and ping again.
    this.#database.write(({ posts }) => posts.begun(post), `post ${post.id}`);
  readonly newestId: Store['newestId'] = async (gameId) => this.#database.run(({ posts }) => posts.newestId(gameId));
  readonly firstMessageId: Store['firstMessageId'] = async (gameId) =>
    this.#database.run(({ posts }) => posts.firstMessageId(gameId));
  readonly isAwaited: Store['isAwaited'] = async (post) => this.#database.run(({ posts }) => posts.isAwaited(post));
  readonly postHeld: Store['postHeld'] = async (post) => this.#database.note(({ posts }) => posts.hold(post));
  readonly postDelivered: Store['postDelivered'] = async (post) =>
    this.#database.note(async (on) => {
      const { pinged = [], ...delivered } = post;
      await on.posts.delivered(delivered);
      await on.pings.note(pinged);
    }, `post ${post.id}`);
  readonly pings: Store['pings'] = async (gameId, about) =>
    this.#database.run(({ pings }) => pings.about(gameId, about));
  readonly notePing: Store['notePing'] = async (ping) => this.#database.note(({ pings }) => pings.note([ping]));
  readonly postFailed: Store['postFailed'] = async (post) =>
    this.#database.note(({ posts }) => posts.failed(post), `post ${post.id}`);
  readonly postDropped: Store['postDropped'] = async (post) => this.#database.note(({ posts }) => posts.drop(post));
  readonly postToChannel: Store['postToChannel'] = async (post) =>
    this.#database.note(({ posts }) => posts.toChannel(post));
  readonly lostPosts: Store['lostPosts'] = async (where) => this.#database.run(({ posts }) => posts.lost(where));
  readonly revivePosts: Store['revivePosts'] = async (gameId) =>
    this.#database.write(({ posts }) => posts.revive(gameId), `game ${gameId}`);
  readonly clock: Store['clock'] = async (gameId) => this.#database.run(({ clocks }) => clocks.ofGame(gameId));
  readonly dueClocks: Store['dueClocks'] = async (now, page) =>
    this.#database.run(({ clocks }) => clocks.due(now, page));
  readonly beat: Store['beat'] = async (now) =>
    this.#database.note(({ heartbeat }) => heartbeat.beat(now), 'heartbeat');
  readonly tableTime: Store['tableTime'] = async (now) => this.#database.read(({ heartbeat }) => heartbeat.timeAt(now));
  readonly absences: Store['absences'] = async (userIds) =>
    this.#database.run(({ reminders }) => reminders.absences(userIds));
  readonly reminders: Store['reminders'] = async (userId) =>
    this.#database.run(({ reminders }) => reminders.settings(userId));

  readonly saveClock: Store['saveClock'] = async (look) => {
    const { gameId, posts } = look;
    // A look that makes no message due is repeated after a power cut.
    return this.#database[posts.length > 0 ? 'write' : 'note'](async (on) => {
      const isWritten = await on.clocks.looked(look);
      if (isWritten) await on.posts.wish(posts, { gameId, seq: await on.log.length(gameId) });
      return isWritten;
    }, `game ${gameId}`);
  };

  readonly setReminders: Store['setReminders'] = async (userId, settings) => {
    await this.#database.write(async (on) => {
      await on.reminders.put(userId, settings);
      await on.clocks.touchGamesOf(userId);
    }, `user ${userId}`);
  };

  readonly setAbsence: Store['setAbsence'] = async ({ absence, now, told }) => {
    await this.#database.write(async (on) => {
      await on.reminders.dropAbsencesBefore(await on.heartbeat.neededSince(now));
      await on.reminders.putAbsence(absence);
      await on.clocks.touchGamesOf(absence.userId);
      for (const { gameId, post } of told) {
        // Only running games have a clock.
        if (!(await on.clocks.ofGame(gameId))) continue;
        await on.posts.wish([post], { gameId, seq: await on.log.length(gameId) });
      }
    }, `user ${absence.userId}`);
  };

  readonly rememberTileSet: Store['rememberTileSet'] = async (tileSet) =>
    this.#database.write(({ tileSets }) => tileSets.put(tileSet));
  readonly tileSets: Store['tileSets'] = async () => this.#database.run(({ tileSets }) => tileSets.all());
  readonly prune: Store['prune'] = async (now) => {
    const place = await this.#database.write(async (on) => {
      return on.pruning.step(await on.heartbeat.sureMoment(now), this.#pruned);
    }, 'pruning');
    this.#pruned = place ?? BEGINNING;
    await this.#database.shrink();
    return place !== undefined;
  };

  readonly close: Store['close'] = () => this.#database.close();

  /** Applies each cause once, and writes cause, acts, posts and notices in the transaction of `body`. */
  #guarded<Write extends GuardedWrite & { acts?: ActsToWrite; notices?: NoticesToWrite }>(
    write: Write,
    body: (on: Statements, write: Write) => Promise<Exclude<WriteOutcome, 'duplicate'>>,
  ): Promise<WriteOutcome> {
    const { gameId, cause, acts, posts, notices } = write;
    return this.#raced(gameId, async (on) => {
      // A clock that is behind would write what has long begun.
      const { now: at } = await on.heartbeat.timeAt(write.at);
      // Checked before the revision: a repeated interaction also has the old revision.
      if ((await on.games.gameOfCause(cause)) !== undefined) return 'duplicate';
      if (acts && acts.from !== (await on.acts.count(gameId))) return 'conflict';
      const seq = await on.log.length(gameId);
      const outcome = await body(on, { ...write, at });
      if (outcome !== 'written') return outcome;
      if (acts) await on.acts.insert(acts, { gameId, seq, at });
      await on.games.noteCause(gameId, cause, at);
      const sent = await on.posts.wish(posts, { gameId, seq, at });
      const told = sent.findLast(({ kind }) => kind === 'turn' || kind === 'end');
      if (notices && told) {
        await on.spectators.tell(gameId, notices, { postId: told.id, length: await on.log.length(gameId) });
        await on.quiets.dropBefore(gameId, notices.firstTurn);
      }
      return outcome;
    });
  }

  /**
   * Writes what was looked at first: where another process writes between the look and the write, the keys of the tables tell
   * so, and the outcome is the one to which a later look would have led.
   */
  async #raced(gameId: GameId, body: Body<WriteOutcome>): Promise<WriteOutcome> {
    try {
      return await this.#database.write(body, `game ${gameId}`);
    } catch (error) {
      if (error instanceof NotUnique && error.table === 'causes') return 'duplicate';
      if (error instanceof NotUnique && GUARDING.has(error.table)) return 'conflict';
      throw error;
    }
  }
}

/** Everybody who has had a seat in a game, as far as they are not forgotten. */
async function playersOf(on: Statements, gameId: GameId): Promise<Set<UserId>> {
  const acts = await on.acts.ofGame(gameId);
  const before = acts.flatMap(({ act }) => (act.type === 'replaced' ? [act] : []));
  return namesIn([...(await on.seats.ofGame(gameId)), ...before]);
}

function namesIn(named: readonly { readonly userId?: UserId }[]): Set<UserId> {
  return new Set(named.flatMap(({ userId }) => userId ?? []));
}
