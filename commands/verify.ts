import { command, option } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { verifyFileReply, verifyReply } from '../src/bot/replies/verify.ts';

const declaration = command('verify')
  .addAttachmentOption((o) => option(o.setFileTypes('.json'), 'record', 'command.verify.record'))
  .toJSON();

/** /verify: proves that the pile was fixed at the start, or checks a record file. */
export const verify = {
  name: 'verify',
  declaration,
  needs: 'nothing',
  where: 'anywhere',
  // Without a file the whole game is replayed, which takes as long as a picture.
  cost: ({ record }) => (record ? 'file' : 'picture'),
  run(context) {
    const file = context.interaction.options.getAttachment('record');
    return file ? verifyFileReply(context, file) : verifyReply(context);
  },
} satisfies Feature;
