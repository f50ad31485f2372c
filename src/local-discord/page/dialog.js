// @ts-check

import { byId, el, uniqueId } from './dom.js';
import { markFocus, returnFocus } from './focus.js';
import { icon } from './icons.js';

/**
 * A dialog with a form in it. It closes when `submit` resolves; when that rejects, the message is shown and it stays.
 *
 * @param {{ title: string, body: Node[], submitLabel: string, testId: string, submit: () => Promise<void> }} options
 * @returns {HTMLDialogElement}
 */
export function openDialog({ title, body, submitLabel, testId, submit }) {
  const titleId = uniqueId('dialog-title');
  const error = el('p', { class: 'error', role: 'alert' });
  const confirm = el('button', { type: 'submit', class: 'button primary' }, submitLabel);
  const close = () => dialog.close();
  const form = el(
    'form',
    { method: 'dialog', novalidate: true },
    el(
      'header',
      {},
      el('h2', { id: titleId }, title),
      el('button', { type: 'button', class: 'icon-button', 'aria-label': 'Close', onclick: close }, icon('close')),
    ),
    el('div', { class: 'dialog-body' }, ...body, error),
    el('footer', {}, el('button', { type: 'button', class: 'button secondary', onclick: close }, 'Cancel'), confirm),
  );
  const dialog = el('dialog', { class: 'dialog', 'aria-labelledby': titleId, 'data-testid': testId }, form);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (confirm.getAttribute('aria-busy') === 'true') return;
    const wrong = firstInvalid(form);
    if (wrong) {
      wrong.setAttribute('aria-invalid', 'true');
      wrong.focus();
      error.textContent = wrong.validationMessage;
      return;
    }
    confirm.setAttribute('aria-busy', 'true');
    error.textContent = '';
    try {
      await submit();
      dialog.close();
    } catch (reason) {
      error.textContent = reason instanceof Error ? reason.message : String(reason);
    } finally {
      confirm.removeAttribute('aria-busy');
    }
  });
  form.addEventListener('input', (event) => {
    if (event.target instanceof HTMLElement) event.target.removeAttribute('aria-invalid');
  });
  const opener = markFocus();
  dialog.addEventListener('close', () => {
    dialog.remove();
    returnFocus(byId('messages'), opener);
  });
  document.body.append(dialog);
  dialog.showModal();
  const first = form.querySelector('.dialog-body input, .dialog-body textarea, .dialog-body [role="combobox"]');
  if (first instanceof HTMLElement) first.focus();
  return dialog;
}

/** @param {HTMLFormElement} form */
function firstInvalid(form) {
  for (const control of form.elements) {
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      if (!control.checkValidity()) return control;
    }
  }
  return null;
}

/**
 * A labelled control for a dialog.
 *
 * @param {string} label
 * @param {HTMLElement} control
 * @param {string} [description]
 */
export function labelled(label, control, description) {
  control.id ||= uniqueId('field');
  const note = description ? el('div', { class: 'muted small', id: uniqueId('note') }, description) : null;
  if (note) control.setAttribute('aria-describedby', note.id);
  const required = control.hasAttribute('required');
  const star = required ? el('span', { class: 'star', 'aria-hidden': 'true' }, ' *') : null;
  return el('div', { class: 'field' }, el('label', { for: control.id }, label, star), note, control);
}
