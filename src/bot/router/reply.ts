import {
  type ButtonInteraction,
  type CacheType,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  RESTJSONErrorCodes,
  type StringSelectMenuInteraction,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Speech } from '../../i18n/speech.ts';
import type { UserId } from '../../store/records.ts';
import type { Reply } from '../handlers/command.ts';
import { withinLimits } from '../write/message-text.ts';
import { sendOrWithoutPicture } from '../write/pictures.ts';

/** An interaction that expects a reply in the channel. */
export type Repliable<Cached extends CacheType = CacheType> =
  | ChatInputCommandInteraction<Cached>
  | UserContextMenuCommandInteraction<Cached>
  | MessageContextMenuCommandInteraction<Cached>
  | ButtonInteraction<Cached>
  | StringSelectMenuInteraction<Cached>;

/** Milliseconds after which a reply that is not ready is deferred; Discord drops an interaction after 3 s. */
const DEFER_AFTER = 800;

/** Where a reply is shown: public or ephemeral, as a new message or as an update of the control's message. */
export interface ReplyMode {
  readonly isPublic: boolean;
  readonly updates: boolean;
}

/**
 * Defers the reply to an interaction after `DEFER_AFTER`, unless it is cancelled before. The timer starts when the interaction
 * arrives, so that a slow database cannot delay the acknowledgement.
 */
export class Deferral {
  readonly #timer: NodeJS.Timeout;
  #sent: Promise<void> | undefined;

  constructor(interaction: Repliable, mode: ReplyMode) {
    this.#timer = setTimeout(() => {
      this.#sent = defer(interaction, mode);
      // `isDeferred` rejects with this error.
      this.#sent.catch(() => undefined);
    }, DEFER_AFTER);
  }

  /**
   * True if the reply is deferred. Waits for Discord's answer if the deferral was sent.
   *
   * @throws DiscordAPIError if Discord refused the deferral, so that nothing should be done for the interaction
   */
  async isDeferred(): Promise<boolean> {
    await this.#sent;
    return this.#sent !== undefined;
  }

  /** Cancels a deferral that was not sent yet. */
  cancel(): void {
    clearTimeout(this.#timer);
  }
}

/**
 * Sends the reply that `work` resolves with, after a deferral if it takes long. Nobody is pinged unless the reply says so, and
 * a rejection is never public. Resolves with the reply, or with an empty one if the control's message was deleted instead.
 */
export async function replyOrDefer(
  interaction: Repliable,
  { speech, deferral, ...mode }: ReplyMode & { readonly speech: Promise<Speech>; readonly deferral: Deferral },
  work: Promise<Reply>,
): Promise<Reply> {
  const patience = AbortSignal.timeout(DEFER_AFTER);
  const reply = await work.finally(() => deferral.cancel());
  const isLate = await deferral.isDeferred();
  const say = await speech;
  const send = () => sendOrWithoutPicture(say, reply, (told) => sendReply(interaction, mode, told));
  const { untilTold } = reply;
  if (untilTold && replacesPrivateMessage(interaction, mode)) {
    const isTold = await untilTold(isLate ? AbortSignal.timeout(DEFER_AFTER) : patience);
    if (isTold) {
      if (!interaction.deferred) await defer(interaction, mode);
      await interaction.deleteReply().catch(send);
      return {};
    }
  }
  await send();
  return reply;
}

/** True if a reply updates an ephemeral message that has the control. */
function replacesPrivateMessage(interaction: Repliable, { updates }: ReplyMode): boolean {
  return updates && !interaction.isCommand() && interaction.message.flags.has(MessageFlags.Ephemeral);
}

/** How long the message of a control waits for the public message, in milliseconds. */
const POST_TIMEOUT = 60_000;

/** Deletes the updated message of a control once a public message says the same; keeps it if that takes too long. */
export async function deleteOncePosted(
  interaction: Repliable,
  untilTold: NonNullable<Reply['untilTold']>,
  signal: AbortSignal,
): Promise<void> {
  const isTold = await untilTold(AbortSignal.any([signal, AbortSignal.timeout(POST_TIMEOUT)]));
  if (isTold) await interaction.deleteReply();
}

/**
 * How long a reply is edited after it was sent, in milliseconds. The token of an interaction is valid for 15 minutes. A
 * duration, as the clock of this machine may differ from Discord's.
 */
const EDITABLE_FOR = 14.5 * 60_000;

/** Edits a sent reply with each later version of it, until the token expires or the signal is aborted. */
export async function keepUpToDate(
  interaction: Repliable,
  {
    say,
    later,
    signal,
  }: { readonly say: Speech; readonly later: NonNullable<Reply['later']>; readonly signal: AbortSignal },
): Promise<void> {
  const until = AbortSignal.timeout(EDITABLE_FOR);
  const ending = AbortSignal.any([signal, until]);
  for await (const reply of later(ending)) {
    await sendOrWithoutPicture(say, reply, (told) => interaction.editReply(withinLimits(told)));
  }
}

