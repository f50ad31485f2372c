import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ICONS, type Icon } from '../src/render/art/icon-name.ts';
import type { IconShape } from '../src/render/paint/icons.ts';

/**
 * Writes src/render/paint/icon-shapes.json: of the icon packs, which take 15 MB, only what pictures show. To be run when
 * an icon is added.
 */
const FILE = new URL('../src/render/paint/icon-shapes.json', import.meta.url);

interface IconPack {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<Record<string, Partial<IconShape> & Pick<IconShape, 'body'>>>;
}

const require = createRequire(import.meta.url);
const shapes: Record<string, Record<string, IconShape>> = {};
for (const { pack, name } of Object.values<Icon>(ICONS)) {
  const { icons, width = 16, height = 16 } = require(`@iconify-json/${pack}/icons.json`) as IconPack;
  const icon = icons[name];
  if (!icon) throw new Error(`the icons of ${pack} have no "${name}"`);
  const shape = { body: icon.body, width: icon.width ?? width, height: icon.height ?? height };
  shapes[pack] = { ...shapes[pack], [name]: shape };
}
writeFileSync(FILE, `${JSON.stringify(shapes, undefined, 2)}\n`);
