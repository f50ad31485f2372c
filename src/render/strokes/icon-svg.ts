/** Sides of the view boxes of coloured icons and of icons in one ink. */
export const SHAPE_SIDES = { coloured: 32, inked: 512 };

/** Side of an icon's image, in pixels: about twice its size on the largest tile. */
const ICON_PIXELS = 96;

/**
 * Returns an icon as an SVG file.
 *
 * @param shape SVG elements of the icon
 * @param ink colour of the icon; undefined for a coloured icon
 */
export function iconSvg(shape: string, ink: string | undefined): string {
  const side = ink ? SHAPE_SIDES.inked : SHAPE_SIDES.coloured;
  const size = `width="${ICON_PIXELS}" height="${ICON_PIXELS}"`;
  const body = shape.replaceAll('currentColor', ink ?? '#000000');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${side} ${side}">${body}</svg>`;
}