/** Resolves with true after `milliseconds`, or with false if the work is done before. */
export function takesLonger(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, true);
    const done = () => {
      clearTimeout(timer);
      resolve(false);
    };
    work.then(done, done);
  });
}

async function defer(interaction: Repliable, { isPublic, updates }: ReplyMode): Promise<void> {
  if (updates && !interaction.isCommand()) await interaction.deferUpdate();
  else await interaction.deferReply(isPublic ? {} : { flags: MessageFlags.Ephemeral });
}

/** Sends a reply as the first response, an edit or a follow-up, depending on what was sent before. */
export async function sendReply(
  interaction: Repliable,
  { isPublic, updates }: ReplyMode,
  { rejected, isSilent, later: _, untilTold: _told, panel: _panel, ...reply }: Reply,
): Promise<void> {
  if (isSilent && !interaction.isCommand()) {
    if (!interaction.deferred) await interaction.deferUpdate();
    // A deferred reply would show "is thinking" forever.
    else if (interaction.ephemeral !== null) await interaction.deleteReply();
    return;
  }
  const payload = withinLimits(reply);
  const inPlace = updates && !rejected && !interaction.isCommand();
  if (!interaction.deferred && !interaction.replied) {
    // Omitted fields keep their old values: the old picture would stay beside the new text.
    if (inPlace) await interaction.update({ content: '', components: [], attachments: [], ...payload });
    else if (isPublic && !rejected) await interaction.reply(payload);
    else await interaction.reply({ ...payload, flags: MessageFlags.Ephemeral });
    return;
  }
  const own = !interaction.isCommand() && interaction.ephemeral === null;
  if (own && !inPlace) {
    await interaction.followUp({ ...payload, flags: MessageFlags.Ephemeral });
  } else if (!rejected || interaction.ephemeral || own) {
    await interaction.editReply({ content: '', components: [], attachments: [], ...payload });
  } else {
    // A deferred reply cannot become private, so the public one is deleted and a private one follows.
    await interaction.deleteReply();
    await interaction.followUp({ ...payload, flags: MessageFlags.Ephemeral });
  }
}

/** People whose open panel is remembered. */
const MAX_PEOPLE = 1_000;

/** The open panel of each person in each channel, as the interaction that showed it. */
export class OpenPanels {
  readonly #latest = new LRUCache<string, Repliable>({ max: MAX_PEOPLE });

  /** Remembers an interaction that shows a panel; returns the interaction that showed the previous panel. */
  show(interaction: Repliable): Repliable | undefined {
    const before = this.end(interaction);
    this.#latest.set(keyOf(interaction), interaction);
    return before;
  }

  /** Forgets the open panel of an interaction's user and channel; returns the interaction that showed it. */
  end(interaction: Repliable): Repliable | undefined {
    const before = this.#latest.get(keyOf(interaction));
    this.#latest.delete(keyOf(interaction));
    return before;
  }
}

function keyOf({ user, channelId }: Repliable): string {
  return `${user.id} ${channelId}`;
}

/** Live replies of one person; a further one ends the oldest. */
const MAX_PER_PERSON = 3;

/** Live replies of all people together. Each is edited every few seconds at most. */
const MAX_TOTAL = 40;

/** The replies that are still edited as their content changes. Bounds their number. */
export class LiveReplies {
  /** The user of each reply, the oldest reply first. */
  readonly #kept = new Map<AbortController, UserId>();

  /** Registers a live reply. Returns its controller; after an abort the reply is edited at most once more. */
  begin(userId: UserId): AbortController {
    const newController = new AbortController();
    this.#kept.set(newController, userId);
    const ownControllers = [...this.#kept].flatMap(([controller, owner]) => (owner === userId ? [controller] : []));
    if (ownControllers.length > MAX_PER_PERSON) this.end(ownControllers[0]!);
    else if (this.#kept.size > MAX_TOTAL) this.end([...this.#kept.keys()][0]!);
    return newController;
  }

  end(controller: AbortController): void {
    this.#kept.delete(controller);
    controller.abort();
  }

  endAll(): void {
    for (const controller of [...this.#kept.keys()]) this.end(controller);
  }
}

/**
 * True if it is too late to reply, because the token has expired or another process has replied. That is no error of the bot.
 */
export function isTooLate(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    (error.code === RESTJSONErrorCodes.UnknownInteraction ||
      error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged ||
      // The deferred reply was dismissed before it was ready, or took longer than fifteen minutes.
      error.code === RESTJSONErrorCodes.UnknownMessage ||
      error.code === RESTJSONErrorCodes.InvalidWebhookToken)
  );
}
