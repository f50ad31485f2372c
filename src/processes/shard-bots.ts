import type { Logger } from 'pino';
import type { Bot, LoggedIn } from '../bot/bot.ts';
import { LoginRejectedError } from '../bot/connection/client.ts';
import { GrowingPauses } from '../guard/growing-pauses.ts';
import type { Members, MembersAndShards, ShardHolder } from '../store/members.ts';
import type { Shard } from '../store/records.ts';
import { planShards } from './plan.ts';

/** State of a shard in this process. */
type State =
  /** Connecting to Discord, as the holder of the shard or as its next holder. */
  | { readonly type: 'connecting' }
  /** Connected; queues interactions until the previous process has handed the shard over. */
  | { readonly type: 'connected'; readonly connection: LoggedIn }
  | { readonly type: 'beginning' }
  | { readonly type: 'serving'; readonly bot: Bot }
  | { readonly type: 'stopping' }
  /** Stopped, but not yet noted in the database; `taken` are the ids of interactions answered lately. */
  | { readonly type: 'stopped'; readonly taken: readonly string[] };

/** Backoff of a failed connection, in milliseconds. */
const CONNECT_BACKOFF = { first: 2_000, longest: 60_000 };

interface ShardBotsOptions {
  readonly self: string;
  readonly members: Members;
  /** True if this process has just joined; see `planOf`. */
  readonly isNew: () => boolean;
  readonly log: Logger;
  /** Connects a shard to Discord; rejects if Discord refuses. */
  readonly connect: (shard: Shard) => Promise<LoggedIn>;
  /** Starts to serve a shard; `taken` are interactions that the previous process has answered. */
  readonly begin: (connection: LoggedIn, shard: Shard, taken: ReadonlySet<string>) => Promise<Bot>;
  /** Called if Discord refuses the token; must end the program. */
  readonly onRefused: (error: LoginRejectedError) => void;
}

/**
 * The bots of a process, one for each shard that it serves. Each step is derived from rows of the database. A shard is handed
 * over only when the next process is connected.
 */
export class ShardBots {
  readonly #parts: ShardBotsOptions;
  readonly #states = new Map<number, State>();
  readonly #working = new Set<Promise<void>>();
  readonly #pauses = new GrowingPauses<number>(CONNECT_BACKOFF);
  #isSettled = false;

  constructor(parts: ShardBotsOptions) {
    this.#parts = parts;
  }

  /** The bots that serve a shard now, by shard. */
  get bots(): ReadonlyMap<number, Bot> {
    const serving = [...this.#states].flatMap(([shard, state]) =>
      state.type === 'serving' ? [[shard, state.bot] as const] : [],
    );
    return new Map(serving);
  }

  /** True if this process serves its whole share, by the last poll. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Takes this process's next step for the processes and shards just read. Connecting and stopping continue in the background. */
  async follow(situation: MembersAndShards): Promise<void> {
    const { self, members, isNew } = this.#parts;
    const { take, ask } = planShards(situation, self, isNew());
    for (const shard of take) await members.take(shard, self);
    if (ask) await members.ask(ask.shard, { holder: ask.holder, id: self });
    const count = situation.shards.length;
    for (const row of situation.shards) this.#followOne(row, { id: row.shard, count });
    const isOwn = ({ holder, next }: ShardHolder) => holder === self || next === self;
    this.#isSettled =
      take.length === 0 &&
      !ask &&
      situation.shards.filter(isOwn).every(({ shard }) => this.#states.get(shard)?.type === 'serving');
  }

  /**
   * Stops all bots now, and hands their shards to the processes that are connected, or to nobody.
   */
  async stop(): Promise<void> {
    await Promise.all(this.#working);
    for (const [id, state] of this.#states) {
      if (state.type === 'serving') await this.#stopBot(id, state.bot, { isAwaited: false });
      else if (state.type === 'connected') await state.connection.client.destroy();
    }
    for (const [id, state] of this.#states) if (state.type === 'stopped') await this.#noteHandedOn(id, state.taken);
  }

  #followOne({ holder, next, isNextReady }: ShardHolder, shard: Shard): void {
    const { self, members } = this.#parts;
    const state = this.#states.get(shard.id);
    if (holder === self) {
      if (!state) this.#connect(shard);
      else if (state.type === 'connected') this.#begin(state.connection, shard);
      else if (state.type === 'serving' && next !== null && isNextReady) this.#handOver(state.bot, shard);
      else if (state.type === 'stopped') this.#work(() => this.#noteHandedOn(shard.id, state.taken));
    } else if (state?.type === 'stopped') this.#states.delete(shard.id);
    else if (next === self) {
      if (!state) this.#connect(shard);
      else if (state.type === 'connected' && !isNextReady) this.#work(() => members.tellReady(shard.id, self));
    } else if (state?.type === 'connected') {
      // Another process has the shard now.
      this.#states.delete(shard.id);
      this.#work(() => state.connection.client.destroy());
    }
  }

  #connect(shard: Shard): void {
    const { connect, onRefused } = this.#parts;
    this.#states.set(shard.id, { type: 'connecting' });
    this.#work(async () => {
      try {
        const connection = await connect(shard);
        this.#pauses.noteSuccess(shard.id);
        this.#states.set(shard.id, { type: 'connected', connection });
      } catch (error) {
        if (error instanceof LoginRejectedError) onRefused(error);
        const pause = this.#pauses.noteFailure(shard.id);
        setTimeout(() => this.#states.delete(shard.id), pause).unref();
        throw error;
      }
    });
  }

  #begin(connection: LoggedIn, shard: Shard): void {
    const { members, begin, log } = this.#parts;
    this.#states.set(shard.id, { type: 'beginning' });
    this.#work(async () => {
      try {
        const taken = new Set(await members.taken(shard.id));
        const bot = await begin(connection, shard, taken);
        this.#states.set(shard.id, { type: 'serving', bot });
        log.info({ shard: shard.id, of: shard.count }, 'serves a shard');
      } catch (error) {
        // The next poll tries again.
        this.#states.set(shard.id, { type: 'connected', connection });
        throw error;
      }
    });
  }

  #handOver(bot: Bot, shard: Shard): void {
    this.#work(async () => {
      await this.#stopBot(shard.id, bot, { isAwaited: true });
      this.#parts.log.info({ shard: shard.id }, 'handed a shard on');
    });
  }

  /** @param how.isAwaited true if another process is connected and answers from now on */
  async #stopBot(id: number, bot: Bot, { isAwaited }: { readonly isAwaited: boolean }): Promise<void> {
    this.#states.set(id, { type: 'stopping' });
    await bot.stop({
      isAwaited,
      leave: async (taken) => {
        this.#states.set(id, { type: 'stopped', taken });
        // After a failure, the next poll notes it again.
        await this.#noteHandedOn(id, taken).catch(() => undefined);
      },
    });
  }

  async #noteHandedOn(id: number, taken: readonly string[]): Promise<void> {
    const { members, self } = this.#parts;
    await members.handOver(id, { id: self, taken });
  }

  #work(body: () => Promise<void>): void {
    const work = body()
      .catch((error: unknown) => this.#parts.log.error({ err: error }, 'a shard could not be looked after'))
      .finally(() => this.#working.delete(work));
    this.#working.add(work);
  }
}
