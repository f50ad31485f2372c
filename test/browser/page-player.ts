import type { Locator, Page } from 'playwright-core';
import type { Choose } from '../support/table.ts';

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

  /** Opens the page as this person. */
  async open(origin: string): Promise<void> {
    await this.page.goto(`${origin}/?user=${this.userId}`);
    await this.page
      .locator('[data-testid=messages][aria-busy=false], [data-testid=messages]:not([aria-busy])')
      .waitFor();
  }

  /** Types a whole command, such as `/place x:4 y:-1`, and sends it; resolves with the text of the private answer. */
  async send(text: string): Promise<string> {
    const answers = await this.privateMessages().count();
    const input = this.page.getByTestId('composer-input');
    await input.fill(text);
    await input.press('Enter');
    const form = this.page.getByTestId('send-command');
    if (await form.isVisible()) await form.click();
    return this.answerAfter(answers);
  }

  /** Calls a command and picks each option from the list that opens for it. */
  async pick(command: string, options: readonly string[], choose: Choose): Promise<string> {
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
      const count = await choices.count();
      await choices.nth(choose(count)).click();
    }
    await this.page.getByTestId('send-command').click();
    return this.answerAfter(answers);
  }

  privateMessages(): Locator {
    return this.page.getByTestId('messages').getByTestId('message-private');
  }

  private async answerAfter(before: number): Promise<string> {
    const answer = this.privateMessages().nth(before);
    await answer.waitFor();
    const content = answer.getByTestId('message-content');
    await content.waitFor();
    return ((await content.textContent()) ?? '').trim();
  }
}
