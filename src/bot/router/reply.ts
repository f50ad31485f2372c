import {
  type ButtonInteraction,
  type CacheType,
  type ChatInputCommandInteraction,
  MessageFlags,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Speech } from '../../i18n/speech.ts';
import type { Reply } from '../handlers/command.ts';
import { orInWords } from '../handlers/picture-reply.ts';
import { withinLimits } from '../write/message-limits.ts';

/** An interaction that expects a reply in the channel. */
export type Repliable<Cached extends CacheType = CacheType> =
  | ChatInputCommandInteraction<Cached>
  | ButtonInteraction<Cached>
  | StringSelectMenuInteraction<Cached>;

/** Milliseconds after which a reply that is not ready is deferred; Discord gives up an interaction after 3 s. */
const PATIENCE = 800;

/** How a reply is shown: public or private, as a new message or in place of the control's own message. */
export interface ReplyMode {
  readonly isPublic: boolean;
  readonly updates: boolean;
}

/**
 * Acknowledges an interaction from its arrival on: where its reply is not ready soon, it is deferred, whatever the database
 * does meanwhile.
 */
export class Deferral {
  readonly #timer: NodeJS.Timeout;
  #sent: Promise<void> | undefined;

  constructor(interaction: Repliable, mode: ReplyMode) {
    this.#timer = setTimeout(() => {
      this.#sent = defer(interaction, mode);
      // Whoever waits for it is told.
      this.#sent.catch(() => undefined);
    }, PATIENCE);
  }

  /**
   * Whether the reply is deferred, once Discord has taken that if it was begun.
   *
   * @throws DiscordAPIError when the interaction cannot be acknowledged, so that nothing should be done for it
   */
  async isTaken(): Promise<boolean> {
    await this.#sent;
    return this.#sent !== undefined;
  }

  /** Begins it no more. */
  end(): void {
    clearTimeout(this.#timer);
  }
}

/**
 * Sends the reply that `work` resolves with: at once when it is ready soon, else after its deferral. Nobody is pinged unless
 * the reply says so, and a rejection is never public. Resolves with the reply, or with an empty one where the message of
 * the control was deleted instead.
 */
export async function replyWith(
  interaction: Repliable,
  { speech, deferral, ...mode }: ReplyMode & { readonly speech: Promise<Speech>; readonly deferral: Deferral },
  work: Promise<Reply>,
): Promise<Reply> {
  const patience = AbortSignal.timeout(PATIENCE);
  const reply = await work.finally(() => deferral.end());
  const isLate = await deferral.isTaken();
  const say = await speech;
  const send = () => orInWords(say, reply, (told) => tell(interaction, mode, told));
  const { untilTold } = reply;
  if (untilTold && isReplaced(interaction, mode)) {
    const isTold = await untilTold(isLate ? AbortSignal.timeout(PATIENCE) : patience);
    if (isTold) {
      if (!interaction.deferred) await defer(interaction, mode);
      await interaction.deleteReply().catch(send);
      return {};
    }
  }
  await send();
  return reply;
}

/** Whether a reply takes the place of a private message with the control. */
function isReplaced(interaction: Repliable, { updates }: ReplyMode): boolean {
  return updates && !interaction.isChatInputCommand() && interaction.message.flags.has(MessageFlags.Ephemeral);
}

/** How long the message of a control waits to be deleted, in milliseconds. */
const DELETED_WITHIN = 60_000;

/** Deletes the message of a control, which shows its reply for now, once a public message tells the same. */
export async function deleteOnceTold(
  interaction: Repliable,
  untilTold: NonNullable<Reply['untilTold']>,
  signal: AbortSignal,
): Promise<void> {
  const isTold = await untilTold(AbortSignal.any([signal, AbortSignal.timeout(DELETED_WITHIN)]));
  if (isTold) await interaction.deleteReply();
}

/**
 * How long a reply that was just sent is changed, in milliseconds: Discord lets that for a quarter of an hour after the
 * interaction. Measured, as the clock of this machine need not be Discord's.
 */
const CHANGEABLE_FOR = 14.5 * 60_000;

/** Changes a reply that was sent into what it becomes later, until soon it cannot be changed or the signal is aborted. */
export async function keepUpToDate(
  interaction: Repliable,
  {
    say,
    later,
    signal,
  }: { readonly say: Speech; readonly later: NonNullable<Reply['later']>; readonly signal: AbortSignal },
): Promise<void> {
  const until = AbortSignal.timeout(CHANGEABLE_FOR);
  const ending = AbortSignal.any([signal, until]);
  for await (const reply of later(ending)) {
    await orInWords(say, reply, (told) => interaction.editReply(withinLimits(told)));
  }
}

/** Resolves with true after `than` milliseconds, or with false if the work is done before. */
export function takesLonger(work: Promise<unknown>, than: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, than, true);
    const done = () => {
      clearTimeout(timer);
      resolve(false);
    };
    work.then(done, done);
  });
}

async function defer(interaction: Repliable, { isPublic, updates }: ReplyMode): Promise<void> {
  if (updates && !interaction.isChatInputCommand()) await interaction.deferUpdate();
  else await interaction.deferReply(isPublic ? {} : { flags: MessageFlags.Ephemeral });
}

/** Sends a reply, whatever was sent before: as the first reply, an edit or a follow-up. */
export async function tell(
  interaction: Repliable,
  { isPublic, updates }: ReplyMode,
  { rejected, isSilent, later: _, untilTold: _told, panel: _panel, ...reply }: Reply,
): Promise<void> {
  if (isSilent && !interaction.isChatInputCommand()) {
    if (!interaction.deferred) await interaction.deferUpdate();
    // A deferred reply of its own would say for ever that the bot is thinking.
    else if (interaction.ephemeral !== null) await interaction.deleteReply();
    return;
  }
  const payload = withinLimits(reply);
  const inPlace = updates && !rejected && !interaction.isChatInputCommand();
  if (!interaction.deferred && !interaction.replied) {
    // Omitted fields keep their old values: the old picture would stay beside the new text.
    if (inPlace) await interaction.update({ content: '', components: [], attachments: [], ...payload });
    else if (isPublic && !rejected) await interaction.reply(payload);
    else await interaction.reply({ ...payload, flags: MessageFlags.Ephemeral });
    return;
  }
  const own = !interaction.isChatInputCommand() && interaction.ephemeral === null;
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
