/** Line drawings on a 24 by 24 grid, stroked with the current text colour. */
const PATHS = {
  hash: 'M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16',
  thread: 'M5 4v7a3 3 0 0 0 3 3h9M13.5 10.5 17 14l-3.5 3.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.4-3.4 2.9-5.5 6.5-5.5s6.1 2.1 6.5 5.5M15.5 4.9a3.2 3.2 0 0 1 0 6.2M18 14.3c2 .8 3.2 2.6 3.5 5.2',
  posts: 'M4 4.5h11v8H8.5L5.5 15v-2.5H4ZM9 15.5v1h6.5l3 2.5v-2.5H20v-8h-2',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M6 9.5 12 15.5 18 9.5',
  up: 'M6 14.5 12 8.5 18 14.5',
  theme: 'M12 3.5a8.5 8.5 0 1 0 0 17ZM12 3.5a8.5 8.5 0 0 1 0 17M14.5 6v12M17 7.5v9',
  send: 'M4 12 20 4.5 15.5 20 11.5 13.5 4 12ZM11.5 13.5 20 4.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  external: 'M13.5 4.5h6v6M19.5 4.5 11 13M10.5 5.5h-5v13h13v-5',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  bellOff:
    'M10 19.5a2.2 2.2 0 0 0 4 0M8.2 6.2A5 5 0 0 1 17 9.5c0 3 .6 4.6 1.3 5.5M15.5 16.5H5c1.2-1.2 2-2.7 2-6.5M4 4l16 16',
  file: 'M6 3.5h8l4.5 4.5v12.5h-12.5ZM13.5 3.5v5h5',
  check: 'M5 12.5 10 17.5 19 7',
  warning: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 16.8v.4',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5M7.5 10.5h6M10.5 7.5v6',
} as const;

/** The signs before the names of channels, by type. */
const CHANNEL_ICONS = {
  0: 'hash',
  1: 'people',
  2: 'hash',
  3: 'people',
  5: 'hash',
  10: 'thread',
  11: 'thread',
  15: 'posts',
} as const;

/** The sign before a channel's name. */
export function channelIcon(channel: { readonly type: keyof typeof CHANNEL_ICONS } | undefined): SVGSVGElement {
  return icon(CHANNEL_ICONS[channel?.type ?? 0]);
}

/** A decorative icon, hidden from screen readers: the control around it carries the name. */
export function icon(name: keyof typeof PATHS): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}

/** Gives every element of index.html that names an icon that icon. */
export function drawStaticIcons(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-icon]')) {
    place.prepend(icon(place.dataset.icon as keyof typeof PATHS));
  }
}
