// @ts-check
/** @import { Component, ModalEvent } from './types.js' */
/** @import { ViewContext } from './markdown-view.js' */

import { api } from './api.js';
import { labelled, openDialog } from './dialog.js';
import { el, uniqueId } from './dom.js';
import { renderMarkdown } from './markdown-view.js';
import { selectMenu } from './select-menu.js';
import { COMPONENT_TYPE } from './types.js';

/** @typedef {{ customId: string, value: () => string | string[], missing: () => boolean, label: string }} ModalField */

/**
 * Opens a form the bot asked for.
 *
 * @param {ModalEvent} event
 * @param {ViewContext} context
 */
export function openModal(event, context) {
  const { modal } = event;
  /** @type {ModalField[]} */
  const fields = [];
  const body = modal.components.flatMap((component) => draw(component, null, { context, fields }));
  openDialog({
    title: modal.title,
    body,
    submitLabel: 'Submit',
    testId: 'modal',
    submit: async () => {
      const missing = fields.find((field) => field.missing());
      if (missing) throw new Error(`Choose something for “${missing.label}”.`);
      const { store } = context;
      const { interaction_id } = await api.submitModal({
        user: store.me.id,
        channel: event.channel_id,
        interaction_id: event.interaction_id,
        custom_id: modal.custom_id,
        values: Object.fromEntries(fields.map((field) => [field.customId, field.value()])),
      });
      store.expect(interaction_id, modal.title);
    },
  });
}

/**
 * @param {Component} component
 * @param {Component | null} label the label component around it
 * @param {{ context: ViewContext, fields: ModalField[] }} into
 * @returns {Node[]}
 */
function draw(component, label, into) {
  switch (component.type) {
    case COMPONENT_TYPE.row:
      return (component.components ?? []).flatMap((child) => draw(child, null, into));
    case COMPONENT_TYPE.label:
      return component.component ? draw(component.component, component, into) : [];
    case COMPONENT_TYPE.textDisplay:
      return [el('div', { class: 'markup' }, renderMarkdown(component.content ?? '', into.context))];
    case COMPONENT_TYPE.textInput:
      return [textInput(component, label, into.fields)];
    default:
      return component.custom_id ? [select(component, label, into)] : [];
  }
}

/**
 * @param {Component} component
 * @param {Component | null} label
 * @param {ModalField[]} fields
 */
function textInput(component, label, fields) {
  const attributes = {
    name: component.custom_id,
    required: component.required ?? true,
    minlength: component.min_length,
    maxlength: component.max_length ?? 4000,
    placeholder: component.placeholder,
    'data-custom-id': component.custom_id,
    autocomplete: 'off',
  };
  const control =
    component.style === 2 ? el('textarea', { ...attributes, rows: 4 }) : el('input', { ...attributes, type: 'text' });
  control.value = component.value ?? '';
  const text = label?.label ?? component.label ?? '';
  fields.push({ customId: component.custom_id ?? '', value: () => control.value, missing: () => false, label: text });
  return labelled(text, control, label?.description ?? '');
}

/**
 * @param {Component} component
 * @param {Component | null} label
 * @param {{ context: ViewContext, fields: ModalField[] }} into
 */
function select(component, label, { context, fields }) {
  const text = label?.label ?? component.placeholder ?? 'Make a selection';
  const menu = selectMenu(component, context.store, { change: () => {}, label: text });
  const required = component.required ?? true;
  fields.push({
    customId: component.custom_id ?? '',
    value: menu.values,
    missing: () => required && menu.values().length < Math.max(1, component.min_values ?? 1),
    label: text,
  });
  const note = label?.description ? el('div', { class: 'muted small', id: uniqueId('note') }, label.description) : null;
  if (note) menu.trigger.setAttribute('aria-describedby', note.id);
  const star = required ? el('span', { class: 'star', 'aria-hidden': 'true' }, ' *') : null;
  return el('div', { class: 'field' }, el('div', { class: 'field-label' }, text, star), note, menu.element);
}
