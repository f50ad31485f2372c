import { make, makeButton } from './dom.ts';
import type { TurnAnswer } from './turn.ts';

/** The page's functions for planning the next turn. */
export interface PlanActions {
  /** Shows the next turn as it would begin now, for planning; with false, shows the current turn again. */
  plan(isPlan: boolean): void;
  /** Removes the plan. */
  remove(): void;
}

/** Lines that tell what the reader has planned; none without a plan. */
export function planLines({ plan }: TurnAnswer): HTMLElement[] {
  // Keys scroll long ones.
  return plan?.lines.map((textContent, at) => make('p', { textContent, ...(at === 0 && { tabIndex: 0 }) })) ?? [];
}

/** Buttons that make, change or remove a plan, or leave planning; none if nothing can be planned. */
export function planButtons({ isPlan, plan, back, words }: TurnAnswer, actions: PlanActions): HTMLElement[] {
  const button = (key: string, text: string | undefined, act: () => void) =>
    text === undefined ? [] : [makeButton(key, text, act)];
  // The back button leads to the step at which planning can be left, so that there is room for the confirm button.
  const close = isPlan && back === undefined ? words.close : undefined;
  return [
    ...button('plan-close', close, () => actions.plan(false)),
    ...button('plan', plan?.begin, () => actions.plan(true)),
    ...button('plan-remove', plan?.remove, actions.remove),
  ];
}
