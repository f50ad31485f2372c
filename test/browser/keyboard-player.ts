import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Choose } from '../../lab/simulation/chooser.ts';

/** What has the focus. */
interface Focus {
  readonly testId: string | null;
  readonly customId: string | null;
  readonly messageId: string | null;
  readonly option: string | null;
  /** Whether a ring or a border shows it. */
  readonly shown: boolean;
}

/** The little of a browser's DOM that this file reads. */
interface Element {
  readonly dataset: Readonly<Record<string, string | undefined>>;
  closest(css: string): Element | null;
  getAttribute(name: string): string | null;
}

/** More steps than any way through the page takes; beyond, the focus goes in circles. */
const MAX_STEPS = 60;

/** A person who has no mouse and no finger: everything is done with keys, and what has the focus must always be seen. */
export class KeyboardPlayer {
  readonly page: Page;
  readonly userId: string;
  readonly #choose: Choose;

  constructor(page: Page, userId: string, choose: Choose) {
    this.page = page;
    this.userId = userId;
    this.#choose = choose;
  }

  /** Opens the page as this person and collects what the live regions say. */
  async open(origin: string): Promise<void> {
    await this.page.goto(`${origin}/?user=${this.userId}`);
    await this.page.locator('[data-testid=messages][aria-busy=false]').waitFor();
    await this.page.evaluate(() => {
      const { document, MutationObserver, said } = Object.assign(globalThis, { said: [] as string[] }) as unknown as {
        document: { querySelector(css: string): object };
        MutationObserver: new (
          heard: (records: { addedNodes: Iterable<{ textContent: string }> }[]) => void,
        ) => { observe(target: object, options: object): void };
        said: string[];
      };
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const { textContent } of addedNodes) said.push(textContent);
      }).observe(document.querySelector('[aria-live=polite][role=log]'), { childList: true });
    });
  }

  /** Waits until the live regions have said something after `from` utterances, and says how many there are then. */
  async heard(words: RegExp, from = 0): Promise<number> {
    const found = await this.page.waitForFunction(
      ({ source, start }) => {
        const { said } = globalThis as unknown as { said: string[] };
        return said.slice(start).some((text) => new RegExp(source, 's').test(text)) ? said.length : undefined;
      },
      { source: words.source, start: from },
    );
    return (await found.jsonValue()) as number;
  }

  /** How much the live regions have said. */
  async utterances(): Promise<number> {
    return this.page.evaluate(() => (globalThis as unknown as { said: string[] }).said.length);
  }

  /** What has the focus now; a page where nobody can see or hear that fails the test. */
  async focus(): Promise<Focus> {
    const focus = await this.page.evaluate(() => {
      const { document, getComputedStyle } = globalThis as unknown as {
        document: { activeElement: Element; body: Element };
        getComputedStyle(element: Element): { outlineStyle: string; boxShadow: string };
      };
      const element = document.activeElement;
      const frame = element.closest('.composer-box, .option-field');
      const hasRing = getComputedStyle(element).outlineStyle !== 'none';
      const hasFrame = frame !== null && getComputedStyle(frame).boxShadow !== 'none';
      const isLost = element === document.body;
      return {
        testId: element.getAttribute('data-testid'),
        customId: element.getAttribute('data-custom-id'),
        option: element.getAttribute('data-option'),
        messageId: element.closest('[data-message-id]')?.dataset.messageId ?? null,
        shown: !isLost && (hasRing || hasFrame),
      };
    });
    expect(focus, 'the focus is lost or cannot be seen').toMatchObject({ shown: true });
    return focus;
  }

  /** Presses a key and sees where that leads. */
  async press(key: string): Promise<Focus> {
    await this.page.keyboard.press(key);
    return this.focus();
  }

  /** Presses a key until something wanted has the focus. */
  async reach(key: string, isWanted: (focus: Focus) => boolean): Promise<Focus> {
    let focus = await this.focus();
    for (let step = 0; !isWanted(focus); step++) {
      if (step === MAX_STEPS) throw new Error(`${key} never leads there; last: ${JSON.stringify(focus)}`);
      focus = await this.press(key);
    }
    return focus;
  }

  /** Goes back to where one types, wherever the focus is. */
  async toComposer(): Promise<void> {
    await this.reach('F6', ({ testId }) => testId === 'composer-input');
  }

  /** Types the name of a command and takes it from the list; resolves with what the private answer says. */
  async command(name: string, options: readonly string[] = []): Promise<string> {
    await this.toComposer();
    const before = await this.#answers().count();
    await this.page.keyboard.type(`/${name}`);
    await this.page.locator(`[data-testid=command][data-key="${name}"][aria-selected=true]`).waitFor();
    await this.press('Enter');
    for (const option of options) await this.#pick(option);
    await this.reach('Tab', ({ testId }) => testId === 'send-command');
    await this.press('Enter');
    return this.#answerAfter(before);
  }

  /** Opens an option and picks one of its suggestions. */
  async #pick(option: string): Promise<void> {
    const isField = ({ testId }: Focus) => testId === `option-input-${option}`;
    if (!isField(await this.focus())) {
      await this.reach('Shift+Tab', ({ testId }) => testId === 'option-cancel');
      const isChip = (focus: Focus) => focus.testId === 'option-add' && focus.option === option;
      await this.reach('Tab', (focus) => isChip(focus) || isField(focus));
      if (isChip(await this.focus())) await this.press('Enter');
    }
    expect(isField(await this.focus())).toBe(true);
    const choices = this.page.locator('[data-testid=popup]:not([hidden]) .popup-list:not(.pending) [role=option]');
    await choices.first().waitFor();
    const steps = this.#choose(Math.min(5, await choices.count()));
    for (let step = 0; step < steps; step++) await this.press('ArrowDown');
    await this.press('Enter');
    await choices.first().waitFor({ state: 'detached' });
  }

  /**
   * Plays a turn with the buttons and menus below messages, from the turn message on.
   *
   * @param messageId of the turn message
   * @param look called when the panel shows something new
   */
  async takeTurnByControls(messageId: string, look?: (step: number) => Promise<void>): Promise<void> {
    await this.toComposer();
    const before = await this.#answers().count();
    await this.press('ArrowUp');
    await this.reach('ArrowUp', (focus) => focus.messageId === messageId);
    await this.reach('Tab', ({ customId }) => customId?.startsWith('1:draw:') ?? false);
    await this.press('Enter');
    const opened = this.#answers().nth(before);
    await opened.waitFor();
    const panelId = await opened.getAttribute('data-message-id');
    // By its id, as it goes once the turn is done.
    const panel = this.page.locator(`[data-message-id="${panelId}"]`);
    // The turn message is made anew with the tile; the focus stays with its buttons.
    await this.page.locator(`[data-message-id="${messageId}"] [aria-busy=true]`).waitFor({ state: 'detached' });
    expect((await this.focus()).messageId).toBe(messageId);
    await this.reach('ArrowDown', (focus) => focus.messageId === panelId);
    for (let step = 0; ; step++) {
      await panel.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      await look?.(step);
      const isOver = (await panel.getByTestId('component-button').count()) === 0;
      if (isOver && (await panel.getByTestId('component-select').count()) === 0) return;
      const said = await this.utterances();
      if (await this.#useNext(panelId!)) {
        await panel.waitFor({ state: 'detached' });
        // The focus is at what stands beside it, not nowhere.
        expect((await this.focus()).messageId).not.toBeNull();
        return;
      }
      await this.heard(/only you can see this|^Now available: /, said);
      // Still within the panel, at something that says what it is.
      expect((await this.focus()).messageId).toBe(panelId);
    }
  }

  /** Goes to the control of the panel that leads on, and uses it; returns whether that ends the turn. */
  async #useNext(panelId: string): Promise<boolean> {
    const panel = this.page.locator(`[data-message-id="${panelId}"]`);
    const confirm = panel.locator('[data-custom-id^="1:confirm:"]:not([disabled])');
    const squares = panel.locator('[data-custom-id^="1:choose:"]');
    const pieces = panel.locator('[data-custom-id^="1:choose:"][data-custom-id*="+boat"]');
    const choices = (await pieces.count()) > 0 ? pieces : squares;
    const wanted =
      (await confirm.count()) > 0
        ? '1:confirm:'
        : (await panel.getByTestId('component-select').count()) > 0
          ? 'select'
          : (await choices.first().getAttribute('data-custom-id'))!;
    const isWanted = ({ testId, customId, messageId }: Focus) =>
      messageId === panelId &&
      (wanted === 'select' ? testId === 'component-select' : (customId?.startsWith(wanted) ?? false));
    await this.reach('Tab', isWanted);
    if (wanted !== 'select') {
      await this.press('Space');
      return wanted === '1:confirm:';
    }
    await this.press('Enter');
    await this.page.locator('.select-list:popover-open').waitFor();
    await this.press('Escape');
    await this.page.locator('.select-list:popover-open').waitFor({ state: 'detached' });
    await this.press('ArrowDown');
    const steps = this.#choose(Math.min(5, await panel.getByTestId('select-option').count()));
    for (let step = 0; step < steps; step++) await this.press('ArrowDown');
    await this.press('Space');
    return false;
  }

  /** Whether the turn message with this id calls this person. */
  async isAsked(messageId: string): Promise<boolean> {
    const classes = await this.page.locator(`[data-message-id="${messageId}"]`).first().getAttribute('class');
    return classes?.includes('mentioned') ?? false;
  }

  #answers() {
    return this.page.getByTestId('messages').getByTestId('message-private');
  }

  async #answerAfter(before: number): Promise<string> {
    const answer = this.#answers().nth(before);
    await answer.waitFor();
    return (await answer.getByTestId('message-content').textContent()) ?? '';
  }
}
