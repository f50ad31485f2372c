import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';

/** A way to draft something in a panel: a button, or one option of a menu, with what it is called. */
export interface PanelChoice {
  /** Id of the control. */
  readonly id: string;
  /** The draft, as actions in notation. */
  readonly draft: string;
  readonly label: string;
  readonly description?: string;
  readonly isMenu: boolean;
}

/** Everything that a panel offers to draft, in its order, but kinds of piece for the chosen place. */
export function panelChoices(panel: WireMessage): PanelChoice[] {
  return choicesOf(panel, 'choose');
}

/** The kinds of piece that a panel offers for the chosen place, in its order. */
export function kindChoices(panel: WireMessage): PanelChoice[] {
  return choicesOf(panel, 'kind');
}

function choicesOf(panel: WireMessage, verb: 'choose' | 'kind'): PanelChoice[] {
  const drafting = controlsOf(panel).filter((control) => verbOf(control) === verb);
  return drafting.flatMap((control): PanelChoice[] => {
    const { custom_id: id, options, label = '' } = control as typeof control & { readonly label?: string };
    if (!options) return [{ id, draft: id.split(':').slice(4).join(':'), label, isMenu: false }];
    const named = options as readonly { value: string; label: string; description?: string }[];
    return named.map(({ value, ...words }) => ({ id, draft: value, ...words, isMenu: true }));
  });
}

/** Taps a choice of a panel, which then shows what comes of it. */
export async function choose(person: TestPerson, panel: WireMessage, choice: PanelChoice): Promise<WireMessage> {
  return choice.isMenu ? person.select(panel, choice.id, [choice.draft]) : person.click(panel, choice.id);
}

/** Plays the turn of a panel by the first square, without a piece if that can be; resolves with the taps that it took and the answer. */
export async function playPanel(person: TestPerson, opened: WireMessage) {
  let panel = opened;
  for (let taps = 0; ; taps++) {
    const plays = controlsOf(panel).find((one) => ['pass', 'confirm'].includes(verbOf(one)));
    const [choice] = panelChoices(panel);
    if (!plays && !choice) return { taps, done: panel };
    panel = plays ? await person.click(panel, plays.custom_id) : await choose(person, panel, choice!);
  }
}
