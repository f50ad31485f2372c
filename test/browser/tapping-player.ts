import type { Locator, Page } from 'playwright-core';
import type { Choose } from '../../lab/simulation/chooser.ts';

/** A button that chooses something in a panel. */
export interface Offered {
  /** The action in notation, such as `meeple 0 large`. */
  readonly action: string;
  /** The line of the panel's list that begins with the label of the button; empty without one. */
  readonly told: string;
  /** Whether it lays a tile beside one on which the player has placed a piece. */
  readonly besideOwnPiece: boolean;
}

/** A person at the page who only taps: buttons below messages, and choices of their menus. */
export class TappingPlayer {
  readonly page: Page;
  readonly userId: string;
  /** First words of the actions confirmed so far, such as `place`. */
  readonly confirmed = new Set<string>();
  /** Pieces placed so far, as commands name them, such as `large`; `meeple` where nothing was said of them. */
  readonly pieces = new Set<string>();
  readonly #choose: Choose;
  readonly #wants: readonly ((offered: Offered) => boolean)[];
  /** Squares of the tiles on which this person has placed a piece. */
  readonly #ownSquares = new Set<string>();

  /** @param wants what is chosen before anything else that is offered, what comes first before what follows */
  constructor(page: Page, userId: string, choose: Choose, wants: readonly ((offered: Offered) => boolean)[] = []) {
    this.page = page;
    this.userId = userId;
    this.#choose = choose;
    this.#wants = wants;
  }

  /** Opens the page as this person. */
  async open(origin: string): Promise<void> {
    await this.page.goto(`${origin}/?user=${this.userId}`);
    await this.messages().and(this.page.locator(':not([aria-busy=true])')).waitFor();
  }

  /** The button with a verb below the newest message that has one. */
  button(verb: string): Locator {
    return this.messages().locator(`[data-testid=component-button][data-custom-id^="1:${verb}:"]`).last();
  }

  /** Whether a turn message mentions this person. */
  async isAsked(messageId: string): Promise<boolean> {
    const classes = await this.page.locator(`[data-message-id="${messageId}"]`).first().getAttribute('class');
    return classes?.includes('mentioned') ?? false;
  }

