import { DiscordAPIError, type REST, RequestMethod, Routes } from 'discord.js';
import type { Logger } from 'pino';

/** HTTP status of a request whose token is not accepted. */
const UNAUTHORIZED = 401;

/**
 * Keeps the token of a logged-in client. discord.js forgets the token when one authorised request is answered with 401, so that
 * every later request fails, although Discord may accept the token again the next moment. Here the token is checked after such
 * an answer. If Discord accepts it, the request is repeated; otherwise `onRefused` is called.
 *
 * @param options.onRefused called when Discord no longer accepts the token
 */
export function recheckToken(rest: REST, options: { token: string; log: Logger; onRefused: () => void }): void {
  const { token, log, onRefused } = options;
  const queueRequest = rest.queueRequest.bind(rest);
  let checking: Promise<boolean> | undefined;

  function isAccepted(): Promise<boolean> {
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  async function check(): Promise<boolean> {
    log.warn('Discord answered 401; the token is checked');
    rest.setToken(token);
    try {
      const answer = await queueRequest({ method: RequestMethod.Get, fullRoute: Routes.user() });
      await answer.arrayBuffer();
    } catch (error) {
      if (isUnauthorized(error)) {
        onRefused();
        return false;
      }
      log.warn({ err: error }, 'the token could not be checked');
    }
    // discord.js may have forgotten the token again, if another request was answered with 401 meanwhile.
    rest.setToken(token);
    return true;
  }

  rest.queueRequest = async (request) => {
    if (request.auth === false) return queueRequest(request);
    await checking;
    try {
      return await queueRequest(request);
    } catch (error) {
      if (!isUnauthorized(error) || !(await isAccepted())) throw error;
    }
    try {
      return await queueRequest(request);
    } catch (error) {
      // discord.js has forgotten the token again, although Discord rejects only this request.
      if (isUnauthorized(error)) rest.setToken(token);
      throw error;
    }
  };
}

function isUnauthorized(error: unknown): error is DiscordAPIError {
  return error instanceof DiscordAPIError && error.status === UNAUTHORIZED;
}
