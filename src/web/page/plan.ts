import { make } from './dom.ts';
import type { TurnAnswer } from './turn.ts';

/** What planning the next turn needs of the page. */
export interface PlanActions {
  /** Shows the next turn as it would begin now, to be planned, or what others do again. */
  plan(isPlan: boolean): void;
  /** Removes the plan. */
  remove(): void;
}

/** Elements that tell what the reader has planned, with buttons that plan, change and remove it; none where nothing can be planned. */
export function planElements({ isPlan, plan, words }: TurnAnswer, actions: PlanActions): HTMLElement[] {
  const buttons = make('div', { className: 'row' });
  const add = (key: string, textContent: string | undefined, act: () => void) => {
    if (textContent === undefined) return;
    const button = make('button', { type: 'button', textContent });
    button.dataset.key = key;
    button.addEventListener('click', act);
    buttons.append(button);
  };
  if (isPlan) add('plan-close', words.close, () => actions.plan(false));
  add('plan', plan?.begin, () => actions.plan(true));
  add('plan-remove', plan?.remove, actions.remove);
  const lines = plan?.lines.map((textContent) => make('p', { textContent })) ?? [];
  return buttons.hasChildNodes() || lines.length > 0 ? [...lines, buttons] : [];
}
