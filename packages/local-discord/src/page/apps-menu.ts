import type { WireCommand } from '../wire-types.ts';
import { api } from './api.ts';
import { localized, menuCommandsIn } from './command-tree.ts';
import { el, toast, uniqueId } from './dom.ts';
import { placeBeside } from './floating.ts';
import { icon } from './icons.ts';
import type { Store } from './store.ts';
import { t } from './words.ts';

/** What a command in a menu is about: a person (2) or a message (3). */
interface MenuTarget {
  readonly type: 2 | 3;
  readonly id: string;
  /** Whose the menu is, for screen readers. */
  readonly name: string;
}

/** The button for the commands of apps about a person or a message; null where there are none. */
export function appsButton(store: Store, target: MenuTarget): HTMLElement | null {
  const { state, current, locale } = store;
  const commands = menuCommandsIn(state.commands, store.channel(current), target.type);
  if (commands.length === 0) return null;
  const id = uniqueId('apps');
  const run = ({ id: command_id }: WireCommand) => {
    list.hidePopover();
    const call = { user: store.me.id, channel: store.current, command_id, target_id: target.id, options: [] };
    void api.runCommand(call).catch(toast);
  };
  const rows = commands.map((command) => {
    const about = { type: 'button', class: 'item', 'data-testid': 'menu-command', onclick: () => run(command) };
    return el('li', {}, el('button', about, localized(command.name, command.name_localizations, locale)));
  });
  const label = t('Apps for {name}', { name: target.name });
  const list = el('ul', { class: 'apps floating', id, popover: 'auto', 'aria-label': label }, ...rows);
  const button = el(
    'button',
    { type: 'button', class: 'icon-button', popovertarget: id, 'aria-label': label, 'data-testid': 'apps' },
    icon('more'),
  );
  list.addEventListener('toggle', () => placeBeside(list, button));
  const place = el('div', { class: 'apps-place' }, button, list);
  // It closes by itself; the page's own Escape would take the focus away.
  place.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && list.matches(':popover-open')) event.stopPropagation();
  });
  return place;
}
