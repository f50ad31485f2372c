/** Listeners by topic; `Topics` has what a listener of each topic is told. */
export class Subscriptions<Topics> {
  readonly #listeners = new Map<keyof Topics, Set<(detail: never) => void>>();

  /** Calls back for a topic; returns the function that ends it. */
  on<Topic extends keyof Topics>(topic: Topic, listener: (detail: Topics[Topic]) => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  protected tell<Topic extends keyof Topics>(topic: Topic, detail: Topics[Topic]): void {
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) (listener as (own: Topics[Topic]) => void)(detail);
  }
}
