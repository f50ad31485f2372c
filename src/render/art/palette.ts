import type { Theme } from '../request.ts';

/** Colours of the land. Tributaries are lighter than the Amazon, so that a mouth is seen. */
const LAND = {
  jungle: '#3f7f3c',
  jungleDark: '#356f35',
  jungleLight: '#4a8d43',
  shade: '#2a5a2c',
  canopy: '#33702f',
  canopyMiddle: '#4c9440',
  canopyLight: '#69ad51',
  palm: '#7cba4f',
  sand: '#e8d49a',
  water: '#66c7e3',
  ripple: '#b9ebf5',
  mud: '#c9ad6c',
  amazon: '#2d7fb5',
  amazonDeep: '#266fa3',
  current: '#5aa6d3',
  clearing: '#dcb877',
  clearingLight: '#e9cd95',
  fence: '#8a5a2b',
  thatch: '#b9772f',
  straw: '#dda34f',
  hutShade: '#7c4a1d',
  rock: '#8d8f94',
  rockLight: '#b9bbc0',
  rockDark: '#55575c',
  plate: '#fff6df',
  plateRim: '#6f4319',
  den: '#eef5d5',
  seam: 'rgba(16, 40, 16, 0.38)',
  alarm: '#d3202c',
} as const;

/** Colours of everything around the land. */
const PAPER = {
  ground: '#f1e7cd',
  grid: '#d9c9a0',
  ahead: 'rgba(96, 84, 60, 0.16)',
  aheadStripe: 'rgba(96, 84, 60, 0.16)',
  frame: '#6f5a36',
  ink: '#2a2317',
  faint: '#6b5d42',
  card: '#fffaf0',
  cardRim: '#cdbb8e',
  toMove: '#ffe9a8',
  toMoveRim: '#b07a00',
  highlight: '#ffb000',
  highlightCase: '#3a1500',
  legal: 'rgba(255, 255, 255, 0.82)',
  legalRim: '#a3128b',
  white: '#ffffff',
  sea: '#1f6aa0',
} as const;

export type LandColours = { readonly [Name in keyof typeof LAND]: string };
export type PaperColours = { readonly [Name in keyof typeof PAPER]: string };

/** The colours of a picture: of the land, and of everything around it. */
export interface Colours {
  readonly land: LandColours;
  readonly paper: PaperColours;
}

const COLOURS: Record<Theme, Colours> = {
  day: { land: LAND, paper: PAPER },
  night: { land: LAND, paper: PAPER },
  contrast: { land: LAND, paper: PAPER },
};

/** The colours of a theme. */
export function coloursOf(theme: Theme): Colours {
  return COLOURS[theme];
}
