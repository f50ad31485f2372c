import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { LocalDiscord } from 'local-discord';
import { chooserFor } from '../lab/simulation/chooser.ts';
import { TableCache, type TableSource } from '../src/app/app.ts';
import { readTileSet } from '../src/content/tile-sets.ts';
import { amazonas } from '../src/games/amazonas/index.ts';
import { GAMES } from '../src/games/registry.ts';
import type { Store } from '../src/store/store.ts';
import { KnowingTable, stateIn } from './knowing-table.ts';
import { entriesAt, playedGame, storeGame } from './stored-games.ts';
import { type RequestCount, seatTwo, type Wire, type WirePlayer } from './wire.ts';

/** A table of two that plays one game after another. */
interface Seated {
  readonly players: readonly WirePlayer[];
  readonly channel: string;
  readonly table: KnowingTable;
  /** Whose turn it is; absent before the first game and between two. */
  mover?: WirePlayer | undefined;
}

/** What came of some time of play. */
export interface Played {
  readonly seconds: number;
  /** Milliseconds from the last interaction of every turn to its public message. */
  readonly turns: readonly number[];
  /** Milliseconds from every interaction to its first answer. */
  readonly answers: readonly number[];
  readonly requests: RequestCount;
}

/** Tables of two that play at a steady pace, each in a channel of its own. */
export class PacedTables {
  readonly #wire: Wire;
  readonly #discord: LocalDiscord;
  readonly #source: TableSource;
  readonly #tables: Seated[] = [];

  /** @param place.store of the database that the program at that Discord plays with */
  constructor({ wire, discord, store }: { wire: Wire; discord: LocalDiscord; store: Store }) {
    this.#wire = wire;
    this.#discord = discord;
    const { set } = readTileSet(amazonas);
    this.#source = { store, games: GAMES, tileSets: new Map([[set.hash, set]]), tables: new TableCache() };
  }

  /** The channels of the tables. */
  get channels(): readonly string[] {
    return this.#tables.map(({ channel }) => channel);
  }

  /** Seats two people at a table in a server, who will begin a game. */
  seat(server: string): Seated {
    const at = this.#tables.length;
    const { players, channel } = seatTwo(this.#wire, this.#discord, `table-${at}`, server);
    const table = new KnowingTable(players, chooserFor(at + 10), stateIn(this.#source, channel));
    const seated = { players, channel, table };
    this.#tables.push(seated);
    return seated;
  }

  /** Seats two people in the middle of a game: a share of it (0 to 1) is played already. */
  async seatInGame(guildId: string, share: number): Promise<void> {
    const seated = this.seat(guildId);
    const { players, channel: channelId } = seated;
    const played = playedGame(2, `table ${this.#tables.length}`);
    const users = players.map(({ id }) => id);
    const entries = entriesAt(played, share);
    await storeGame(this.#source.store, { guildId, channelId, users, played, entries });
    seated.mover = players[(await stateIn(this.#source, channelId)())!.seat];
  }

  /**
   * Lets tables play, the same share of old and young games among few of them as among all.
   *
   * @param plan.tables how many play; all where none are told
   * @param plan.turnsASecond of all tables together; as many as are answered where none are told
   * @param plan.milliseconds after which no turn begins; turns under way are played
   * @param plan.stagger milliseconds from the first game to the last one
   */
  async play(plan: {
    milliseconds: number;
    tables?: number;
    turnsASecond?: number;
    stagger?: number;
  }): Promise<Played> {
    const { milliseconds, tables = this.#tables.length, turnsASecond = Number.POSITIVE_INFINITY, stagger = 0 } = plan;
    const begun = performance.now();
    const until = begun + milliseconds;
    const pause = 1000 / turnsASecond;
    const turns: number[] = [];
    this.#wire.forget();
    let next = begun;
    const untilNextTurn = async () => {
      // What was missed is made up for, but not for long: that would be another load.
      next = Math.max(next + pause, performance.now() - tables * pause);
      await setTimeout(Math.max(0, next - performance.now()));
    };
    const playOn = async (seated: Seated, at: number) => {
      await setTimeout((at * stagger) / tables);
      while (performance.now() < until) {
        if (!seated.mover) await begin(seated);
        await untilNextTurn();
        if (performance.now() < until) turns.push(await takeTurn(seated));
      }
    };
    const every = this.#tables.length / tables;
    // A table that fails ends the measurement.
    await Promise.all(Array.from({ length: tables }, (_, at) => playOn(this.#tables[Math.floor(at * every)]!, at)));
    const seconds = (performance.now() - begun) / 1000;
    return { seconds, turns, answers: [...this.#wire.answers], requests: this.#wire.requests };
  }
}

async function begin(seated: Seated): Promise<void> {
  await seated.table.begin();
  await hear(seated);
}

/** Plays a turn; resolves with the milliseconds from its last interaction to its public message. */
async function takeTurn(seated: Seated): Promise<number> {
  const mover = seated.mover!;
  await seated.table.takeTurn(mover);
  await hear(seated);
  return seated.players[0]!.heardAt - mover.called;
}

async function hear(seated: Seated): Promise<void> {
  const { mentions } = await seated.table.nextPublicMessage(seated.channel);
  seated.mover = mentions.length === 1 ? seated.players.find(({ id }) => id === mentions[0]!.id) : undefined;
}
