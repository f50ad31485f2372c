import type { WireMessage } from 'local-discord';

const EPHEMERAL = 64;

/** True if everybody in its channel sees a message. */
export function isPublic({ flags }: Pick<WireMessage, 'flags'>): boolean {
  return (Number(flags) & EPHEMERAL) === 0;
}

/** A button or a menu as it arrives. */
export interface Tappable {
  readonly type: number;
  readonly custom_id: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string; readonly default?: boolean | undefined }[];
}

/** A button that opens an address. */
export interface Link {
  readonly label: string;
  readonly url: string;
}

/** Everything of a message that can be pressed or chosen from, and is told to the bot. */
export function controlsOf(message: WireMessage): Tappable[] {
  return partsOf(message).filter((one): one is Tappable => 'custom_id' in one && !one.disabled);
}

/** The buttons of a message that open an address. */
export function linksOf(message: WireMessage): Link[] {
  return partsOf(message).filter((one): one is Link => 'url' in one);
}

function partsOf({ components }: WireMessage): readonly (Tappable | Link)[] {
  const rows = components as readonly { components?: readonly (Tappable | Link)[] }[];
  return rows.flatMap((row) => row.components ?? []);
}

/** The verb of a control: what its id says after the format's number. */
export function verbOf({ custom_id }: Tappable): string {
  return custom_id.split(':')[1] ?? '';
}
