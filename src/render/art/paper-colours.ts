import type { Theme } from '../request.ts';

/** Colours of everything around the land by day. */
const DAY = {
  ground: '#f1e7cd',
  grid: '#d9c9a0',
  ahead: 'rgba(96, 84, 60, 0.16)',
  aheadStripe: 'rgba(96, 84, 60, 0.16)',
  frame: '#6b5632',
  ink: '#2a2317',
  faint: '#6b5d42',
  card: '#fffaf0',
  cardRim: '#cdbb8e',
  toMove: '#ffe9a8',
  toMoveRim: '#7d5500',
  highlight: '#ffb000',
  highlightCase: '#3a1500',
  legal: 'rgba(255, 255, 255, 0.82)',
  legalRim: '#a3128b',
  white: '#ffffff',
  sea: '#1f6aa0',
  glow: '#fff27a',
  trackEven: '#efe3c2',
  trackOdd: '#fffaf0',
  gain: '#1f6b2e',
  struck: '#b3202c',
} as const;

export type PaperColours = { readonly [Name in keyof typeof DAY]: string };

const NIGHT: PaperColours = {
  ground: '#161d27',
  grid: '#2a3644',
  ahead: 'rgba(140, 160, 190, 0.12)',
  aheadStripe: 'rgba(140, 160, 190, 0.12)',
  frame: '#a9b2bd',
  ink: '#f0eadb',
  faint: '#aab2bb',
  card: '#212c39',
  cardRim: '#3d4c5e',
  toMove: '#47391a',
  toMoveRim: '#ffcd5c',
  highlight: '#ffc233',
  highlightCase: '#120800',
  legal: 'rgba(14, 18, 26, 0.84)',
  legalRim: '#ff8ae6',
  white: '#ffffff',
  sea: '#143c61',
  glow: '#ffe66b',
  trackEven: '#2b3848',
  trackOdd: '#212c39',
  gain: '#7fe08d',
  struck: '#ff7a7a',
};

const CONTRAST: PaperColours = {
  ground: '#ffffff',
  grid: '#8a8a8a',
  ahead: 'rgba(0, 0, 0, 0.2)',
  aheadStripe: 'rgba(0, 0, 0, 0.25)',
  frame: '#000000',
  ink: '#000000',
  faint: '#333333',
  card: '#ffffff',
  cardRim: '#000000',
  toMove: '#fff2a6',
  toMoveRim: '#000000',
  highlight: '#ffb000',
  highlightCase: '#000000',
  legal: 'rgba(255, 255, 255, 0.94)',
  legalRim: '#8a0075',
  white: '#ffffff',
  sea: '#0d4a86',
  glow: '#ffe600',
  trackEven: '#e4e4e4',
  trackOdd: '#ffffff',
  gain: '#00591a',
  struck: '#b00020',
};

/** A space of the river, in every theme. */
export const SPACE = { fill: '#eaece4', rim: '#1d4f74', ink: '#123a57' };

export const PAPER_COLOURS: Readonly<Record<Theme, PaperColours>> = { day: DAY, night: NIGHT, contrast: CONTRAST };
