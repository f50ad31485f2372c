import { randomBytes } from 'node:crypto';
import { apiError } from './api-error.ts';
import { type InteractionDraft, type InteractionType, interactionPayload, metadataOf } from './interaction-payload.ts';
import type { Journal, JournalRecord } from './journal.ts';
import type { InteractionMetadata, WireChannel, WireChoice } from './wire-types.ts';
import type { World } from './world.ts';
import type { StoredMessage } from './world-event.ts';

/** An interaction and the state of its answer. */
export interface InteractionRecord {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly channelId: string;
  readonly userId: string;
  readonly name: string;
  /** Unix milliseconds of the dispatch. */
  readonly createdAt: number;
  /** The message whose component was used. */
  readonly sourceMessageId?: string;
  readonly metadata: InteractionMetadata;
  /** Follow-up messages so far. */
  readonly followUps?: number;
  readonly state: 'waiting' | 'answered' | 'failed';
  /** Interaction callback type of the first answer. */
  readonly answerType?: number;
  /** The message behind `@original`. */
  readonly originalId?: string;
}

/** How fast the bot answered one interaction. */
export interface AckLatency {
  readonly id: string;
  readonly type: InteractionType;
  readonly name: string;
  readonly answerType: number;
  readonly milliseconds: number;
}

export interface InteractionOptions {
  readonly world: World;
  readonly journal: Journal | undefined;
  readonly answerDeadlineMs: number;
  readonly tokenLifeMs: number;
  /** Hands an INTERACTION_CREATE to the gateway; false when no bot is there to take it. */
  readonly dispatch: (payload: Record<string, unknown>, guildId: string | null) => boolean;
  /** Whether a bot is connected right now. */
  readonly isOnline: () => boolean;
}

/** A change of what is sent of an interaction. */
export type Alteration = (payload: Record<string, unknown>) => Record<string, unknown>;

/** Most follow-up messages where the bot is not. */
const MAX_FOLLOW_UPS = 5;

/** What every token begins with; the id of its interaction and a secret follow. */
const TOKEN_START = 'aW50ZXJhY3Rpb246';

/** Keeps the rules of interactions: one first answer, in time, and a token that lives for a while. */
export class Interactions {
  readonly #options: InteractionOptions;
  readonly #records = new Map<string, InteractionRecord>();
  readonly #payloads = new Map<string, Record<string, unknown>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #choices = new Map<string, (choices: readonly WireChoice[] | undefined) => void>();
  readonly latencies: AckLatency[] = [];

  constructor(options: InteractionOptions) {
    this.#options = options;
  }

