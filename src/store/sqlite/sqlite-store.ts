import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { GameId, UserId } from '../records.ts';
import { seatedIn } from '../resigned-seats.ts';
import { ActTable } from '../sql/act-table.ts';
import { AnalysisTable } from '../sql/analysis-table.ts';
import { ClockTable } from '../sql/clock-table.ts';
import { GameTable } from '../sql/game-table.ts';
import { Heartbeat } from '../sql/heartbeat.ts';
import { LogTable } from '../sql/log-table.ts';
import { PeopleTable } from '../sql/people-table.ts';
import { PingTable } from '../sql/ping-table.ts';
import { PostTable } from '../sql/post-table.ts';
import { Pruning } from '../sql/pruning.ts';
import { QuietTable } from '../sql/quiet-table.ts';
import { RatingTable } from '../sql/rating-table.ts';
import { ReminderTable } from '../sql/reminder-table.ts';
import { ResultsTable } from '../sql/results-table.ts';
import { SeatTable } from '../sql/seat-table.ts';
import { SpectatorTable } from '../sql/spectator-table.ts';
import { TileSetTable } from '../sql/tile-set-table.ts';
import type { ActsToWrite, GuardedWrite, Store, WriteOutcome } from '../store.ts';
import type { UnreadableGame } from '../unreadable-game.ts';
import { databaseIdOf } from './database.ts';
import type { Connection } from './driver.ts';
import { Transactions } from './transactions.ts';

/** In milliseconds. */
const ONE_DAY = 24 * 60 * 60_000;

/**
 * The store on an SQLite file. The driver is synchronous, so a method has finished when it returns its promise, and
 * nothing in this process can run in the middle of one.
 */
export class SqliteStore implements Store {
  readonly #connection: Connection;
  readonly #transactions: Transactions;
  readonly #acts: ActTable;
  readonly #analyses: AnalysisTable;
  readonly #clocks: ClockTable;
  readonly #games: GameTable;
  readonly #heartbeat: Heartbeat;
  readonly #log: LogTable;
  readonly #people: PeopleTable;
  readonly #pings: PingTable;
  readonly #posts: PostTable;
  readonly #pruning: Pruning;
  readonly #quiets: QuietTable;
  readonly #ratings: RatingTable;
  readonly #reminders: ReminderTable;
  readonly #results: ResultsTable;
  readonly #seats: SeatTable;
  readonly #spectators: SpectatorTable;
  readonly #tileSets: TileSetTable;

  /**
   * @param connection of a file that `openDatabase` brought up to date; `close` closes it
   * @param told.assertHeld called in every transaction that writes, and before deliveries; throws when the database is
   * another process's by now
   * @param told.onUnreadable called with a game that a list leaves out, as it cannot be read
   */
  constructor(
    connection: Connection,
    {
      assertHeld = () => undefined,
      onUnreadable = () => undefined,
    }: { readonly assertHeld?: () => void; readonly onUnreadable?: (error: UnreadableGame) => void } = {},
  ) {
    this.#connection = connection;
    this.#transactions = new Transactions(connection, assertHeld);
    const db = drizzle(connection);
    this.#acts = new ActTable(db);
    this.#analyses = new AnalysisTable(db);
    this.#clocks = new ClockTable(db);
    this.#heartbeat = new Heartbeat(connection);
    this.#seats = new SeatTable(db);
    this.#games = new GameTable(db, { acts: this.#acts, seats: this.#seats, onUnreadable });
    this.#log = new LogTable(db);
    this.#people = new PeopleTable(db);
    this.#pings = new PingTable(db);
    this.#posts = new PostTable(db);
    this.#pruning = new Pruning(connection);
    this.#quiets = new QuietTable(db);
    this.#ratings = new RatingTable(db);
    this.#reminders = new ReminderTable(db);
    this.#results = new ResultsTable(db, onUnreadable);
    this.#spectators = new SpectatorTable(db);
    this.#tileSets = new TileSetTable(db);
  }

