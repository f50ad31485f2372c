// @ts-check
/** @import { Component, SelectOption } from './types.js' */
/** @import { Store } from './store.js' */

import { el, uniqueId } from './dom.js';
import { icon } from './icons.js';
import { emojiImage } from './markdown-view.js';
import { displayName } from './store.js';
import { COMPONENT_TYPE, THREAD_TYPES } from './types.js';

/**
 * A select of Discord as a select-only combobox: the button keeps the focus, the list beside it follows the arrow keys.
 * Several choices are sent when the list closes, as on Discord.
 *
 * @param {Component} component
 * @param {Store} store
 * @param {{ change: (values: string[]) => void, label?: string }} handlers `label` names it when a label stands beside it
 * @returns {{ element: HTMLElement, trigger: HTMLButtonElement, values: () => string[] }}
 */
export function selectMenu(component, store, handlers) {
  const options = optionsOf(component, store);
  const max = component.max_values ?? 1;
  const min = component.min_values ?? 1;
  const multiple = max > 1;
  const preset = component.default_values?.map((value) => value.id) ?? [];
  /** @type {Set<string>} */
  let chosen = new Set(
    options.filter((option) => option.default || preset.includes(option.value)).map((option) => option.value),
  );
  let sent = [...chosen].join();
  let active = -1;
  let typed = '';
  let typedAt = 0;

  const listId = uniqueId('select');
  const summary = el('span', { class: 'select-summary' });
  const name = handlers.label ?? component.placeholder ?? 'Make a selection';
  const trigger = el(
    'button',
    {
      type: 'button',
      class: 'select-trigger',
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-controls': listId,
      'aria-label': name,
      disabled: component.disabled ?? false,
      'data-custom-id': component.custom_id,
      'data-testid': 'component-select',
    },
    summary,
    icon('down'),
  );
  const rows = options.map((option, index) => optionRow(option, `${listId}-${index}`, multiple));
  const list = el(
    'div',
    {
      class: 'select-list',
      role: 'listbox',
      id: listId,
      popover: 'manual',
      'aria-label': name,
      'aria-multiselectable': multiple ? 'true' : null,
    },
    ...rows,
  );

  const isOpen = () => trigger.getAttribute('aria-expanded') === 'true';
  const refresh = () => {
    rows.forEach((row, index) => {
      row.setAttribute('aria-selected', String(chosen.has(options[index]?.value ?? '')));
      row.classList.toggle('active', index === active);
    });
    const row = rows[active];
    if (isOpen() && row) trigger.setAttribute('aria-activedescendant', row.id);
    else trigger.removeAttribute('aria-activedescendant');
    const labels = options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    summary.textContent = labels.join(', ') || component.placeholder || 'Make a selection';
    summary.classList.toggle('placeholder', labels.length === 0);
    trigger.setAttribute('aria-label', labels.length > 0 ? `${name}: ${labels.join(', ')}` : name);
  };
  /** @param {Event} event */
  const follow = (event) => {
    if (!trigger.isConnected) document.removeEventListener('scroll', follow, true);
    else if (event.target !== list) place(list, trigger);
  };
  const open = () => {
    trigger.setAttribute('aria-expanded', 'true');
    active = Math.max(
      0,
      options.findIndex((option) => chosen.has(option.value)),
    );
    list.showPopover();
    place(list, trigger);
    document.addEventListener('scroll', follow, true);
    refresh();
    rows[active]?.scrollIntoView({ block: 'nearest' });
  };
  const send = () => {
    const values = options.map((option) => option.value).filter((value) => chosen.has(value));
    if (values.length < min || values.join() === sent) return;
    sent = values.join();
    handlers.change(values);
  };
  /** @param {boolean} commit */
  const close = (commit) => {
    if (!isOpen()) return;
    trigger.setAttribute('aria-expanded', 'false');
    document.removeEventListener('scroll', follow, true);
    list.hidePopover();
    if (commit && multiple) send();
    refresh();
  };
  /** @param {number} index */
  const choose = (index) => {
    const value = options[index]?.value;
    if (value === undefined) return;
    if (!multiple) {
      // Picking the same value again counts: the bot may have reset its message meanwhile.
      chosen = new Set(min === 0 && chosen.has(value) ? [] : [value]);
      sent = '';
      close(false);
      refresh();
      handlers.change([...chosen]);
      return;
    }
    if (!chosen.delete(value) && chosen.size < max) chosen.add(value);
    active = index;
    refresh();
  };
  /** @param {number} index */
  const move = (index) => {
    active = Math.min(options.length - 1, Math.max(0, index));
    refresh();
    rows[active]?.scrollIntoView({ block: 'nearest' });
  };
  /** @param {string} key */
  const typeAhead = (key) => {
    const now = Date.now();
    typed = now - typedAt > 700 ? key : typed + key;
    typedAt = now;
    const index = options.findIndex((option) => option.label.toLowerCase().startsWith(typed.toLowerCase()));
    if (index >= 0) move(index);
  };

  trigger.addEventListener('click', () => (isOpen() ? close(true) : open()));
  trigger.addEventListener('blur', () => close(true));
  trigger.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (!isOpen()) {
      if (['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)) {
        event.preventDefault();
        open();
      }
      return;
    }
    if (key === 'Tab') close(true);
    else {
      if (key === 'ArrowDown') move(active + 1);
      else if (key === 'ArrowUp') move(active - 1);
      else if (key === 'PageDown') move(active + 8);
      else if (key === 'PageUp') move(active - 8);
      else if (key === 'Home') move(0);
      else if (key === 'End') move(options.length - 1);
      else if (key === 'Enter' && multiple) close(true);
      else if (key === 'Enter' || key === ' ') choose(active);
      else if (key === 'Escape') close(true);
      else if (key.length === 1) typeAhead(key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
  });
  rows.forEach((row, index) => {
    // Keeps the focus on the trigger, whose loss would close the list before the click.
    row.addEventListener('pointerdown', (event) => event.preventDefault());
    row.addEventListener('click', () => choose(index));
  });
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  refresh();
  return { element: el('div', { class: 'select' }, trigger, list), trigger, values: () => [...chosen] };
}

/**
 * @param {SelectOption} option
 * @param {string} id
 * @param {boolean} multiple
 */
function optionRow(option, id, multiple) {
  return el(
    'div',
    { class: 'select-option', role: 'option', id, 'data-value': option.value, 'data-testid': 'select-option' },
    option.emoji ? emojiImage(option.emoji) : null,
    el(
      'div',
      { class: 'select-option-text' },
      el('div', {}, option.label),
      option.description ? el('div', { class: 'muted small' }, option.description) : null,
    ),
    el('span', { class: multiple ? 'check box' : 'check', 'aria-hidden': 'true' }, icon('check')),
  );
}

/**
 * @param {Component} component
 * @param {Store} store
 * @returns {SelectOption[]}
 */
function optionsOf(component, store) {
  if (component.type === COMPONENT_TYPE.channelSelect) {
    return store.state.channels
      .filter((channel) => !component.channel_types?.length || component.channel_types.includes(channel.type))
      .map((channel) => ({
        label: `${THREAD_TYPES.includes(channel.type) ? '' : '#'}${channel.name}`,
        value: channel.id,
      }));
  }
  if (component.type === COMPONENT_TYPE.userSelect || component.type === COMPONENT_TYPE.mentionableSelect) {
    return store.state.users.map((user) => ({ label: displayName(user), value: user.id, description: user.username }));
  }
  return component.options ?? [];
}

/**
 * Puts the list below its trigger, or above when there is more room.
 *
 * @param {HTMLElement} list
 * @param {HTMLElement} trigger
 */
function place(list, trigger) {
  const box = trigger.getBoundingClientRect();
  const height = window.visualViewport?.height ?? window.innerHeight;
  const below = height - box.bottom - 12;
  const above = box.top - 12;
  const down = below >= Math.min(list.scrollHeight, 260) || below >= above;
  const width = Math.max(box.width, 220);
  list.style.width = `${width}px`;
  list.style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - width - 8))}px`;
  list.style.maxHeight = `${Math.min(400, down ? below : above)}px`;
  list.style.top = down ? `${box.bottom + 4}px` : 'auto';
  list.style.bottom = down ? 'auto' : `${window.innerHeight - box.top + 4}px`;
}