  /**
   * Tells the bot what a person did; the interaction fails when it is not answered in time.
   *
   * @param alter changes what is sent, for tests
   */
  start(draft: InteractionDraft, alter: Alteration = (payload) => payload): InteractionRecord {
    const { world } = this.#options;
    this.#forgetExpired();
    const id = world.ids.next();
    const token = `${TOKEN_START}${id}:${randomBytes(48).toString('base64url')}`;
    const sourceMessageId = draft.message?.id;
    const record: InteractionRecord = {
      id,
      token,
      type: draft.type,
      channelId: draft.channel.id,
      userId: draft.person.user.id,
      name: draft.name,
      createdAt: Date.now(),
      ...(sourceMessageId === undefined ? {} : { sourceMessageId }),
      metadata: metadataOf(world, draft, id),
      state: 'waiting',
    };
    this.#records.set(id, record);
    const payload = alter(interactionPayload(world, draft, { id, token }));
    this.#payloads.set(id, payload);
    const delivered = this.#options.dispatch(payload, draft.channel.guild_id ?? null);
    // Without a bot it fails at once, but after the caller got the id.
    const timer = setTimeout(() => this.#fail(id), delivered ? this.#options.answerDeadlineMs : 0);
    this.#timers.set(id, timer);
    return record;
  }

  /** Dispatches an interaction a second time, as Discord does now and then. */
  replay(id: string): void {
    const payload = this.#payloads.get(id);
    if (payload) this.#options.dispatch(payload, (payload.guild_id as string | undefined) ?? null);
  }

  /** The choices the bot answers an autocomplete with; undefined when it is too late. */
  choicesFor(id: string): Promise<readonly WireChoice[] | undefined> {
    return new Promise((resolve) => this.#choices.set(id, resolve));
  }

  get(id: string): InteractionRecord | undefined {
    return this.#records.get(id);
  }

  /** The interaction a callback is for. Throws 10062 when unknown or late, 40060 when it was answered. */
  requireOpen(id: string, token: string): InteractionRecord {
    const record = this.#records.get(id);
    if (!record || record.token !== token || record.state === 'failed') throw apiError('unknownInteraction');
    if (record.state === 'answered') throw apiError('alreadyAcknowledged');
    if (Date.now() - record.createdAt > this.#options.answerDeadlineMs) throw apiError('unknownInteraction');
    return record;
  }

  /** The interaction behind a webhook token. Throws 10015 before the first answer, 50027 when it has expired. */
  requireToken(token: string): InteractionRecord {
    const record = this.#records.get(token.slice(TOKEN_START.length).split(':', 1)[0]!);
    if (record?.token !== token) throw apiError('invalidWebhookToken');
    if (Date.now() - record.createdAt > this.#options.tokenLifeMs) throw apiError('invalidWebhookToken');
    if (record.state !== 'answered') throw apiError('unknownWebhook');
    return record;
  }

  /** Notes the first answer. */
  settle(id: string, answer: { type: number; originalId?: string }): InteractionRecord {
    const before = this.#records.get(id)!;
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    const record: InteractionRecord = {
      ...before,
      state: 'answered',
      answerType: answer.type,
      ...(answer.originalId === undefined ? {} : { originalId: answer.originalId }),
    };
    this.#records.set(id, record);
    const { type, name, createdAt } = record;
    this.latencies.push({ id, type, name, answerType: answer.type, milliseconds: Date.now() - createdAt });
    this.#options.journal?.append({ type: 'interaction', record });
    return record;
  }

  /** Counts a follow-up message. Throws 40094 after five of an interaction that works by the installation of a person alone. */
  countFollowUp({ id, metadata, followUps = 0 }: InteractionRecord): void {
    if (!('0' in metadata.authorizing_integration_owners) && followUps >= MAX_FOLLOW_UPS)
      throw apiError('tooManyFollowUps');
    this.#records.set(id, { ...this.#records.get(id)!, followUps: followUps + 1 });
  }

  /** Hands autocomplete choices to the person who waits for them. */
  settleChoices(id: string, choices: readonly WireChoice[]): void {
    this.settle(id, { type: 8 });
    this.#choices.get(id)?.(choices);
    this.#choices.delete(id);
  }

  /** The message behind `@original`, if it still exists. */
  original(record: InteractionRecord): StoredMessage | undefined {
    return record.originalId === undefined
      ? undefined
      : this.#options.world.message(record.channelId, record.originalId);
  }

  channelOf(record: InteractionRecord): WireChannel {
    const channel = this.#options.world.channel(record.channelId);
    if (!channel) throw apiError('unknownChannel');
    return channel;
  }

  /** True while the token of an answered interaction can still be used. */
  isAlive(id: string): boolean {
    const record = this.#records.get(id);
    return record !== undefined && Date.now() - record.createdAt <= this.#options.tokenLifeMs;
  }

  /** Takes over a journal record at start. */
  restore(entry: JournalRecord): void {
    if (entry.type !== 'interaction') return;
    const record = entry.record as InteractionRecord;
    this.#options.world.ids.skip(record.id);
    this.#records.set(record.id, record);
  }

  /** Tokens that still live, for the journal. */
  *snapshot(): Generator<JournalRecord> {
    for (const record of this.#records.values()) {
      if (Date.now() - record.createdAt < this.#options.tokenLifeMs) yield { type: 'interaction', record };
    }
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    for (const resolve of this.#choices.values()) resolve(undefined);
    this.#choices.clear();
  }

  /** Forgets expired tokens, which get the same answer as unknown ones. */
  #forgetExpired(): void {
    for (const [id, record] of this.#records) {
      // The oldest come first.
      if (Date.now() - record.createdAt <= this.#options.tokenLifeMs) break;
      if (record.state === 'waiting') continue;
      this.#records.delete(id);
      this.#payloads.delete(id);
    }
  }

  #fail(id: string): void {
    this.#timers.delete(id);
    const record = this.#records.get(id);
    if (record?.state !== 'waiting') return;
    this.#records.set(id, { ...record, state: 'failed' });
    this.#choices.get(id)?.(undefined);
    this.#choices.delete(id);
    if (record.type === 4) return;
    this.#options.world.emit({
      type: 'interaction-failed',
      interactionId: id,
      channelId: record.channelId,
      userId: record.userId,
      reason: this.#options.isOnline() ? 'timeout' : 'offline',
      name: record.name,
    });
  }
}
