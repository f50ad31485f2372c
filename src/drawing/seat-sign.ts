import type { Colour } from '../core/colour.ts';
import type { Point } from './point.ts';

/** Shape of the plate behind a seat's letter, so that seats can be told apart without colours. */
export type BadgeShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'star' | 'hexagon';

/** The sign of each seat colour: a letter, a fill and a shape, all different. */
export const SEAT_SIGNS = {
  yellow: { letter: 'Y', fill: '#f7c81e', shape: 'circle' },
  red: { letter: 'R', fill: '#c8182f', shape: 'square' },
  green: { letter: 'G', fill: '#4cc266', shape: 'triangle' },
  blue: { letter: 'B', fill: '#2767d6', shape: 'diamond' },
  black: { letter: 'K', fill: '#2b2b2f', shape: 'star' },
  pink: { letter: 'P', fill: '#e58ac8', shape: 'hexagon' },
} as const satisfies Record<Colour, { letter: string; fill: string; shape: BadgeShape }>;

/** The white line around a piece, and the dark one around that. */
export const SIGN_HALO = '#ffffff';
export const SIGN_EDGE = '#1c1a17';

/** The outline of a badge around the origin; every shape leaves about the same room for its letter. */
export function badgeOutline(shape: BadgeShape, size: number): Point[] {
  const r = size / 2;
  const ring = (corners: number, radius: (corner: number) => number, from: number) =>
    Array.from({ length: corners }, (_, corner) => {
      const angle = from + (corner * 2 * Math.PI) / corners;
      return { x: Math.cos(angle) * radius(corner), y: Math.sin(angle) * radius(corner) };
    });
  switch (shape) {
    case 'circle':
      return ring(28, () => r, 0);
    case 'square':
      return ring(4, () => r * 1.24, Math.PI / 4);
    case 'triangle':
      return ring(3, () => r * 1.5, -Math.PI / 2).map(({ x, y }) => ({ x, y: y - r * 0.12 }));
    case 'diamond':
      return ring(4, () => r * 1.34, 0);
    case 'hexagon':
      return ring(6, () => r * 1.16, 0);
    case 'star':
      return ring(12, (corner) => (corner % 2 === 0 ? r * 1.36 : r * 0.98), -Math.PI / 2);
  }
}