  /**
   * Plays a whole turn from the newest turn message, choosing whatever is offered.
   *
   * @param look called when the panel shows something new
   * @returns the number of taps
   */
  async takeTurn(look?: (step: string) => Promise<void>): Promise<number> {
    const before = await this.#panels().count();
    await this.button('draw').click();
    let taps = 1;
    const opened = this.#panels().nth(before);
    await opened.waitFor();
    // By its id, as it goes once the turn is done.
    const panelId = await opened.getAttribute('data-message-id');
    const panel = this.messages().locator(`[data-message-id="${panelId}"]`);
    let hasKind = false;
    for (;;) {
      await this.#settled(panel);
      await look?.(`tap-${taps}`);
      const confirm = panel.locator('[data-custom-id^="1:confirm:"]:not([disabled])');
      const menu = panel.getByTestId('component-select');
      const pieces = panel.locator(
        ['meeple', 'retrieve', 'camp', 'boat', 'pass', 'sell']
          .flatMap((piece) => [`+${piece}`, `:${piece}`])
          .map((action) => `[data-custom-id^="1:choose:"][data-custom-id*="${action}"]`)
          .join(', '),
      );
      // No piece is played at once where it can be taken back.
      const pass = panel.locator('[data-custom-id^="1:pass:"]');
      const isReady = (await confirm.count()) > 0;
      const passes = !isReady && (await pass.count()) > 0 && this.#choose(1 + (await pieces.count())) === 0;
      taps++;
      // The piece of the chosen place is marked; another kind is chosen before it is confirmed, if at all.
      const kinds = panel.locator('[data-custom-id^="1:kind:"]').filter({ hasNotText: '✓' });
      const kind = isReady && !hasKind ? await this.#kind(kinds) : undefined;
      hasKind ||= isReady;
      if (kind) {
        await kind.click();
        continue;
      }
      if (isReady || passes) {
        hasKind = false;
        // A menu cuts off what was chosen in it.
        const told = await panel.getByTestId('message-content').textContent();
        if ((await menu.count()) > 0 && !told?.includes('✓')) throw new Error('the panel does not say what was chosen');
        const pressed = passes ? pass : confirm.nth(this.#choose(await confirm.count()));
        const id = (await pressed.getAttribute('data-custom-id'))!;
        const [, , , , draft = ''] = id.split(':');
        this.#note(draft.split('+'));
        await pressed.click();
        // A turn that goes on has other buttons.
        await panel.locator(`[data-custom-id="${id}"]`).waitFor({ state: 'detached' });
        await this.#settled(panel);
        if ((await panel.locator('[data-testid=component-button], [data-testid=component-select]').count()) > 0)
          continue;
        await panel.waitFor({ state: 'detached' });
        return taps;
      }
      const doubles = panel.locator('[data-custom-id^="1:choose:"][data-custom-id*="+double"]');
      const squares = panel.locator('[data-custom-id^="1:choose:"]');
      if ((await menu.count()) > 0) await this.#chooseFrom(menu);
      else if ((await pieces.count()) > 0) await (await this.#oneOf(panel, pieces)).click();
      else if ((await doubles.count()) > 0) await doubles.nth(this.#choose(await doubles.count())).click();
      else if ((await squares.count()) > 0) await (await this.#oneOf(panel, squares)).click();
      else return taps - 1;
    }
  }

  /** Notes what has been confirmed. */
  #note(actions: readonly string[]): void {
    let square = '';
    for (const action of actions) {
      const [verb, where, piece = 'meeple'] = action.split(' ');
      this.confirmed.add(verb!);
      if (verb === 'place') square = where!;
      if (verb !== 'meeple') continue;
      this.pieces.add(piece);
      this.#ownSquares.add(square);
    }
  }

  /** What a button offers that chooses a draft. */
  async #offeredBy(button: Locator, told = ''): Promise<Offered> {
    const [, , , , draft = ''] = (await button.getAttribute('data-custom-id'))!.split(':');
    const action = draft.split('+').at(-1)!;
    const [x, y] = (/^place (-?\d+),(-?\d+)/.exec(action)?.slice(1) ?? []).map(Number);
    const beside =
      x === undefined
        ? []
        : [
            [x, y! - 1],
            [x + 1, y!],
            [x, y! + 1],
            [x - 1, y!],
          ];
    return { action, told, besideOwnPiece: beside.some((square) => this.#ownSquares.has(square.join())) };
  }

  /** Another kind of piece, one that is wanted if there is any; or none. */
  async #kind(kinds: Locator): Promise<Locator | undefined> {
    const all = await kinds.all();
    for (const one of all) {
      const offered = await this.#offeredBy(one);
      if (this.#wants.some((wants) => wants(offered))) return one;
    }
    return all.length > 0 ? all[this.#choose(1 + all.length)] : undefined;
  }

  /** One of the buttons, of those that are wanted if there are any. */
  async #oneOf(panel: Locator, buttons: Locator): Promise<Locator> {
    const lines = await panel.getByTestId('message-content').locator('li').allTextContents();
    const all: [Locator, Offered][] = [];
    for (const button of await buttons.all()) {
      const label = (await button.textContent())!.trim();
      const told = lines.find((line) => line.split(': ')[0]!.split(', ').includes(label)) ?? '';
      all.push([button, await this.#offeredBy(button, told)]);
    }
    for (const wants of this.#wants) {
      const wanted = all.filter(([, offered]) => wants(offered));
      if (wanted.length > 0) return wanted[this.#choose(wanted.length)]![0];
    }
    return buttons.nth(this.#choose(await buttons.count()));
  }

  async #chooseFrom(menu: Locator): Promise<void> {
    await menu.click();
    const options = this.page.getByTestId('select-option');
    await options.first().waitFor();
    await options.nth(this.#choose(await options.count())).click();
  }

  /** Waits until nothing of the panel waits for the bot. */
  async #settled(panel: Locator): Promise<void> {
    await panel.locator('.thinking, [aria-busy=true]').first().waitFor({ state: 'detached' });
  }

  messages(): Locator {
    return this.page.getByTestId('messages');
  }

  #panels(): Locator {
    return this.messages().getByTestId('message-private');
  }
}
