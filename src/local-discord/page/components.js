// @ts-check
/** @import { Component, Message } from './types.js' */
/** @import { ViewContext } from './markdown-view.js' */

import { el, safeUrl, uniqueId } from './dom.js';
import { cssColor } from './embeds.js';
import { icon } from './icons.js';
import { emojiImage, renderMarkdown } from './markdown-view.js';
import { fileView, mediaPicture, pictureView } from './pictures.js';
import { selectMenu } from './select-menu.js';
import { toast } from './toast.js';
import { COMPONENT_TYPE } from './types.js';

const BUTTON_STYLES = ['', 'primary', 'secondary', 'success', 'danger', 'link', 'premium'];

/**
 * Draws the components of a message: action rows, and the blocks of Components V2.
 *
 * @param {Message} message
 * @param {ViewContext} context
 */
export function componentsView(message, context) {
  return el(
    'div',
    { class: 'components' },
    ...(message.components ?? []).map((component) => draw(component, message, context)),
  );
}

/**
 * @param {Component} component
 * @param {Message} message
 * @param {ViewContext} context
 * @returns {Node}
 */
function draw(component, message, context) {
  const children = () => (component.components ?? []).map((child) => draw(child, message, context));
  switch (component.type) {
    case COMPONENT_TYPE.row:
      return el('div', { class: 'action-row' }, ...children());
    case COMPONENT_TYPE.button:
      return button(component, message, context);
    case COMPONENT_TYPE.stringSelect:
    case COMPONENT_TYPE.userSelect:
    case COMPONENT_TYPE.roleSelect:
    case COMPONENT_TYPE.mentionableSelect:
    case COMPONENT_TYPE.channelSelect:
      return select(component, message, context);
    case COMPONENT_TYPE.section:
      return el(
        'div',
        { class: 'section' },
        el('div', { class: 'section-text' }, ...children()),
        component.accessory ? draw(component.accessory, message, context) : null,
      );
    case COMPONENT_TYPE.textDisplay:
      return el('div', { class: 'text-display markup' }, renderMarkdown(component.content ?? '', context));
    case COMPONENT_TYPE.thumbnail:
      return component.media
        ? el(
            'div',
            { class: 'thumbnail' },
            pictureView(mediaPicture(component.media, component.description ?? ''), { box: { width: 85, height: 85 } }),
          )
        : document.createTextNode('');
    case COMPONENT_TYPE.mediaGallery:
      return gallery(component);
    case COMPONENT_TYPE.file:
      return fileView({
        url: component.file?.url ?? '',
        ...(component.name ? { filename: component.name } : {}),
        ...(component.size === undefined ? {} : { size: component.size }),
      });
    case COMPONENT_TYPE.separator:
      return el('hr', {
        class: `separator${component.spacing === 2 ? ' wide' : ''}${component.divider === false ? ' blank' : ''}`,
      });
    case COMPONENT_TYPE.container:
      return container(component, children());
    default:
      return el('div', { class: 'muted' }, `(component of unknown type ${component.type})`);
  }
}

/**
 * @param {Component} component
 * @param {Node[]} children
 */
function container(component, children) {
  const element = el('div', { class: 'container' }, ...children);
  const color = component.accent_color;
  if (color !== null && color !== undefined) {
    element.classList.add('accented');
    element.style.borderLeftColor = cssColor(color);
  }
  return element;
}

/** @param {Component} component */
function gallery(component) {
  const pictures = (component.items ?? []).map((item) => mediaPicture(item.media, item.description ?? ''));
  const several = pictures.length > 1;
  const box = several ? { width: 273, height: 240 } : { width: 550, height: 350 };
  return el(
    'div',
    { class: several ? 'gallery' : 'single' },
    ...pictures.map((picture) => pictureView(picture, { box, all: pictures })),
  );
}

/**
 * @param {Component} component
 * @param {Message} message
 * @param {ViewContext} context
 */
function button(component, message, context) {
  const style = BUTTON_STYLES[component.style ?? 2] ?? 'secondary';
  const label = [
    component.emoji ? emojiImage(component.emoji) : null,
    component.label ? el('span', {}, component.label) : null,
  ];
  if (component.url) {
    const href = safeUrl(component.url);
    const inside = /discord\.com\/channels\/[^/]+\/(\d+)(?:\/(\d+))?/.exec(component.url);
    const target = inside ? `#channel=${inside[1]}${inside[2] ? `&message=${inside[2]}` : ''}` : href;
    if (!target || component.disabled)
      return el('button', { type: 'button', class: 'button secondary', disabled: true }, ...label);
    const attributes = inside ? {} : { target: '_blank', rel: 'noopener noreferrer' };
    return el('a', { class: 'button secondary', href: target, ...attributes }, ...label, icon('external'));
  }
  const element = el(
    'button',
    {
      type: 'button',
      class: `button ${style}`,
      disabled: component.disabled ?? false,
      'data-custom-id': component.custom_id,
      'data-testid': 'component-button',
    },
    ...label,
  );
  element.addEventListener('click', () => press(element, component, message, context));
  element.addEventListener('keydown', (event) => {
    // A key held down would press what takes this button's place.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  });
  return element;
}

/**
 * @param {Component} component
 * @param {Message} message
 * @param {ViewContext} context
 */
function select(component, message, context) {
  const menu = selectMenu(component, context.store, {
    change: (values) => press(menu.trigger, component, message, context, values),
  });
  return menu.element;
}

/**
 * Tells the server of a press, and keeps this control waiting until the bot has answered.
 *
 * @param {HTMLElement} control
 * @param {Component} component
 * @param {Message} message
 * @param {ViewContext} context
 * @param {string[]} [values]
 */
async function press(control, component, message, context, values) {
  if (control.getAttribute('aria-busy') === 'true') return;
  const { store } = context;
  const note = el('span', { class: 'visually-hidden', id: uniqueId('busy') }, 'waiting for an answer');
  control.setAttribute('aria-busy', 'true');
  control.append(note);
  const done = () => {
    control.removeAttribute('aria-busy');
    note.remove();
    stop();
    clearTimeout(timer);
  };
  /** @type {string | undefined} */
  let interactionId;
  const stop = store.on('settled', (settled) => {
    if (settled.messageId === message.id || (interactionId && settled.interactionId === interactionId)) done();
  });
  // A silent acknowledgement (deferred update) is no event of its own; after the deadline nothing more can come.
  const timer = setTimeout(done, (store.state.limits?.answer_deadline_ms ?? 3000) + 500);
  try {
    interactionId = await store.press(message, component, values);
    if (store.isSettled(interactionId)) done();
  } catch (error) {
    done();
    toast(error instanceof Error ? error.message : String(error));
  }
}
