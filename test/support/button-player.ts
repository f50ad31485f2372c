import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import type { Choose } from '../../lab/simulation/chooser.ts';
import { choose, kindChoices, type PanelChoice, panelChoices } from './panel-choices.ts';

/**
 * Plays turns by tapping only, knowing nothing of the game: whatever a panel offers is as good as anything else, and so is
 * placing no piece.
 */
export class ButtonPlayer {
  readonly #choose: Choose;
  readonly #wants: (choice: PanelChoice, told: string) => boolean;

  /** @param wants what is chosen before anything else that is offered, with the line of the panel that tells of it if any */
  constructor(choose: Choose, wants: (choice: PanelChoice, told: string) => boolean = () => false) {
    this.#choose = choose;
    this.#wants = wants;
  }

  /**
   * Plays the turn that a turn message asks for.
   *
   * @returns how many taps it took, from Draw to the confirmation
   */
  async takeTurn(person: TestPerson, message: WireMessage): Promise<number> {
    // The answer, not the turn message, which is edited as well.
    const { interaction_id } = await person.startClick(message, this.#button(message, 'draw'));
    return 1 + (await this.goOn(person, await person.reply(interaction_id)));
  }

  /**
   * Plays the turn from its panel on.
   *
   * @returns how many taps it took
   */
  async goOn(person: TestPerson, opened: WireMessage): Promise<number> {
    let panel = opened;
    let taps = 0;
    let hasKind = false;
    // A pile in which nothing fits any more ends the game with the draw.
    while (controlsOf(panel).length > 0) {
      const confirm = controlsOf(panel).find((control) => verbOf(control) === 'confirm');
      taps++;
      const kind = hasKind ? undefined : this.#kind(panel);
      hasKind ||= confirm !== undefined;
      if (kind) {
        panel = await choose(person, panel, kind);
        continue;
      }
      if (confirm) {
        // A turn that goes on has other buttons; else the panel goes.
        panel = await person.click(panel, confirm.custom_id);
        hasKind = false;
        continue;
      }
      const choices = panelChoices(panel);
      const pieces = choices.filter(({ draft }) => /\+(meeple|retrieve|camp|boat|pass)/.test(draft));
      const lines = panel.content.split('\n');
      const wanted = choices.filter((one) =>
        // Squares with the same effect share a line.
        this.#wants(one, lines.find((line) => numbersOf(line).includes(one.label)) ?? ''),
      );
      // No piece is played at once where it can be taken back.
      const pass = controlsOf(panel).find((control) => verbOf(control) === 'pass');
      if (pass && wanted.length === 0 && this.#choose(1 + pieces.length) === 0) {
        panel = await person.click(panel, pass.custom_id);
        continue;
      }
      const menu = choices.filter(({ isMenu }) => isMenu);
      // Beside a menu or pieces, other buttons turn the tile.
      const [offered] = [wanted, menu, pieces, choices].filter(({ length }) => length > 0);
      if (!offered) throw new Error(`nothing to tap in: ${panel.content}`);
      panel = await choose(person, panel, offered[this.#choose(offered.length)]!);
    }
    return taps;
  }

  /** Another kind of piece for the chosen place, or none. */
  #kind(panel: WireMessage): PanelChoice | undefined {
    const kinds = kindChoices(panel).filter(({ label }) => !label.startsWith('✓'));
    const wanted = kinds.filter((one) => this.#wants(one, ''));
    if (wanted.length > 0) return wanted[this.#choose(wanted.length)]!;
    return kinds.length > 0 ? kinds[this.#choose(1 + kinds.length)] : undefined;
  }

  #button(message: WireMessage, verb: string): string {
    const found = controlsOf(message).find((control) => verbOf(control) === verb);
    if (!found) throw new Error(`no button "${verb}" below: ${message.content}`);
    return found.custom_id;
  }
}

/** The numbers of the squares that a line of a panel tells of. */
function numbersOf(line: string): string[] {
  return /^- \*\*(.+?)\*\*: /.exec(line)?.[1]?.split(', ') ?? [];
}
