import { setTimeout as after } from 'node:timers/promises';
import type { WireChannel, WireMessage } from 'local-discord';
import { controlsOf } from '../../../lab/driving/controls.ts';
import { chooserFor } from '../../../lab/simulation/chooser.ts';
import { TableCache } from '../../../src/app/app.ts';
import { latestTable, loadTable } from '../../../src/app/table.ts';
import type { GameId } from '../../../src/store/records.ts';
import { patient } from '../patience.ts';
import { withGame } from '../with-game.ts';
import { type Stored, wrongChange } from './entitlement.ts';
import { type FuzzRequest, nextRequest, type Scene } from './requests.ts';
import type { FuzzStage } from './stage.ts';

/** What a run of the fuzzer did and found. */
export interface FuzzReport {
  /** Interactions sent, by kind. */
  readonly sent: Readonly<Record<string, number>>;
  readonly answered: number;
  readonly unanswered: number;
  /** Changes of stored games that were seen and judged. */
  readonly changes: number;
  readonly games: number;
  readonly gamesOver: number;
  readonly mentions: number;
  /** What should not have happened. */
  readonly faults: readonly string[];
}

/** Time that passes for the bot with every round, in milliseconds. */
const ROUND = 4000;

/**
 * How often an answer is looked for, two milliseconds apart: bot and fuzzer share a process, so that a busy machine
 * holds up both. That of a packet that may be dropped is not waited for long.
 */
const PATIENCE = patient(4_000);
const SPOILT_PATIENCE = 150;

const [LOADING, EPHEMERAL] = [128, 64];

/** Rounds after which all games are folded from their beginning. */
const FOLD_EVERY = 200;

/** Messages that mention those who are asked something: of two players that is one, whoever is to move. */
const ASKING = /rematch| asks you to /i;

/** For how many rounds a message may still mention who was to move, as pictures take time. */
const LATE_ROUNDS = 40;

/** Sends interactions until there are enough, and judges what comes of them. */
export async function fuzz(
  stage: FuzzStage,
  { requests, seed, tables = 8 }: { readonly requests: number; readonly seed: string; readonly tables?: number },
): Promise<FuzzReport> {
  const run = new Run(stage, seed, tables);
  while (run.sentCount < requests && run.faults.length < 20) await run.round();
  return run.report();
}

class Run {
  readonly faults: string[] = [];
  readonly #stage: FuzzStage;
  readonly #choose;
  readonly #channels: readonly WireChannel[];
  readonly #messages = new Map<string, WireMessage[]>();
  readonly #seenIds: string[] = [];
  readonly #sent: Record<string, number> = {};
  readonly #stored = new Map<GameId, Stored>();
  /** Rounds in which somebody was last to move in a channel, by channel and user. */
  readonly #movers = new Map<string, number>();
  /** People who play or played in a channel. */
  readonly #players = new Map<string, Set<string>>();
  readonly #earlier: string[] = [];
  readonly #publicMessages: WireMessage[] = [];
  sentCount = 0;
  #rounds = 0;
  #counts = { answered: 0, unanswered: 0, changes: 0, mentions: 0 };

  constructor(stage: FuzzStage, seed: string, tables: number) {
    this.#stage = stage;
    this.#choose = chooserFor(`fuzz ${seed}`);
    const { world } = stage.discord;
    while (world.people().length < 12) world.addPerson(`P${world.people().length}`);
    while (world.channels().length < tables) world.addTextChannel(`fuzz-${world.channels().length}`);
    this.#channels = world.channels().filter(({ type }) => type === 0);
    world.listen((event) => {
      if (event.type === 'message-create' || event.type === 'message-update') this.#hear(event.stored.message);
    });
  }

