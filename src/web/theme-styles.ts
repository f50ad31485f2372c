import { PAPER } from '../drawing/paper.ts';
import { type BadgeShape, badgeOutline, SEAT_SIGNS } from '../drawing/seat-sign.ts';
import { byTheme, type Theme } from '../drawing/theme.ts';

/** Colours by theme that only pages have: borders, secondary text, focus ring, errors, buttons. */
const PAGE_COLOURS = byTheme({
  rim: ['#a08a58', '#74879c', '#000000'],
  faint: ['#5e5138', '#b9c0c8', '#222222'],
  focus: ['#8a0f76', '#ff8ae6', '#8a0075'],
  wrong: ['#9c1414', '#ff9d8f', '#8a0000'],
  button: ['#fffdf7', '#2d3a4a', '#ffffff'],
});

/** Side of the box of a seat's sign, in sides of its plate. */
const SIGN_BOX_FACTOR = 1.65;

/** CSS variables for the colours of pages, including those of pictures, in the chosen theme or that of the device. */
export function themeStyles(): string {
  const device = ':root[data-theme="auto"]';
  return [
    rule(':root', 'day'),
    rule(':root[data-theme="night"]', 'night'),
    rule(':root[data-theme="contrast"]', 'contrast'),
    `@media (prefers-color-scheme: dark) { ${rule(device, 'night')} }`,
    `@media (prefers-contrast: more) { ${rule(device, 'contrast')} }`,
    ...Object.entries(SEAT_SIGNS).map(
      ([colour, { fill, shape }]) =>
        `.sign.${colour}::before, .sign.${colour}::after { clip-path: ${outline(shape)}; } .sign.${colour}::after { background: ${fill}; }`,
    ),
    '',
  ].join('\n');
}

/** The outline of a plate in a box that has room for every shape. */
function outline(shape: BadgeShape): string {
  const points = badgeOutline(shape, 100 / SIGN_BOX_FACTOR).map(
    ({ x, y }) => `${(x + 50).toFixed(1)}% ${(y + 50).toFixed(1)}%`,
  );
  return `polygon(${points.join(', ')})`;
}

function rule(selector: string, theme: Theme): string {
  const { ground, card, ink, toMove } = PAPER[theme];
  const colours = { ground, card, ink, moving: toMove, ...PAGE_COLOURS[theme] };
  const variables = Object.entries(colours).map(([name, colour]) => `--${name}: ${colour};`);
  return `${selector} { color-scheme: ${theme === 'night' ? 'dark' : 'light'}; ${variables.join(' ')} }`;
}
