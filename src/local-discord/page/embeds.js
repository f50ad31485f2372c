// @ts-check
/** @import { Embed } from './types.js' */
/** @import { ViewContext } from './markdown-view.js' */

import { el, safeUrl } from './dom.js';
import { renderMarkdown } from './markdown-view.js';
import { mediaPicture, pictureView } from './pictures.js';
import { formatMessageTime } from './time.js';

/**
 * @param {Embed} embed
 * @param {ViewContext} context
 */
export function embedView(embed, context) {
  const title = embed.title ? renderMarkdown(embed.title, context) : null;
  const href = embed.url ? safeUrl(embed.url) : null;
  const element = el(
    'article',
    { class: 'embed', 'aria-label': `Embed${embed.title ? `: ${context.store.plain(embed.title)}` : ''}` },
    el(
      'div',
      { class: 'embed-text' },
      embed.author ? el('div', { class: 'embed-author' }, embed.author.name) : null,
      title &&
        el(
          'div',
          { class: 'embed-title' },
          href ? el('a', { href, target: '_blank', rel: 'noopener noreferrer' }, title) : title,
        ),
      embed.description
        ? el('div', { class: 'embed-description markup' }, renderMarkdown(embed.description, context))
        : null,
      embed.fields?.length ? fieldsView(embed.fields, context) : null,
    ),
    embed.thumbnail
      ? el(
          'div',
          { class: 'embed-thumbnail' },
          pictureView(mediaPicture(embed.thumbnail), { box: { width: 80, height: 80 } }),
        )
      : null,
    embed.image
      ? el(
          'div',
          { class: 'embed-image' },
          pictureView(mediaPicture(embed.image), { box: { width: 400, height: 300 } }),
        )
      : null,
    footer(embed, context),
  );
  if (embed.color !== null && embed.color !== undefined) element.style.borderLeftColor = cssColor(embed.color);
  return element;
}

/**
 * @param {{ name: string, value: string, inline?: boolean }[]} fields
 * @param {ViewContext} context
 */
function fieldsView(fields, context) {
  return el(
    'dl',
    { class: 'embed-fields' },
    ...fields.map((field) =>
      el(
        'div',
        { class: field.inline ? 'embed-field inline' : 'embed-field' },
        el('dt', {}, renderMarkdown(field.name, context)),
        el('dd', { class: 'markup' }, renderMarkdown(field.value, context)),
      ),
    ),
  );
}

/**
 * @param {Embed} embed
 * @param {ViewContext} context
 */
function footer(embed, context) {
  if (!embed.footer && !embed.timestamp) return null;
  const time = embed.timestamp ? formatMessageTime(new Date(embed.timestamp), context.store.locale) : null;
  return el('div', { class: 'embed-footer' }, [embed.footer?.text, time].filter(Boolean).join(' • '));
}

/**
 * @param {number} color 0xRRGGBB
 * @returns {string} `#rrggbb`
 */
export function cssColor(color) {
  return `#${color.toString(16).padStart(6, '0')}`;
}
