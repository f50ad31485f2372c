import { DiscordAPIError, type REST, RequestMethod, Routes } from 'discord.js';
import type { Logger } from 'pino';

/** HTTP status of a request whose token is not accepted. */
const UNAUTHORIZED = 401;

/**
 * Keeps the token of a client that is logged in. discord.js forgets it when one authorised request is answered with
 * 401, and every later one fails, although Discord may take the token again the next moment. Here such an answer leads
 * to a check of the token, one at a time: when Discord accepts it, the request is repeated, else `onRefused` is called.
 *
 * @param options.onRefused called when Discord no longer accepts the token
 */
export function keepToken(rest: REST, options: { token: string; log: Logger; onRefused: () => void }): void {
  const { token, log, onRefused } = options;
  const queueRequest = rest.queueRequest.bind(rest);
  let checking: Promise<boolean> | undefined;

  function isTaken(): Promise<boolean> {
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
    // Another request that was answered with 401 meanwhile has made discord.js forget it again.
    rest.setToken(token);
    return true;
  }

  rest.queueRequest = async (request) => {
    if (request.auth === false) return queueRequest(request);
    await checking;
    try {
      return await queueRequest(request);
    } catch (error) {
      if (!isUnauthorized(error) || !(await isTaken())) throw error;
    }
    try {
      return await queueRequest(request);
    } catch (error) {
      // discord.js has forgotten it again, though Discord rejects only this request.
      if (isUnauthorized(error)) rest.setToken(token);
      throw error;
    }
  };
}

function isUnauthorized(error: unknown): error is DiscordAPIError {
  return error instanceof DiscordAPIError && error.status === UNAUTHORIZED;
}
