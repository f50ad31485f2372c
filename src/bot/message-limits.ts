import { AttachmentBuilder, type BaseMessageOptions } from 'discord.js';
import { ALT_LIMIT, fitted, messageText } from './present/message-text.ts';

/**
 * A message as Discord takes it: its text and the descriptions of its files are cut where they are too long. Every
 * reply, public message and notice passes here last, so that what was done is told, whatever people are called.
 */
export function withinLimits<Message extends Pick<BaseMessageOptions, 'content' | 'files'>>(message: Message): Message {
  const { content, files } = message;
  return {
    ...message,
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
