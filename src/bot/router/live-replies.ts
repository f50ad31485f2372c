import type { UserId } from '../../store/records.ts';

/** Live replies of one person; a further one ends the oldest. */
const MAX_PER_PERSON = 3;

/** Live replies of all people together. Each is edited every few seconds at most. */
const MAX_TOTAL = 40;

/** The replies that are still edited as their content changes. Bounds their number. */
export class LiveReplies {
  /** The user of each reply, the oldest reply first. */
  readonly #kept = new Map<AbortController, UserId>();

  /** Registers a live reply. Returns its controller; after an abort the reply is edited at most once more. */
  begin(userId: UserId): AbortController {
    const newController = new AbortController();
    this.#kept.set(newController, userId);
    const ownControllers = [...this.#kept].flatMap(([controller, owner]) => (owner === userId ? [controller] : []));
    if (ownControllers.length > MAX_PER_PERSON) this.end(ownControllers[0]!);
    else if (this.#kept.size > MAX_TOTAL) this.end([...this.#kept.keys()][0]!);
    return newController;
  }

  end(controller: AbortController): void {
    this.#kept.delete(controller);
    controller.abort();
  }

  endAll(): void {
    for (const controller of [...this.#kept.keys()]) this.end(controller);
  }
}
