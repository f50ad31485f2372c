import { REST, type RESTOptions } from 'discord.js';

/**
 * What all clients of a process send their requests with, as Discord counts what it allows a bot over all of them. A client that
 * logs out takes neither the token nor anything else from the others.
 */
export class SharedRequests extends REST {
  override setToken(token: string): this {
    // discord.js takes the token away by null, when a client ends and after an answer 401.
    return (token as string | null) === null ? this : super.setToken(token);
  }

  override clearHashSweeper(): void {}

  override clearHandlerSweeper(): void {}

  /** Allows so many requests a second from now on, at least one. */
  allow(requestsPerSecond: number): void {
    const options: { -readonly [Key in keyof RESTOptions]: RESTOptions[Key] } = this.options;
    options.globalRequestsPerSecond = Math.max(1, Math.floor(requestsPerSecond));
  }
}
