/** State of a draft's entry in the history of a tab. */
interface EntryState {
  readonly isDraft?: boolean;
}

/** Gives drafts an entry in the history of a tab, so that Back drops a draft before it leaves the page. */
export class DraftHistory {
  /** True while the entry of a draft is the current one. */
  #isAtDraft = isDraft(history.state);

  /** @param drop drops the draft; returns false if there was none */
  constructor(drop: () => boolean) {
    addEventListener('popstate', ({ state }) => {
      // A link within the page was followed.
      if (location.hash) return;
      const wasAtDraft = this.#isAtDraft;
      this.#isAtDraft = isDraft(state);
      if (wasAtDraft && !this.#isAtDraft && !drop()) history.back();
    });
  }

  /** Makes the entry at the first draft; in a frame, Back belongs to the page around it. */
  begin(): void {
    if (this.#isAtDraft || self !== top) return;
    this.#isAtDraft = true;
    history.pushState({ isDraft: true } satisfies EntryState, '');
  }
}

function isDraft(state: unknown): boolean {
  return (state as EntryState | null)?.isDraft ?? false;
}
