/** Red, green and blue as light, 0 to 1. */
export type Light = readonly [number, number, number];

/** How somebody sees colours: the identity, or a matrix for light. */
export type Vision = readonly [Light, Light, Light];

/**
 * Full dichromacy as matrices for light: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based
 * Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (2009), severity 1.0.
 */
export const VISIONS = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
} as const satisfies Record<string, Vision>;

/** The light of a channel of 0 to 255 (sRGB). */
export function lightOf(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** A colour as somebody sees it. */
export function seen(light: Light, vision: Vision): Light {
  const channel = ([r, g, b]: Light) => Math.min(1, Math.max(0, r * light[0] + g * light[1] + b * light[2]));
  return [channel(vision[0]), channel(vision[1]), channel(vision[2])];
}

/** Relative luminance (WCAG 2). */
export function luminance([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2). */
export function contrast(a: Light, b: Light): number {
  const [low, high] = [luminance(a), luminance(b)].sort((one, other) => one - other) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Lightness and colour as the eye tells them apart (CIE 1976 L*a*b*, D65); 2.3 is a just noticeable distance. */
export function labOf([r, g, b]: Light): Light {
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** A colour of a drawing: "#rrggbb", "#rrggbbaa" or "rgba(r, g, b, a)"; channels 0 to 255, alpha 0 to 1. */
export function parseColour(css: string): { readonly channels: Light; readonly alpha: number } {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/i.exec(css);
  if (hex) {
    const [red, green, blue, alpha = 255] = hex.slice(1).flatMap((part) => (part ? [Number.parseInt(part, 16)] : []));
    return { channels: [red!, green!, blue!], alpha: alpha / 255 };
  }
  const numbers = /^rgba\(([\d.]+), ([\d.]+), ([\d.]+), ([\d.]+)\)$/.exec(css);
  if (!numbers) throw new Error(`unknown colour ${css}`);
  const [red, green, blue, alpha] = numbers.slice(1).map(Number);
  return { channels: [red!, green!, blue!], alpha: alpha! };
}
