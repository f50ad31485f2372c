import type { WireAttachment } from '../wire-types.ts';
import { el, safeUrl } from './dom.ts';
import { icon } from './icons.ts';
import { openLightbox } from './lightbox.ts';
import { t } from './words.ts';

/** The box Discord fits a picture of a message into, in CSS pixels. */
const BOX = { width: 550, height: 350 };

/** The pictures and files of a message. */
export function attachmentsView(attachments: readonly WireAttachment[]): HTMLElement {
  const views = attachments.map((own) => (own.content_type.startsWith('image/') ? pictureView(own) : fileView(own)));
  return el('div', { class: 'stack' }, ...views);
}

/**
 * A picture as a button that opens it at full size, with an ALT badge when it has a description. Its room is reserved
 * before it loads, so nothing jumps.
 */
function pictureView(picture: WireAttachment): HTMLElement {
  const { url, description = '', filename, width = BOX.width, height = BOX.height } = picture;
  const scale = Math.min(1, BOX.width / width, BOX.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const button = el(
    'button',
    {
      type: 'button',
      class: 'picture-open',
      'aria-label': t('Open picture: {name}', { name: description || filename }),
      onclick: () => openLightbox(picture),
      'data-testid': 'picture',
    },
    el('img', { src: safeUrl(url), alt: description, draggable: 'false', ...size }),
  );
  return el('div', {}, button, description ? altBadge(description) : null);
}

function altBadge(description: string): HTMLElement {
  const badge = el('summary', { class: 'alt-badge badge', 'aria-label': t('ALT, picture description') }, 'ALT');
  return el('details', {}, badge, el('div', { class: 'alt-text framed small' }, description));
}

function fileView({ url, filename: name, size }: WireAttachment): HTMLElement {
  const link = { href: safeUrl(url), download: name };
  const label = t('Download {name}', { name });
  return el(
    'div',
    { class: 'file row framed' },
    icon('file'),
    el(
      'div',
      { class: 'grow' },
      el('a', { ...link, 'data-testid': 'file' }, name),
      el('div', { class: 'muted small' }, formatSize(size)),
    ),
    el('a', { ...link, class: 'icon-button', 'aria-label': label }, icon('download')),
  );
}

/** A size in bytes, shortened. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
