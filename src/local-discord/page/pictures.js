// @ts-check
/** @import { Attachment, Media } from './types.js' */

import { el, safeUrl, uniqueId } from './dom.js';
import { icon } from './icons.js';
import { openLightbox } from './lightbox.js';

/** The box Discord fits a picture of a message into, in CSS pixels. */
const MESSAGE_BOX = { width: 550, height: 350 };

/** @typedef {{ url: string, alt: string, width: number | null, height: number | null, name: string }} Picture */

/**
 * A picture as a button that opens it at full size, with an ALT badge when it has a description. Its room is reserved
 * before it loads, so nothing jumps.
 *
 * @param {Picture} picture
 * @param {{ box?: { width: number, height: number }, all?: Picture[] }} [options] `all` are the pictures to leaf through
 */
export function pictureView(picture, options = {}) {
  const { box = MESSAGE_BOX, all = [picture] } = options;
  const src = safeUrl(picture.url);
  if (!src) return el('span', {}, picture.name);
  const image = el('img', { src, alt: picture.alt, draggable: 'false' });
  if (picture.width && picture.height) {
    const scale = Math.min(1, box.width / picture.width, box.height / picture.height);
    image.width = Math.round(picture.width * scale);
    image.height = Math.round(picture.height * scale);
  } else {
    image.style.maxWidth = `${box.width}px`;
    image.style.maxHeight = `${box.height}px`;
  }
  const label = picture.alt ? `Open picture: ${picture.alt}` : `Open picture ${picture.name}`;
  const open = () => openLightbox(all, all.indexOf(picture));
  const button = el(
    'button',
    { type: 'button', class: 'picture-open', 'aria-label': label, onclick: open, 'data-testid': 'picture' },
    image,
  );
  return el('div', { class: 'picture' }, button, picture.alt ? altBadge(picture.alt) : null);
}

/** @param {string} alt */
function altBadge(alt) {
  const id = uniqueId('alt');
  const text = el('div', { class: 'alt-text', id, role: 'note', hidden: true }, alt);
  const badge = el(
    'button',
    {
      type: 'button',
      class: 'alt-badge',
      'aria-expanded': 'false',
      'aria-controls': id,
      'aria-label': 'ALT, picture description',
    },
    'ALT',
  );
  badge.addEventListener('click', () => {
    text.hidden = !text.hidden;
    badge.setAttribute('aria-expanded', String(!text.hidden));
  });
  return el('div', { class: 'alt' }, badge, text);
}

/**
 * The pictures and files of a message.
 *
 * @param {Attachment[]} attachments
 */
export function attachmentsView(attachments) {
  const pictures = attachments.filter(isPicture).map(attachmentPicture);
  const others = attachments.filter((attachment) => !isPicture(attachment));
  const box = pictures.length > 1 ? { width: 273, height: 240 } : MESSAGE_BOX;
  return el(
    'div',
    { class: 'attachments' },
    pictures.length > 0 &&
      el(
        'div',
        { class: pictures.length > 1 ? 'gallery' : 'single' },
        ...pictures.map((picture) => pictureView(picture, { box, all: pictures })),
      ),
    ...others.map((attachment) => fileView(attachment)),
  );
}

/** @param {Attachment} attachment */
function isPicture(attachment) {
  if (attachment.content_type) return attachment.content_type.startsWith('image/');
  return /\.(png|jpe?g|gif|webp|svg)$/i.test(attachment.filename ?? '');
}

/** @param {Attachment} attachment @returns {Picture} */
function attachmentPicture(attachment) {
  return {
    url: attachment.url,
    alt: attachment.description ?? '',
    width: attachment.width ?? null,
    height: attachment.height ?? null,
    name: attachment.filename ?? 'picture',
  };
}

/**
 * @param {Media} media
 * @param {string} [description]
 * @returns {Picture}
 */
export function mediaPicture(media, description) {
  const alt = description || media.description || '';
  return { url: media.url, alt, width: media.width ?? null, height: media.height ?? null, name: 'picture' };
}

/**
 * A file to download.
 *
 * @param {{ url: string, filename?: string, size?: number, description?: string | null }} file
 */
export function fileView(file) {
  const href = safeUrl(file.url);
  const name = file.filename ?? file.url.split(/[?#]/)[0]?.split('/').at(-1) ?? 'file';
  return el(
    'div',
    { class: 'file' },
    icon('file'),
    el(
      'div',
      { class: 'file-text' },
      href ? el('a', { href, download: name, 'data-testid': 'file' }, name) : name,
      el('div', { class: 'muted small' }, [formatSize(file.size), file.description].filter(Boolean).join(' · ')),
    ),
    href
      ? el('a', { href, download: name, class: 'icon-button', 'aria-label': `Download ${name}` }, icon('download'))
      : null,
  );
}

/** @param {number | undefined} bytes '' when it is not known */
export function formatSize(bytes) {
  if (bytes === undefined) return '';
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
