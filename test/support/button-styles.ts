import type { WireMessage } from 'local-discord';
import { controlsOf } from '../../lab/driving/controls.ts';

/** Discord's numbers of the styles of the buttons of a message that can be pressed, by their labels. */
export function stylesOf(message: WireMessage): Record<string, number> {
  const buttons = controlsOf(message) as unknown as readonly { readonly label: string; readonly style: number }[];
  return Object.fromEntries(buttons.map(({ label, style }) => [label, style]));
}
