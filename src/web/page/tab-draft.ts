import { tabStorage } from './tab-storage.ts';

/** A draft that the tab keeps, with the revision of the game that it was made at. */
export interface KeptDraft {
  readonly revision: number;
  readonly draft: string;
  /** Id of the move by which the draft was sent; absent before that. */
  readonly move?: string;
}

/** The draft that a tab keeps of the turn on a page, also when it is loaded again. */
export class TabDraft {
  readonly #key: string;

  /** @param path address of the page without its origin */
  constructor(path: string) {
    this.#key = `draft ${path}`;
  }

  get draft(): KeptDraft | undefined {
    const text = tabStorage.getItem(this.#key);
    return text === null ? undefined : (JSON.parse(text) as KeptDraft);
  }

  set draft(kept: KeptDraft | undefined) {
    if (kept) {
      const { revision, draft, move } = kept;
      tabStorage.setItem(this.#key, JSON.stringify({ revision, draft, move }));
    } else tabStorage.removeItem(this.#key);
  }
}
