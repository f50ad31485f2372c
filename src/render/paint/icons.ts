import { createRequire } from 'node:module';
import { type Image, loadImage } from '@napi-rs/canvas';
import { ICONS, type Icon, type IconName } from '../art/icon-name.ts';

interface IconPack {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
}

/** Pixels of an icon's side: about twice what it is drawn at on the largest tile. */
const ICON_PIXELS = 96;

let loading: Promise<ReadonlyMap<IconName, Image>> | undefined;

/** Every icon of the pictures as an image, loaded once. */
export function loadIcons(): Promise<ReadonlyMap<IconName, Image>> {
  loading ??= loadAll();
  return loading;
}

async function loadAll(): Promise<ReadonlyMap<IconName, Image>> {
  const require = createRequire(import.meta.url);
  const names = Object.keys(ICONS) as IconName[];
  const images = await Promise.all(
    names.map((name) => {
      const icon: Icon = ICONS[name];
      return loadImage(Buffer.from(iconSvg(icon, require(`@iconify-json/${icon.pack}/icons.json`) as IconPack)));
    }),
  );
  return new Map(names.map((name, index) => [name, images[index]!]));
}

function iconSvg({ pack, name, ink, outline, edge }: Icon, { icons, width = 16, height = 16 }: IconPack): string {
  const icon = icons[name];
  if (!icon) throw new Error(`the icons of ${pack} have no "${name}"`);
  const [wide, high] = [icon.width ?? width, icon.height ?? height];
  const body = (colour: string) => icon.body.replaceAll('currentColor', colour);
  const around = (colour: string, share: number) =>
    `<g stroke="${colour}" stroke-width="${wide * share}" stroke-linejoin="round">${body(colour)}</g>`;
  const margin = outline ? wide * 0.1 : 0;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ICON_PIXELS}" height="${ICON_PIXELS}"`,
    ` viewBox="${-margin} ${-margin} ${wide + 2 * margin} ${high + 2 * margin}">`,
    edge ? around(edge, 0.19) : '',
    outline ? around(outline, 0.12) : '',
    body(ink ?? '#000000'),
    '</svg>',
  ].join('');
}
