import { RESTJSONErrorCodes as Code, DiscordAPIError } from 'discord.js';

/** What the request was about does not exist any more, and does not come back. */
const GONE = [
  // The channel or thread was deleted.
  Code.UnknownChannel,
  // The server was deleted.
  Code.UnknownGuild,
  // Somebody deleted the message that was to be changed.
  Code.UnknownMessage,
  // The account was deleted.
  Code.UnknownUser,
  // Not asked for here; deleted like the others.
  Code.UnknownWebhook,
] as const;

/** People have closed something to the bot, and may open it again. */
const CLOSED = [
  // The bot is not in the server, or may not see the channel.
  Code.MissingAccess,
  // It may not write, or attach a picture.
  Code.MissingPermissions,
  // The thread was archived; only a new message brings it back.
  Code.InvalidActionOnArchivedThread,
  // The thread was locked.
  Code.ThreadLocked,
  // Somebody takes no direct messages.
  Code.CannotSendMessagesToThisUser,
  // Somebody shares no server with the bot any more.
  Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
] as const;

/** The same request would be refused again. */
const UNACCEPTABLE = [
  // Messages that are older than an hour can be changed a few times only.
  Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached,
  // The picture is too large.
  Code.RequestEntityTooLarge,
  // The message was posted by another bot, that of an earlier token.
  Code.CannotEditMessageAuthoredByAnotherUser,
  // There is nothing in the message.
  Code.CannotSendAnEmptyMessage,
  // A text is too long, or a control is wrong.
  Code.InvalidFormBodyOrContentType,
  // The server's own filter takes offence at a name in the message.
  Code.MessageWasBlockedByAutomaticModeration,
] as const;

const FINAL: ReadonlySet<unknown> = new Set([...GONE, ...CLOSED, ...UNACCEPTABLE]);

/**
 * Whether Discord refused something for good, so that asking again would only count as an invalid request. Every other
 * failure may pass, also a 401 or 403 without one of these codes: that is a proxy, or Discord in trouble.
 */
export function isRefused(error: unknown): error is DiscordAPIError & { readonly code: number } {
  return error instanceof DiscordAPIError && FINAL.has(error.code);
}

/** Whether what was refused with this code is gone, so that nothing can open it again. */
export function isGone(code: number): boolean {
  return (GONE as readonly number[]).includes(code);
}

/** Whether what was refused with this code was closed to the bot and may be opened again. */
export function isClosed(code: number): boolean {
  return (CLOSED as readonly number[]).includes(code);
}

/** Whether somebody can be sent no direct messages. */
export function isUnreachable(code: number): boolean {
  return (
    code === Code.CannotSendMessagesToThisUser ||
    code === Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds ||
    code === Code.UnknownUser
  );
}
