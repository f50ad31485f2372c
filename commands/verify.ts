import type { Command } from '../src/bot/handlers/command.ts';
import { command, option } from '../src/bot/handlers/declare.ts';
import { verifyFileReply, verifyReply } from '../src/bot/replies/verify.ts';

const declaration = command('verify')
  .addAttachmentOption((o) => option(o, 'record', 'command.verify.record'))
  .toJSON();

/** /verify: proof that the pile was fixed at the start, or a check of a record file. */
export const verify = {
  name: 'verify',
  declaration,
  run(context) {
    const file = context.interaction.options.getAttachment('record');
    return file ? verifyFileReply(context, file) : verifyReply(context);
  },
} satisfies Command;
