import { RESTJSONErrorCodes as Code, DiscordAPIError } from 'discord.js';

/** The target of the request was deleted and will not come back. */
const GONE = [
  // The channel or thread was deleted.
  Code.UnknownChannel,
  // The server was deleted.
  Code.UnknownGuild,
  // Somebody deleted the message that was to be changed.
  Code.UnknownMessage,
  // The account was deleted.
  Code.UnknownUser,
  // The bot uses no webhook; listed for completeness.
  Code.UnknownWebhook,
] as const;

/** The bot has no access for now, but people may restore it. */
const CLOSED = [
  // The bot is not in the server, or may not see the channel.
  Code.MissingAccess,
  // The bot lacks permission to write or to attach files.
  Code.MissingPermissions,
  // The thread was archived; only a new message brings it back.
  Code.InvalidActionOnArchivedThread,
  // The thread was locked.
  Code.ThreadLocked,
  // The user accepts no direct messages.
  Code.CannotSendMessagesToThisUser,
  // The user shares no server with the bot any more.
  Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
] as const;

/** The same request would fail again. */
const UNACCEPTABLE = [
  // A message older than an hour can be edited a few times only.
  Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached,
  // The picture is too large.
  Code.RequestEntityTooLarge,
  // The message was posted by another bot, whose token the host used before.
  Code.CannotEditMessageAuthoredByAnotherUser,
  // The message is empty.
  Code.CannotSendAnEmptyMessage,
  // A text is too long, or a control is wrong.
  Code.InvalidFormBodyOrContentType,
  // The server's AutoMod blocks a name in the message.
  Code.MessageWasBlockedByAutomaticModeration,
] as const;

const FINAL: ReadonlySet<unknown> = new Set([...GONE, ...CLOSED, ...UNACCEPTABLE]);

/**
 * True if a request failed for good, so that a retry would only count as an invalid request. Every other error may be
 * temporary. Even a 401 or 403 without one of these codes may come from a proxy or from an outage of Discord.
 */
export function isFinal(error: unknown): error is DiscordAPIError & { readonly code: number } {
  return error instanceof DiscordAPIError && FINAL.has(error.code);
}

/** True if an error code means that the target was deleted. */
export function isTargetDeleted(code: number): boolean {
  return (GONE as readonly number[]).includes(code);
}

/** True if an error code means that the bot has lost access, which may be restored. */
export function isAccessLost(code: number): boolean {
  return (CLOSED as readonly number[]).includes(code);
}

/** True if an error code means that a user cannot get direct messages. */
export function isUnreachable(code: number): boolean {
  return (
    code === Code.CannotSendMessagesToThisUser ||
    code === Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds ||
    code === Code.UnknownUser
  );
}