  /** Sends at most one interaction that could change something to every channel, and looks at what became of it. */
  async round(): Promise<void> {
    this.#rounds += 1;
    this.#stage.pass(ROUND);
    const at = this.#stage.app.now();
    const requests: { request: FuzzRequest; id: string }[] = [];
    for (const channel of this.#channels) {
      const request = nextRequest(await this.#scene(channel));
      requests.push({ request, id: this.#send(request) });
    }
    await Promise.all(requests.map(({ id, request }) => this.#answered(id, request)));
    for (const { request } of requests) await this.#judge(request, at);
    // An interaction that was handled is delivered again, and must do nothing.
    if (this.#choose(3) === 0)
      this.#stage.discord.replayInteraction(this.#earlier[this.#choose(this.#earlier.length)]!);
    for (const message of this.#publicMessages.splice(0)) this.#judgeMentions(message);
    this.faults.push(...this.#stage.errors.splice(0).map((line) => `logged: ${line.slice(0, 600)}`));
    if (this.#rounds % FOLD_EVERY === 0) await this.#foldAll();
  }

  async report(): Promise<FuzzReport> {
    await this.#foldAll();
    return {
      sent: this.#sent,
      ...this.#counts,
      games: this.#stored.size,
      gamesOver: [...this.#stored.values()].filter(({ record }) => record.status === 'ended').length,
      faults: this.faults,
    };
  }

  #send({ kind, draft, alter }: FuzzRequest): string {
    this.sentCount += 1;
    this.#sent[kind] = (this.#sent[kind] ?? 0) + 1;
    const id = this.#stage.discord.interact(draft, alter);
    this.#earlier.push(id);
    if (this.#earlier.length > 500) this.#earlier.shift();
    return id;
  }

  async #scene(channel: WireChannel): Promise<Scene> {
    const { app, discord } = this.#stage;
    const people = discord.world.people();
    const found = await latestTable(app, await withGame(app.store, { channelId: channel.id }));
    const table = found.ok && found.value.record.status === 'running' ? found.value : undefined;
    const mover = people.find(({ user }) => user.id === table?.record.seats[table.progress.seat]?.userId);
    const open = await app.store.games.open(channel.id);
    const owner = open?.status === 'lobby' ? people.find(({ user }) => user.id === open.ownerId) : undefined;
    if (mover) this.#movers.set(`${channel.id} ${mover.user.id}`, this.#rounds);
    return {
      choose: this.#choose,
      channel,
      people,
      commands: discord.world.commands(),
      messages: this.#messages.get(channel.id) ?? [],
      seenIds: this.#seenIds,
      owner,
      position: table && mover && { table, mover },
    };
  }

  #hear(message: WireMessage): void {
    const messages = (this.#messages.get(message.channel_id) ?? []).filter(({ id }) => id !== message.id);
    this.#messages.set(message.channel_id, [...messages, message].slice(-30));
    this.#seenIds.push(...controlsOf(message).map(({ custom_id }) => custom_id));
    this.#seenIds.splice(0, this.#seenIds.length - 400);
    if (!(message.flags & EPHEMERAL)) this.#publicMessages.push(message);
  }

  async #answered(id: string, { kind }: FuzzRequest): Promise<void> {
    const { discord } = this.#stage;
    const max = kind === 'spoilt' ? SPOILT_PATIENCE : PATIENCE;
    const isDone = () => {
      const record = discord.interaction(id);
      if (record?.state !== 'answered') return record?.state === 'failed';
      const original = record.originalId && discord.world.message(record.channelId, record.originalId);
      return !original || (original.message.flags & LOADING) === 0;
    };
    for (let look = 0; look < max && !isDone(); look++) await after(2);
    if (discord.interaction(id)?.state === 'answered') this.#counts.answered += 1;
    else {
      this.#counts.unanswered += 1;
      if (kind !== 'spoilt')
        this.faults.push(`no answer: ${kind} ${JSON.stringify(discord.interaction(id)).slice(0, 300)}`);
    }
  }

  /** Holds the games of a channel against what they were. */
  async #judge({ kind, draft }: FuzzRequest, at: number): Promise<void> {
    const { store } = this.#stage.app;
    const { id: channelId } = draft.channel;
    const [open, last] = [await store.games.open(channelId), await store.games.last(channelId)];
    const known = [...this.#stored.values()].filter(
      ({ record }) => record.channelId === channelId && record.status !== 'ended',
    );
    const ids = new Set([open?.id, last?.id, ...known.map(({ record }) => record.id)].filter((id) => id !== undefined));
    const actor = {
      id: draft.person.user.id,
      manages: kind === 'spoilt' || draft.person.user.id === this.#stage.discord.world.ownerId,
      at,
    };
    for (const id of ids) {
      const record = (await store.games.byId(id))!;
      const before = this.#stored.get(id);
      if (
        before?.record.revision === record.revision &&
        before.record.acts.length === record.acts.length &&
        before.record.status === record.status
      )
        continue;
      const now: Stored = { record, log: await store.log.ofGame(id) };
      const wrong = wrongChange(before, now, actor);
      this.#counts.changes += 1;
      if (wrong) this.faults.push(`game ${id}, after ${kind} ${JSON.stringify(draft.data).slice(0, 300)}: ${wrong}`);
      this.#stored.set(id, now);
      const players = this.#players.get(channelId) ?? new Set();
      for (const seat of [...(before?.record.seats ?? []), ...record.seats]) players.add(seat.userId);
      this.#players.set(channelId, players);
    }
    await this.#scene(draft.channel);
  }

  #judgeMentions({ channel_id, mentions, mention_everyone, mention_roles, content }: WireMessage): void {
    this.#counts.mentions += mentions.length;
    const fault = (what: string) => void this.faults.push(`${what}: ${content.slice(0, 300)}`);
    if (mention_everyone || mention_roles.length > 0) fault('everybody was mentioned');
    for (const { id } of mentions) {
      if (!this.#players.get(channel_id)?.has(id)) fault(`somebody who does not play (${id}) was mentioned`);
    }
    const [only, ...more] = mentions;
    const round = this.#movers.get(`${channel_id} ${only?.id}`);
    const isLate = round === undefined || round < this.#rounds - LATE_ROUNDS;
    if (only && more.length === 0 && isLate && !ASKING.test(content))
      fault('somebody was mentioned who is not to move');
  }

  /** Folds every game from its beginning, which fails where an entry is against the rules. */
  async #foldAll(): Promise<void> {
    const { app } = this.#stage;
    for (const id of this.#stored.keys()) {
      const record = await app.store.games.byId(id);
      if (!record?.setup) continue;
      try {
        await loadTable({ ...app, tables: new TableCache() }, record);
      } catch (error) {
        this.faults.push(`game ${id} cannot be folded: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
}
