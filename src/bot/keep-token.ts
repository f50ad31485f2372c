import { DiscordAPIError, type REST, RequestMethod, Routes } from 'discord.js';
import type { Logger } from 'pino';

/** HTTP status of a request whose token is not taken. */
const UNAUTHORIZED = 401;

/**
 * Keeps the token of a client that is logged in. discord.js forgets it when one authorised request is answered with
 * 401, and every later one fails, although Discord may take the token again the next moment. Here such an answer leads
 * to a check of the token, one at a time: when Discord takes it, the request is made once more, else it is refused for
 * good.
 *
 * @param options.onRefused told when Discord takes the token no more
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
      // It was forgotten again, though Discord refuses only this request.
      if (isUnauthorized(error)) rest.setToken(token);
      throw error;
    }
  };
}

function isUnauthorized(error: unknown): error is DiscordAPIError {
  return error instanceof DiscordAPIError && error.status === UNAUTHORIZED;
}
