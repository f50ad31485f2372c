/** How a browser is notified of turns, as the server tells it to the browser of a seat. */
export interface PushAnswer {
  /** The server's public key, in base64url. */
  readonly key: string;
  /** Address that the server notifies this browser at; absent unless it does. */
  readonly endpoint?: string;
  readonly words: Readonly<Record<'on' | 'off' | 'refused', string>>;
}
