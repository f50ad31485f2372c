import type { WireAttachment } from '../wire-types.ts';
import { byId, el, safeUrl } from './dom.ts';
import { markFocus, returnFocus } from './focus.ts';
import { icon } from './icons.ts';
import { t } from './words.ts';

/** Shows a picture over the whole window. A tap on it zooms; Esc or a tap beside it closes. */
export function openLightbox({ url, description = '', filename }: WireAttachment): void {
  const opener = markFocus();
  const src = safeUrl(url);
  const image = el('img', { src, alt: description || filename, draggable: 'false' });
  const stage = el('div', { class: 'lightbox-stage', tabindex: 0, role: 'group', 'aria-label': t('Picture') }, image);
  const toggle = () => {
    const isLarge = stage.classList.toggle('zoomed');
    // At least the picture's own pixels: small text on a board is why somebody zooms.
    image.style.width = isLarge ? `${Math.max(image.naturalWidth, 2 * image.clientWidth)}px` : '';
    zoom.setAttribute('aria-pressed', String(isLarge));
    stage.scrollTo((stage.scrollWidth - stage.clientWidth) / 2, (stage.scrollHeight - stage.clientHeight) / 2);
  };
  const control = { type: 'button', class: 'icon-button' };
  const zoomLabel = { 'aria-label': t('Zoom'), 'aria-pressed': 'false' };
  const zoom = el('button', { ...control, ...zoomLabel, onclick: toggle }, icon('zoom'));
  const close = () => dialog.close();
  const original = { class: 'icon-button', href: src, target: '_blank', 'aria-label': t('Open in a new tab') };
  const about = { class: 'lightbox column', 'aria-label': t('Picture'), 'data-testid': 'lightbox' };
  const dialog = el(
    'dialog',
    about,
    el(
      'div',
      { class: 'row end' },
      zoom,
      el('a', original, icon('external')),
      el('button', { ...control, 'aria-label': t('Close picture'), autofocus: true, onclick: close }, icon('close')),
    ),
    stage,
    el('p', { class: 'lightbox-caption' }, description),
  );
  stage.addEventListener('click', (event) => (event.target === stage ? close() : toggle()));
  dialog.addEventListener('close', () => {
    dialog.remove();
    returnFocus(byId('messages'), opener);
  });
  document.body.append(dialog);
  dialog.showModal();
}
