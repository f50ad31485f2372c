import {
  type ButtonInteraction,
  type CacheType,
  type ChatInputCommandInteraction,
  MessageFlags,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Reply } from './command.ts';
import { withinLimits } from './message-limits.ts';

/** An interaction that expects a reply in the channel. */
export type Answerable<Cached extends CacheType = CacheType> =
  | ChatInputCommandInteraction<Cached>
  | ButtonInteraction<Cached>
  | StringSelectMenuInteraction<Cached>;

/** How long an answer may take before the interaction is acknowledged without it; it is dead after 3 s. */
const PATIENCE = 1_200;

/** How an answer is shown: to everybody or to who asked only, as a new message or in place of the control's own. */
export interface ReplyMode {
  readonly isPublic: boolean;
  readonly updates: boolean;
}

/**
 * Gives the answer that `work` comes to: in one step when it is ready soon, else after an acknowledgement. Nobody is
 * pinged by one unless it says so, and a refusal is never public.
 */
export async function answerWith(interaction: Answerable, mode: ReplyMode, work: Promise<Reply>): Promise<void> {
  const isLate = await takesLonger(work, PATIENCE);
  if (isLate) await acknowledge(interaction, mode);
  await tell(interaction, mode, await work);
}

/** Whether something is not done after so many milliseconds; false as soon as it is. */
function takesLonger(work: Promise<unknown>, than: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, than, true).unref();
    const done = () => {
      clearTimeout(timer);
      resolve(false);
    };
    work.then(done, done);
  });
}

async function acknowledge(interaction: Answerable, { isPublic, updates }: ReplyMode): Promise<void> {
  if (updates && !interaction.isChatInputCommand()) await interaction.deferUpdate();
  else await interaction.deferReply(isPublic ? {} : { flags: MessageFlags.Ephemeral });
}

/** Says something to who asked, whatever has been said before. */
export async function tell(
  interaction: Answerable,
  { isPublic }: ReplyMode,
  { refused, updates, ...reply }: Reply,
): Promise<void> {
  const payload = withinLimits({ allowedMentions: { parse: [] }, ...reply });
  const inPlace = updates && !interaction.isChatInputCommand();
  if (!interaction.deferred && !interaction.replied) {
    // What is not said anew would stay: the picture of before beside the words of now.
    if (inPlace) await interaction.update({ content: '', components: [], attachments: [], ...payload });
    else if (isPublic && !refused) await interaction.reply(payload);
    else await interaction.reply({ ...payload, flags: MessageFlags.Ephemeral });
    return;
  }
  const own = !interaction.isChatInputCommand() && interaction.ephemeral === null;
  if (own && !inPlace) {
    await interaction.followUp({ ...payload, flags: MessageFlags.Ephemeral });
  } else if (!refused || interaction.ephemeral || own) {
    await interaction.editReply({ content: '', components: [], attachments: [], ...payload });
  } else {
    // Private or public was decided when the command was acknowledged, so the public answer makes room for a private one.
    await interaction.deleteReply();
    await interaction.followUp({ ...payload, flags: MessageFlags.Ephemeral });
  }
}
