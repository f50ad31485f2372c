import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { controlsOf } from '../../../lab/driving/controls.ts';

/** The menu of a setting; its id names no game. */
export function settingId(message: WireMessage, name: string): string | undefined {
  return controlsOf(message).find(({ custom_id }) => custom_id === `1:setting:0:0:${name}`)?.custom_id;
}

/** Chooses a value of a setting, in a menu that is already open or in a new one. */
export async function set(
  person: TestPerson,
  name: string,
  value: string,
  message?: WireMessage,
): Promise<WireMessage> {
  const settings = message ?? (await person.command('settings'));
  return person.select(settings, settingId(settings, name)!, [value]);
}

/** An option of a menu, and whether it is the chosen one. */
interface Chosen {
  readonly value: string;
  readonly default?: boolean;
}

/** The chosen value of every menu. */
export function chosen(message: WireMessage): string[] {
  const menus = controlsOf(message).map(({ options = [] }) => options as readonly Chosen[]);
  return menus.flatMap((options) => options.filter((option) => option.default).map(({ value }) => value));
}
