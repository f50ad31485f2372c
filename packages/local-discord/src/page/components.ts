import type { WireControl, WireLink } from '../wire-types.ts';
import { el, safeUrl, toast, uniqueId } from './dom.ts';
import { icon } from './icons.ts';
import { addressOfLink, type ViewContext } from './markdown-view.ts';
import type { Message } from './message.ts';
import { SelectMenu } from './select-menu.ts';
import { t } from './words.ts';

const BUTTON_STYLES = ['', 'primary', 'secondary', 'success', 'danger'];

/** The rows of buttons and menus below a message. */
export function componentsView(message: Message, context: ViewContext): HTMLElement {
  const rows = message.components.map(({ components }) => {
    const controls = components.map((control) => {
      if ('url' in control) return link(control);
      return (control.type === 2 ? button : menu)(control, message, context);
    });
    return el('div', { class: 'row wrap' }, ...controls);
  });
  return el('div', { class: 'stack' }, ...rows);
}

function link({ label, url }: WireLink): HTMLElement {
  const attributes = { class: 'button', 'data-testid': 'component-link' };
  const inside = addressOfLink(url);
  if (inside) return el('a', { ...attributes, href: inside }, label, icon('external'));
  return el(
    'a',
    { ...attributes, target: '_blank', rel: 'noopener noreferrer', href: safeUrl(url) },
    label,
    icon('external'),
  );
}

function button(control: WireControl, message: Message, context: ViewContext): HTMLElement {
  const element = el(
    'button',
    {
      type: 'button',
      class: `button ${BUTTON_STYLES[control.style ?? 2]}`,
      disabled: control.disabled,
      'data-custom-id': control.custom_id,
      'data-testid': 'component-button',
      onclick: () => void press(element, { control, message, context }),
    },
    control.label,
  );
  element.addEventListener('keydown', (event) => {
    // A key held down would press what takes this button's place.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  });
  return element;
}

function menu(control: WireControl, message: Message, context: ViewContext): HTMLElement {
  const { element, trigger } = new SelectMenu(control, (values) => {
    void press(trigger, { control, message, context, values });
  });
  return element;
}

/** Tells the server of a press, and keeps the control waiting until the bot has answered. */
async function press(
  element: HTMLElement,
  what: { control: WireControl; message: Message; context: ViewContext; values?: readonly string[] },
): Promise<void> {
  if (element.getAttribute('aria-busy') === 'true') return;
  const { control, message, values } = what;
  const { store } = what.context;
  const note = el('span', { class: 'visually-hidden', id: uniqueId('busy') }, t('waiting for an answer'));
  element.setAttribute('aria-busy', 'true');
  element.append(note);
  const done = () => {
    element.removeAttribute('aria-busy');
    note.remove();
    stop();
    clearTimeout(timer);
  };
  let interactionId: string | undefined;
  const stop = store.on('settled', (settled) => {
    if (settled.messageId === message.id || (interactionId && settled.interactionId === interactionId)) done();
  });
  // A silent acknowledgement (deferred update) is no event of its own; after the deadline nothing more can come.
  const timer = setTimeout(done, store.state.limits.answer_deadline_ms + 500);
  try {
    interactionId = await store.press(message, control, values);
    if (store.isSettled(interactionId)) done();
  } catch (error) {
    done();
    toast(error);
  }
}
