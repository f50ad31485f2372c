import type { Logger } from 'pino';
import type { Bot, LoggedIn } from '../bot/bot.ts';
import { RefusedError } from '../bot/connection/client.ts';
import { GrowingPauses } from '../guard/growing-pauses.ts';
import type { Members, ShardHolder, Situation } from '../store/members.ts';
import type { Shard } from '../store/records.ts';
import { planOf } from './plan.ts';

/** How this process comes to serve a shard, and ends it. */
type State =
  /** It connects to Discord: as the holder, or to be the next one. */
  | { readonly type: 'connecting' }
  /** It is connected, and keeps interactions until the process before has handed the shard on. */
  | { readonly type: 'connected'; readonly connection: LoggedIn }
  | { readonly type: 'beginning' }
  | { readonly type: 'serving'; readonly bot: Bot }
  | { readonly type: 'stopping' }
  /** It serves the shard no more, which is noted next, with the interactions that it answered lately. */
  | { readonly type: 'stopped'; readonly taken: readonly string[] };

/** First and longest pause until a connection as a shard is tried again, in milliseconds. */
const CONNECTED_AGAIN = { first: 2_000, longest: 60_000 };

interface Parts {
  readonly self: string;
  readonly members: Members;
  /** Whether this process has just joined; see `planOf`. */
  readonly isNew: () => boolean;
  readonly log: Logger;
  /** Connects to Discord as a shard; rejects when Discord does not let it. */
  readonly connect: (shard: Shard) => Promise<LoggedIn>;
  /** Begins to serve a shard; `taken` are interactions that were answered by the process before. */
  readonly begin: (connection: LoggedIn, shard: Shard, taken: ReadonlySet<string>) => Promise<Bot>;
  /** Called when Discord does not take the token; must end the program. */
  readonly onRefused: (error: RefusedError) => void;
}

/**
 * The bots of a process, one for each shard that it serves. What is to be done follows from the rows of the database at every
 * look; a shard is handed on only when the process that takes it is connected already.
 */
export class ShardBots {
  readonly #parts: Parts;
  readonly #states = new Map<number, State>();
  readonly #working = new Set<Promise<void>>();
  readonly #pauses = new GrowingPauses<number>(CONNECTED_AGAIN);
  #isSettled = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The bots that serve a shard now, by shard. */
  get bots(): ReadonlyMap<number, Bot> {
    const serving = [...this.#states].flatMap(([shard, state]) =>
      state.type === 'serving' ? [[shard, state.bot] as const] : [],
    );
    return new Map(serving);
  }

  /** Whether this process serves all that was its share at the last look. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Does what is to be done in a situation; what takes long goes on after that. */
  async follow(situation: Situation): Promise<void> {
    const { self, members, isNew } = this.#parts;
    const { take, ask } = planOf(situation, self, isNew());
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
   * Stops all bots at once, and gives their shards to nobody, or to whoever is connected already.
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
      else if (state.type === 'serving' && next !== null && isNextReady) this.#handOn(state.bot, shard);
      else if (state.type === 'stopped') this.#work(() => this.#noteHandedOn(shard.id, state.taken));
    } else if (state?.type === 'stopped') this.#states.delete(shard.id);
    else if (next === self) {
      if (!state) this.#connect(shard);
      else if (state.type === 'connected' && !isNextReady) this.#work(() => members.tellReady(shard.id, self));
    } else if (state?.type === 'connected') {
      // Another process was given it after all.
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
        this.#pauses.done(shard.id);
        this.#states.set(shard.id, { type: 'connected', connection });
      } catch (error) {
        if (error instanceof RefusedError) onRefused(error);
        const pause = this.#pauses.tried(shard.id);
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
        // The next look begins again.
        this.#states.set(shard.id, { type: 'connected', connection });
        throw error;
      }
    });
  }

  #handOn(bot: Bot, shard: Shard): void {
    this.#work(async () => {
      await this.#stopBot(shard.id, bot, { isAwaited: true });
      this.#parts.log.info({ shard: shard.id }, 'handed a shard on');
    });
  }

  /** @param how.isAwaited whether another process is connected, and answers what comes from now on */
  async #stopBot(id: number, bot: Bot, { isAwaited }: { readonly isAwaited: boolean }): Promise<void> {
    this.#states.set(id, { type: 'stopping' });
    await bot.stop({
      isAwaited,
      leave: async (taken) => {
        this.#states.set(id, { type: 'stopped', taken });
        // What fails is noted after the next look.
        await this.#noteHandedOn(id, taken).catch(() => undefined);
      },
    });
  }

  async #noteHandedOn(id: number, taken: readonly string[]): Promise<void> {
    const { members, self } = this.#parts;
    await members.handOn(id, { id: self, taken });
  }

  #work(body: () => Promise<void>): void {
    const work = body()
      .catch((error: unknown) => this.#parts.log.error({ err: error }, 'a shard could not be looked after'))
      .finally(() => this.#working.delete(work));
    this.#working.add(work);
  }
}
