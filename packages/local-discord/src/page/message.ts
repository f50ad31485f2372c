import type { PageState } from '../page-types.ts';
import type { WireMessage, WireUser } from '../wire-types.ts';

/** Message flags, as Discord numbers them. */
export const FLAG = { private: 64, loading: 128, silent: 4096 } as const;

/** A message, or a line that the page itself adds where the bot failed to answer. */
export interface Message extends Omit<WireMessage, 'author' | 'referenced_message'> {
  readonly author: Pick<WireUser, 'id' | 'username' | 'global_name' | 'bot'>;
  readonly referenced_message?: Message | null;
  readonly failure?: Failure;
}

interface Failure {
  readonly reason: string;
  /** Name of the command, if it was one. */
  readonly command?: string;
}

/** The line that says that the bot failed to answer; it sorts behind the newest message, as it has no id of the server. */
export function failureLine(failure: Failure, bot: PageState['bot'], newest: Message | undefined): Message {
  const line: Partial<Message> = {
    id: String(BigInt(newest?.id ?? 0) + 1n),
    author: { ...bot, bot: true, global_name: null },
    content: '',
    timestamp: new Date().toISOString(),
    flags: FLAG.private,
    mentions: [],
    failure,
  };
  return line as Message;
}
