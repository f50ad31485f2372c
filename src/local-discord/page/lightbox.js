// @ts-check
/** @import { Picture } from './pictures.js' */

import { byId, el, safeUrl } from './dom.js';
import { markFocus, returnFocus } from './focus.js';
import { icon } from './icons.js';

const MAX_ZOOM = 6;

/**
 * Shows pictures over the whole window. Esc or a tap beside the picture closes it; a tap on it, +/- and 0, the wheel, and
 * two fingers zoom; the arrow keys leaf.
 *
 * @param {Picture[]} pictures
 * @param {number} first index of the picture to begin with
 */
export function openLightbox(pictures, first) {
  let index = Math.max(0, first);
  let zoom = 1;
  const opener = markFocus();
  const image = el('img', { alt: '', draggable: 'false' });
  const stage = el(
    'div',
    {
      class: 'lightbox-stage',
      tabindex: 0,
      role: 'group',
      'aria-label': 'Picture, scroll to look around when enlarged',
    },
    image,
  );
  const caption = el('p', { class: 'lightbox-caption' });
  const original = el(
    'a',
    { class: 'icon-button', target: '_blank', rel: 'noopener', 'aria-label': 'Open in a new tab' },
    icon('external'),
  );
  const zoomButton = el(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': 'Zoom', 'aria-pressed': 'false' },
    icon('zoom'),
  );
  const close = el('button', { type: 'button', class: 'icon-button', 'aria-label': 'Close picture' }, icon('close'));
  const leaf = pictures.length > 1;
  const back = el('button', { type: 'button', class: 'icon-button', 'aria-label': 'Previous picture' }, icon('left'));
  const next = el('button', { type: 'button', class: 'icon-button', 'aria-label': 'Next picture' }, icon('right'));
  const dialog = el(
    'dialog',
    { class: 'lightbox', 'aria-label': 'Picture', 'data-testid': 'lightbox' },
    el(
      'div',
      { class: 'lightbox-bar' },
      leaf && back,
      leaf && next,
      el('span', { class: 'grow' }),
      zoomButton,
      original,
      close,
    ),
    stage,
    caption,
  );

  const show = () => {
    const picture = pictures[index];
    if (!picture) return;
    image.src = safeUrl(picture.url) ?? '';
    image.alt = picture.alt || picture.name;
    original.href = image.src;
    caption.textContent = picture.alt;
    setZoom(1);
  };
  /** @param {number} value */
  const setZoom = (value) => {
    const before = { x: stage.scrollLeft + stage.clientWidth / 2, y: stage.scrollTop + stage.clientHeight / 2 };
    const ratio = Math.min(MAX_ZOOM, Math.max(1, value)) / zoom;
    zoom *= ratio;
    stage.classList.toggle('zoomed', zoom > 1.01);
    zoomButton.setAttribute('aria-pressed', String(zoom > 1.01));
    const fit = fitSize(image, stage);
    image.style.width = `${fit.width * zoom}px`;
    image.style.height = `${fit.height * zoom}px`;
    stage.scrollTo(before.x * ratio - stage.clientWidth / 2, before.y * ratio - stage.clientHeight / 2);
  };
  /** @param {number} step */
  const turn = (step) => {
    index = (index + step + pictures.length) % pictures.length;
    show();
  };
  // At least the picture's own pixels: small text on a board is why somebody zooms.
  const fullZoom = () => Math.max(2, image.naturalWidth / Math.max(1, fitSize(image, stage).width));
  const toggle = () => setZoom(zoom > 1.01 ? 1 : fullZoom());

  const resize = () => setZoom(zoom);
  window.addEventListener('resize', resize);
  image.addEventListener('load', resize);
  image.addEventListener('click', toggle);
  zoomButton.addEventListener('click', toggle);
  back.addEventListener('click', () => turn(-1));
  next.addEventListener('click', () => turn(1));
  close.addEventListener('click', () => dialog.close());
  stage.addEventListener('click', (event) => {
    if (event.target === stage) dialog.close();
  });
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      setZoom(zoom * (event.deltaY < 0 ? 1.2 : 1 / 1.2));
    },
    { passive: false },
  );
  pinch(stage, () => zoom, setZoom);
  dialog.addEventListener('keydown', (event) => {
    if (event.key === '+' || event.key === '=') setZoom(zoom * 1.4);
    else if (event.key === '-') setZoom(zoom / 1.4);
    else if (event.key === '0') setZoom(1);
    else if (leaf && zoom <= 1.01 && event.key === 'ArrowRight') turn(1);
    else if (leaf && zoom <= 1.01 && event.key === 'ArrowLeft') turn(-1);
  });
  dialog.addEventListener('close', () => {
    window.removeEventListener('resize', resize);
    dialog.remove();
    returnFocus(byId('messages'), opener);
  });
  document.body.append(dialog);
  dialog.showModal();
  show();
  close.focus();
}

/**
 * The size at which the whole picture fits the stage, never above its own pixels.
 *
 * @param {HTMLImageElement} image
 * @param {HTMLElement} stage
 */
function fitSize(image, stage) {
  const width = image.naturalWidth || 1;
  const height = image.naturalHeight || 1;
  const scale = Math.min(1, stage.clientWidth / width, stage.clientHeight / height);
  return { width: width * scale, height: height * scale };
}

/**
 * Two fingers zoom the picture itself instead of the page.
 *
 * @param {HTMLElement} stage
 * @param {() => number} current
 * @param {(zoom: number) => void} set
 */
function pinch(stage, current, set) {
  let startDistance = 0;
  let startZoom = 1;
  /** @param {TouchEvent} event */
  const distance = (event) => {
    const [a, b] = event.touches;
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  };
  stage.addEventListener('touchstart', (event) => {
    startDistance = distance(event);
    startZoom = current();
  });
  stage.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length !== 2 || startDistance === 0) return;
      event.preventDefault();
      set((startZoom * distance(event)) / startDistance);
    },
    { passive: false },
  );
}
