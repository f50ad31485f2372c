import type { Locator, Page } from 'playwright-core';
import type { Choose } from '../../lab/simulation/chooser.ts';

/** A person at the page who types commands and picks from what is offered. */
export class PagePlayer {
  readonly page: Page;
  readonly userId: string;
  /** Name as the page shows it. */
  readonly name: string;
  /** Text of the latest private answer to a placement. */
  lastAnswer = '';

  constructor(page: Page, userId: string, name: string) {
    this.page = page;
    this.userId = userId;
    this.name = name;
  }

  /** Opens the page as this person, in the first channel unless told. */
  async open(origin: string, channelId?: string): Promise<void> {
    await this.page.goto(`${origin}/?user=${this.userId}${channelId ? `#channel=${channelId}` : ''}`);
    await this.page
      .locator('[data-testid=messages][aria-busy=false], [data-testid=messages]:not([aria-busy])')
      .waitFor();
  }

  /** Types a whole command, such as `/place x:4 y:-1`, and sends it; resolves with the text of the private answer. */
  async send(text: string): Promise<string> {
    return textOf(await this.ask(text));
  }

  /** Types a whole command and sends it; resolves with the private answer, once the bot thinks no longer. */
  async ask(text: string): Promise<Locator> {
    const answers = await this.privateMessages().count();
    const input = this.page.getByTestId('composer-input');
    await input.fill(text);
    // A command with options has become a form already; the name alone is picked from the list first.
    const form = this.page.getByTestId('send-command');
    if (!(await form.isVisible())) await input.press('Enter');
    if (await form.isVisible()) await form.click();
    return this.answerAfter(answers);
  }

  /** Calls a command and picks each option from the list that opens for it; resolves with the text of the answer. */
  async pick(command: string, options: readonly string[], choose: Choose): Promise<string> {
    return textOf(await this.askPicking(command, options, choose));
  }

  /**
   * Calls a command and picks each option from the list that opens for it; resolves with the private answer.
   *
   * @param read is handed what every list offers
   */
  async askPicking(
    command: string,
    options: readonly string[],
    choose: Choose,
    read?: (offered: readonly string[]) => void,
  ): Promise<Locator> {
    const answers = await this.privateMessages().count();
    const input = this.page.getByTestId('composer-input');
    await input.fill(`/${command}`);
    await this.page.locator(`[data-testid=command][data-key="${command}"]`).click();
    for (const option of options) {
      const field = this.page.getByTestId(`option-input-${option}`);
      if (!(await field.isVisible())) {
        await this.page.locator(`[data-testid=option-add][data-option="${option}"]`).click();
      }
      await field.focus();
      const choices = this.page.locator('[data-testid=popup]:not(.pending) [data-testid=choice]');
      await choices.first().waitFor();
      read?.(await choices.allTextContents());
      await choices.nth(choose(await choices.count())).click();
    }
    await this.page.getByTestId('send-command').click();
    return this.answerAfter(answers);
  }

  privateMessages(): Locator {
    return this.page.getByTestId('messages').getByTestId('message-private');
  }

  private async answerAfter(before: number): Promise<Locator> {
    const answer = this.privateMessages().nth(before);
    await answer.waitFor();
    await answer.locator('.thinking').waitFor({ state: 'detached' });
    // By id, so that it stays the same answer whatever comes or goes above it.
    return this.page.locator(`[data-message-id="${await answer.getAttribute('data-message-id')}"]`);
  }
}

async function textOf(answer: Locator): Promise<string> {
  const content = answer.getByTestId('message-content');
  await content.waitFor();
  return ((await content.textContent()) ?? '').trim();
}
