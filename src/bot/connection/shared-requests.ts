import { REST, type RESTOptions } from 'discord.js';

/**
 * REST client that all clients of a process share, as Discord's rate limits hold for the whole bot. It keeps the token and its
 * state when one of the clients logs out.
 */
export class SharedRequests extends REST {
  override setToken(token: string): this {
    // discord.js sets the token to null when a client ends and after an answer 401.
    return (token as string | null) === null ? this : super.setToken(token);
  }

  override clearHashSweeper(): void {}

  override clearHandlerSweeper(): void {}

  /** Sets the number of requests a second, at least one. */
  setGlobalRate(requestsPerSecond: number): void {
    const options: { -readonly [Key in keyof RESTOptions]: RESTOptions[Key] } = this.options;
    options.globalRequestsPerSecond = Math.max(1, Math.floor(requestsPerSecond));
  }
}
