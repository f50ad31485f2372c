import { AttachmentBuilder, type BaseMessageOptions } from 'discord.js';
import { ALT_LIMIT } from '../../telling/board/alt-limit.ts';
import { fitted, messageText } from './message-text.ts';

/**
 * Returns a message within Discord's limits: its text and the descriptions of its files are cut if they are too long, and it
 * pings only the users in `allowedMentions`. Every reply, post and notice passes through this function last, so that no name of
 * a user can make a message fail or ping a server.
 */
export function withinLimits<Message extends Pick<BaseMessageOptions, 'content' | 'files' | 'allowedMentions'>>(
  message: Message,
): Message {
  const { content, files, allowedMentions } = message;
  return {
    ...message,
    allowedMentions: { parse: [], ...allowedMentions },
    ...(content ? { content: messageText(content.split('\n')) } : {}),
    ...(files
      ? { files: files.map((file) => (file instanceof AttachmentBuilder ? withinDescription(file) : file)) }
      : {}),
  };
}

function withinDescription(file: AttachmentBuilder): AttachmentBuilder {
  const { attachment, name, description } = file;
  return description
    ? new AttachmentBuilder(attachment, {
        ...(name ? { name } : {}),
        description: fitted(description, ALT_LIMIT),
      })
    : file;
}