  readonly createGame: Store['createGame'] = async (game) => {
    return this.#transactions.write(() => {
      const earlier = this.#games.gameOfCause(game.cause);
      if (earlier !== undefined) return this.#games.byId(earlier);
      const { now: at } = this.#heartbeat.timeAt(game.at);
      const gameId = this.#games.insert({ ...game, at });
      if (gameId === undefined) return undefined;
      this.#seats.replace(gameId, game.seats);
      this.#games.noteCause(gameId, game.cause, at);
      this.#posts.wish(game.posts, { gameId, seq: 0 });
      return this.#games.byId(gameId);
    });
  };

  readonly openGame: Store['openGame'] = async (channelId) =>
    this.#transactions.read(() => this.#games.open(channelId));
  readonly lastGame: Store['lastGame'] = async (channelId) =>
    this.#transactions.read(() => this.#games.last(channelId));
  readonly game: Store['game'] = async (id) => this.#transactions.read(() => this.#games.byId(id));

  readonly changeLobby: Store['changeLobby'] = async (change) => {
    return this.#guarded(change, (write) => {
      const { gameId, seats, ownerId, closed, options } = write;
      const status = closed ? 'closed' : 'lobby';
      if (!this.#games.changeLobby(write, { status, ownerId, options })) return 'conflict';
      this.#seats.replace(gameId, seats);
      if (closed) this.#ratings.done(gameId);
      return 'written';
    });
  };

  readonly openGames: Store['openGames'] = async () => this.#transactions.run(() => this.#games.allOpen());
  readonly countOpenGames: Store['countOpenGames'] = async (guildId) =>
    this.#transactions.run(() => this.#games.countOpen(guildId));
  readonly countOwnGames: Store['countOwnGames'] = async (userId) =>
    this.#transactions.run(() => this.#games.countOwn(userId));
  readonly gamesWithEnds: Store['gamesWithEnds'] = async () => this.#transactions.run(() => this.#games.withEnds());

  readonly noteEnds: Store['noteEnds'] = async ({ gameId, shown, acts, posts }) =>
    this.#transactions.write(() => {
      if (acts !== this.#acts.count(gameId)) return false;
      this.#games.putEnds(gameId, shown);
      this.#posts.wish(posts, { gameId, seq: this.#log.length(gameId) });
      return true;
    });

  readonly computerTurns: Store['computerTurns'] = async () => this.#transactions.run(() => this.#clocks.ofComputers());
  readonly warnLobby: Store['warnLobby'] = async (warning) =>
    this.#guarded(warning, (write) => (this.#games.warnLobby(write) ? 'written' : 'conflict'));
  readonly idleLobbies: Store['idleLobbies'] = async (changedBefore) =>
    this.#transactions.read(() => this.#games.idleLobbies(changedBefore));
  readonly gamesOf: Store['gamesOf'] = async (userId) => this.#transactions.read(() => this.#games.ofUser(userId));

  readonly endedGamesOf: Store['endedGamesOf'] = async (userId, max) =>
    this.#transactions.read(() => this.#games.endedOfUser(userId, max));

  readonly startGame: Store['startGame'] = async (start) => {
    return this.#guarded(start, (write) => {
      const { gameId, seats, setup, entries, begins, at } = write;
      if (!this.#games.changeLobby(write, { status: 'running', setup })) return 'conflict';
      this.#seats.replace(gameId, seats);
      this.#clocks.begin(gameId, begins, at);
      this.#log.insert(entries, { gameId, seq: 0, at });
      return 'written';
    });
  };

  readonly append: Store['append'] = async (change) => {
    return this.#guarded(change, (write) => {
      const { gameId, seq, entries, status, raises = entries.length, replacement, endsWatch, channelId } = write;
      // UNIQUE(game, seq) alone would allow a gap.
      if (seq !== this.#log.length(gameId)) return 'conflict';
      if (channelId !== undefined && this.#games.open(channelId)) return 'conflict';
      if (!this.#games.advance(write, { status, by: raises })) return 'conflict';
      this.#log.insert(entries, write);
      if (channelId !== undefined) this.#games.move(gameId, channelId);
      if (replacement) this.#seats.give(gameId, replacement.seat, replacement.userId);
      if (endsWatch !== undefined) this.#endWatch(gameId, endsWatch);
      if (write.results) this.#results.insert(gameId, write.results);
      if (write.isUnrated) this.#ratings.done(gameId);
      if (write.clock) this.#clocks.change(gameId, write.clock, write.at);
      return 'written';
    });
  };

  readonly closeUnread: Store['closeUnread'] = async ({ gameId, cause, at, act, userId }) => {
    return this.#transactions.write(() => {
      if (this.#games.gameOfCause(cause) !== undefined) return 'duplicate';
      if (!this.#games.close(gameId, at)) return 'conflict';
      const acts = { from: this.#acts.next(gameId), acts: [act], ...(userId !== undefined && { userId }) };
      this.#acts.insert(acts, { gameId, seq: this.#log.length(gameId), at });
      this.#games.noteCause(gameId, cause, at);
      this.#clocks.end(gameId);
      this.#ratings.done(gameId);
      this.#posts.dropPending(gameId);
      this.#spectators.endGame(gameId);
      return 'written';
    });
  };

  readonly log: Store['log'] = async (gameId, from = 0) => this.#transactions.run(() => this.#log.ofGame(gameId, from));
  readonly users: Store['users'] = async (ids) => this.#transactions.run(() => this.#people.users(ids));

  readonly names: Store['names'] = async (guildId, ids) =>
    this.#transactions.run(() => this.#people.names(guildId, ids));

  readonly rememberUser: Store['rememberUser'] = async (user) => {
    const { id, guildId, name, locale } = user;
    const isKnown = this.#transactions.read(
      () => this.#people.users([id]).get(id)?.locale === locale && this.#people.names(guildId, [id]).get(id) === name,
    );
    if (isKnown) return;
    this.#transactions.note(() => this.#people.putUser(user));
  };

  readonly channel: Store['channel'] = async (id) => this.#transactions.run(() => this.#people.channel(id));

  readonly rememberChannel: Store['rememberChannel'] = async (channel) => {
    const known = this.#transactions.run(() => this.#people.channel(channel.id));
    if (known && known.guildId === channel.guildId && known.locale === channel.locale) return;
    this.#transactions.note(() => this.#people.putChannel(channel));
  };

  readonly setChannelLanguage: Store['setChannelLanguage'] = async (id, language) =>
    this.#transactions.write(() => this.#people.setChannelLanguage(id, language));
  readonly settings: Store['settings'] = async (userId) => this.#transactions.run(() => this.#people.settings(userId));
  readonly changeSettings: Store['changeSettings'] = async (userId, change, dropsRatings = false) => {
    return this.#transactions.write(() => {
      if (dropsRatings) this.#ratings.forget(userId);
      return this.#people.changeSettings(userId, change);
    });
  };

  readonly playedGames: Store['playedGames'] = async (userId) =>
    this.#transactions.run(() => this.#results.ofUser(userId));
  readonly gamesBetween: Store['gamesBetween'] = async (userIds, last) =>
    this.#transactions.run(() => this.#results.between(userIds, last));
  readonly analysis: Store['analysis'] = async (gameId) => this.#transactions.run(() => this.#analyses.ofGame(gameId));
  readonly wantAnalysis: Store['wantAnalysis'] = async (wanted) =>
    this.#transactions.note(() => this.#analyses.want(wanted));
  readonly wantedAnalyses: Store['wantedAnalyses'] = async () => this.#transactions.run(() => this.#analyses.wanted());
  readonly unwantAnalysis: Store['unwantAnalysis'] = async (gameId) =>
    this.#transactions.note(() => this.#analyses.unwant(gameId));
  // What a power cut undoes is made again.
  readonly putAnalysis: Store['putAnalysis'] = async (analysis) =>
    this.#transactions.note(() => this.#analyses.put(analysis));
  readonly withoutStatistics: Store['withoutStatistics'] = async (userIds) =>
    this.#transactions.run(() => this.#people.withoutStatistics(userIds));
  readonly ratings: Store['ratings'] = async (userId) => this.#transactions.run(() => this.#ratings.ofUser(userId));
  readonly bestRatings: Store['bestRatings'] = async (of) => this.#transactions.run(() => this.#ratings.best(of));

  readonly unratedGame: Store['unratedGame'] = async () => {
    return this.#transactions.read(() => {
      const next = this.#ratings.nextGame();
      return next && { ...next, seats: this.#results.seatsOf(next.gameId) };
    });
  };

  readonly rateGame: Store['rateGame'] = async ({ gameId, seats = [], ratings }) => {
    // What a power cut undoes is done again.
    return this.#transactions.note(() => {
      const next = this.#ratings.nextGame();
      if (next?.gameId !== gameId || !this.#ratings.areBefore(ratings, next)) return 'conflict';
      this.#results.insert(gameId, seats);
      this.#ratings.change(ratings, next);
      this.#ratings.done(gameId);
      return 'written';
    });
  };

  readonly personalData: Store['personalData'] = async (userId) => {
    return this.#transactions.read(() => {
      const user = this.#people.users([userId]).get(userId);
      const names = this.#people.namesOf(userId);
      const watches = this.#spectators.ofUser(userId);
      const reminders = this.#reminders.settings(userId);
      const absence = this.#reminders.absences([userId]).at(-1);
      const results = this.#results.countOf(userId);
      const ratings = this.#ratings.ofUser(userId);
      return {
        ...(user && { user }),
        ...(names.length > 0 && { names }),
        settings: this.#people.settings(userId),
        games: this.#games.placesOfUser(userId),
        watches: watches.map(({ gameId, what }) => ({ game: this.#games.place(gameId), what })),
        quiets: this.#quiets.ofUser(userId).map(({ gameId, turn }) => ({ game: this.#games.place(gameId), turn })),
        namedActs: this.#acts.countBy(userId),
        ...(reminders && { reminders }),
        ...(absence && { absence }),
        ...(results > 0 && { results }),
        ...(ratings.length > 0 && { ratings }),
      };
    });
  };

  readonly forgetUser: Store['forgetUser'] = async (userId) => {
    const kept = this.#transactions.write(() => {
      this.#people.forget(userId);
      this.#spectators.forget(userId);
      this.#quiets.forget(userId);
      this.#clocks.touchGamesOf(userId);
      this.#reminders.forget(userId);
      this.#posts.forget(userId);
      this.#pings.forget(userId);
      this.#acts.forget(userId);
      // Before the results, with which ratings are noted.
      this.#ratings.forget(userId);
      this.#results.forget(userId);
      this.#games.forget(userId);
      return this.#games.openPlacesOfUser(userId);
    });
    // The write-ahead log may still contain the deleted data.
    this.#transactions.run(() => this.#connection.pragma('wal_checkpoint(TRUNCATE)'));
    return kept;
  };

  readonly watch: Store['watch'] = async (gameId, watcher) => {
    this.#transactions.write(() => {
      this.#spectators.watch(gameId, watcher);
      this.#quiets.endIn(gameId, watcher.userId);
    });
  };

  readonly unwatch: Store['unwatch'] = async (gameId, userId) => {
    return this.#transactions.write(() => {
      const watched = this.#spectators.unwatch(gameId, userId);
      // A user who does not watch needs no quiet turns.
      if (watched) this.#quiets.endIn(gameId, userId);
      return watched;
    });
  };

  readonly countWatched: Store['countWatched'] = async (userId) =>
    this.#transactions.run(() => this.#spectators.ofUser(userId).length);
  readonly watchersOf: Store['watchersOf'] = async (gameId) =>
    this.#transactions.run(() => this.#spectators.ofGame(gameId));

  readonly toggleQuiet: Store['toggleQuiet'] = async (quiet) => {
    return this.#transactions.write(() => {
      this.#clocks.touch(quiet.gameId);
      return this.#quiets.toggle(quiet);
    });
  };

  readonly isQuiet: Store['isQuiet'] = async (quiet) => this.#transactions.run(() => this.#quiets.has(quiet));
  readonly dueNotice: Store['dueNotice'] = async (now) =>
    this.#transactions.run(() => this.#transactions.held(() => this.#spectators.due(now)));
  readonly nextNotice: Store['nextNotice'] = async () => this.#transactions.run(() => this.#spectators.nextDue());
  readonly noticeDone: Store['noticeDone'] = async (id) => this.#transactions.note(() => this.#spectators.done(id));
  readonly noticeFailed: Store['noticeFailed'] = async (id, retryAt) =>
    this.#transactions.note(() => this.#spectators.failed(id, retryAt));
  readonly noticeHeld: Store['noticeHeld'] = async (id, until) =>
    this.#transactions.note(() => this.#spectators.held(id, until));
  readonly duePosts: Store['duePosts'] = async (now, wanted) =>
    this.#transactions.run(() => this.#transactions.held(() => this.#posts.due(now, wanted)));
  readonly nextDue: Store['nextDue'] = async (now) => this.#transactions.run(() => this.#posts.nextDue(now));
  readonly databaseId: Store['databaseId'] = async () => this.#transactions.run(() => databaseIdOf(this.#connection));
  readonly outboxDepth: Store['outboxDepth'] = async () => this.#transactions.run(() => this.#posts.depth());
  readonly posts: Store['posts'] = async (gameId, after = 0) =>
    this.#transactions.run(() => this.#posts.ofGame(gameId, after));
  readonly postBegun: Store['postBegun'] = async (post) => this.#transactions.note(() => this.#posts.begun(post));
  readonly newestId: Store['newestId'] = async (gameId) => this.#transactions.run(() => this.#posts.newestId(gameId));
  readonly isAwaited: Store['isAwaited'] = async (post) => this.#transactions.run(() => this.#posts.isAwaited(post));
  readonly postHeld: Store['postHeld'] = async (post) => this.#transactions.note(() => this.#posts.hold(post));
  readonly postDelivered: Store['postDelivered'] = async (post) =>
    this.#transactions.note(() => {
      const { pinged = [], ...delivered } = post;
      this.#posts.delivered(delivered);
      this.#pings.note(pinged);
    });
  readonly pings: Store['pings'] = async (gameId, about) =>
    this.#transactions.run(() => this.#pings.about(gameId, about));
  readonly notePing: Store['notePing'] = async (ping) => this.#transactions.note(() => this.#pings.note([ping]));
  readonly postFailed: Store['postFailed'] = async (post) => this.#transactions.note(() => this.#posts.failed(post));
  readonly postDropped: Store['postDropped'] = async (post) => this.#transactions.note(() => this.#posts.drop(post));
  readonly postToChannel: Store['postToChannel'] = async (post) =>
    this.#transactions.note(() => this.#posts.toChannel(post));
  readonly lostPosts: Store['lostPosts'] = async (where) => this.#transactions.run(() => this.#posts.lost(where));
  readonly revivePosts: Store['revivePosts'] = async (gameId) =>
    this.#transactions.write(() => this.#posts.revive(gameId));
  readonly clock: Store['clock'] = async (gameId) => this.#transactions.run(() => this.#clocks.ofGame(gameId));
  readonly dueClocks: Store['dueClocks'] = async (now, limit) =>
    this.#transactions.run(() => this.#clocks.due(now, limit));
  readonly beat: Store['beat'] = async (now) => this.#transactions.note(() => this.#heartbeat.beat(now));
  readonly tableTime: Store['tableTime'] = async (now) => this.#transactions.read(() => this.#heartbeat.timeAt(now));
  readonly absences: Store['absences'] = async (userIds) =>
    this.#transactions.run(() => this.#reminders.absences(userIds));
  readonly reminders: Store['reminders'] = async (userId) =>
    this.#transactions.run(() => this.#reminders.settings(userId));

  readonly saveClock: Store['saveClock'] = async (look) => {
    let isWritten = false;
    const body = () => {
      isWritten = this.#clocks.looked(look);
      if (isWritten) this.#posts.wish(look.posts, { gameId: look.gameId, seq: this.#log.length(look.gameId) });
    };
    // A look that makes no message due is repeated after a power cut.
    if (look.posts.length > 0) this.#transactions.write(body);
    else this.#transactions.note(body);
    return isWritten;
  };

  readonly setReminders: Store['setReminders'] = async (userId, settings) => {
    this.#transactions.write(() => {
      this.#reminders.put(userId, settings);
      this.#clocks.touchGamesOf(userId);
    });
  };

  readonly setAbsence: Store['setAbsence'] = async ({ userId, now: wall, until: wish }) => {
    this.#transactions.write(() => {
      const { now } = this.#heartbeat.timeAt(wall);
      const until = wish + now - wall;
      const before = this.#reminders.absenceAt(userId, now);
      if (!before && until <= now) return;
      // Who goes again soon after coming back changes the message that is there.
      const isTold = this.#reminders.absences([userId]).some(({ to }) => to > now - ONE_DAY);
      this.#reminders.dropAbsencesBefore(this.#heartbeat.neededSince(now));
      this.#reminders.putAbsence({ userId, from: before?.from ?? now, to: until });
      this.#clocks.touchGamesOf(userId);
      for (const record of this.#games.ofUser(userId)) {
        const { id: gameId, status } = record;
        if (status !== 'running' || !seatedIn(record).includes(userId)) continue;
        if (isTold) this.#posts.refreshAbout(userId, 'away', gameId);
        else this.#posts.wish([{ type: 'send', kind: 'away', userId }], { gameId, seq: this.#log.length(gameId) });
      }
    });
  };

  readonly rememberTileSet: Store['rememberTileSet'] = async (tileSet) =>
    this.#transactions.write(() => this.#tileSets.put(tileSet));
  readonly tileSets: Store['tileSets'] = async () => this.#transactions.run(() => this.#tileSets.all());
  readonly prune: Store['prune'] = async (now) => {
    const isUnfinished = this.#transactions.write(() => this.#pruning.step(this.#heartbeat.sureMoment(now)));
    this.#transactions.run(() => this.#pruning.shrink());
    return isUnfinished;
  };

  readonly close: Store['close'] = async () => void this.#connection.close();

  /** Ends a watch, with the turns that are quiet for the user. */
  #endWatch(gameId: GameId, userId: UserId): void {
    this.#spectators.unwatch(gameId, userId);
    this.#quiets.endIn(gameId, userId);
  }

  /** Applies each cause once, and writes cause, acts, posts and notices in the transaction of `body`. */
  #guarded<Write extends GuardedWrite & { acts?: ActsToWrite; endedTurn?: number }>(
    write: Write,
    body: (write: Write) => Exclude<WriteOutcome, 'duplicate'>,
  ): WriteOutcome {
    const { gameId, cause, acts, posts, endedTurn } = write;
    return this.#transactions.write(() => {
      // A clock that is behind would write what has long begun.
      const { now: at } = this.#heartbeat.timeAt(write.at);
      // Checked before the revision: a repeated interaction also has the old revision.
      if (this.#games.gameOfCause(cause) !== undefined) return 'duplicate';
      if (acts && acts.from !== this.#acts.count(gameId)) return 'conflict';
      const seq = this.#log.length(gameId);
      const outcome = body({ ...write, at });
      if (outcome !== 'written') return outcome;
      if (acts) this.#acts.insert(acts, { gameId, seq, at });
      this.#games.noteCause(gameId, cause, at);
      this.#tellSpectators(gameId, this.#posts.wish(posts, { gameId, seq, at }), endedTurn);
      return outcome;
    });
  }

  /**
   * Writes the notices about posts of a turn or the end; the end is also told to spectators for whom the turn is quiet.
   */
  #tellSpectators(gameId: GameId, sent: ReturnType<PostTable['wish']>, endedTurn = 0): void {
    for (const { id, kind } of sent) {
      if (kind !== 'turn' && kind !== 'end') continue;
      const ended = kind === 'end';
      const seated = seatedIn(this.#games.byId(gameId)!);
      this.#spectators.tell(gameId, {
        postId: id,
        length: this.#log.length(gameId),
        ended,
        turn: endedTurn,
        excluded: new Set([...seated, ...(ended ? [] : this.#quiets.inTurn(gameId, endedTurn))]),
      });
      // The turn that has ended may still be taken back.
      this.#quiets.dropBefore(gameId, ended ? Number.MAX_SAFE_INTEGER : endedTurn);
    }
  }
}
