import type { UserId } from '../../store/records.ts';

/** Replies of one person that are kept up to date at the same time; of more only the latest. */
const MAX_OF_PERSON = 3;

/** The same of all people together, each of which is an edit every few seconds at most. */
const MAX = 40;

/** Which replies are kept up to date, so that their number stays small however often somebody asks. */
export class KeptReplies {
  /** Who asked, the reply that was sent first coming first. */
  readonly #kept = new Map<AbortController, UserId>();

  /** Begins to keep a reply of a person up to date; it changes at most once more when the controller is aborted. */
  begin(userId: UserId): AbortController {
    const begun = new AbortController();
    this.#kept.set(begun, userId);
    const own = [...this.#kept].flatMap(([controller, of]) => (of === userId ? [controller] : []));
    if (own.length > MAX_OF_PERSON) this.end(own[0]!);
    else if (this.#kept.size > MAX) this.end([...this.#kept.keys()][0]!);
    return begun;
  }

  end(controller: AbortController): void {
    this.#kept.delete(controller);
    controller.abort();
  }

  endAll(): void {
    for (const controller of [...this.#kept.keys()]) this.end(controller);
  }
}
