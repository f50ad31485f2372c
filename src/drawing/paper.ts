import { byTheme } from './theme.ts';

/** Colours of everything around the tiles, by theme. */
export const PAPER_COLOURS = byTheme({
  ground: ['#f1e7cd', '#161d27', '#ffffff'],
  grid: ['#d9c9a0', '#2a3644', '#8a8a8a'],
  frame: ['#6b5632', '#a9b2bd', '#000000'],
  ink: ['#2a2317', '#f0eadb', '#000000'],
  faint: ['#6b5d42', '#aab2bb', '#333333'],
  card: ['#fffaf0', '#212c39', '#ffffff'],
  cardRim: ['#cdbb8e', '#3d4c5e', '#000000'],
  toMove: ['#ffe9a8', '#47391a', '#fff2a6'],
  toMoveRim: ['#7d5500', '#ffcd5c', '#000000'],
  highlight: ['#ffb000', '#ffc233', '#ffb000'],
  highlightCase: ['#3a1500', '#120800', '#000000'],
  legal: ['rgba(255, 255, 255, 0.82)', 'rgba(14, 18, 26, 0.84)', 'rgba(255, 255, 255, 0.94)'],
  legalRim: ['#a3128b', '#ff8ae6', '#8a0075'],
  white: ['#ffffff', '#ffffff', '#ffffff'],
  glow: ['#fff27a', '#ffe66b', '#ffe600'],
  trackEven: ['#efe3c2', '#2b3848', '#e4e4e4'],
  trackOdd: ['#fffaf0', '#212c39', '#ffffff'],
  gain: ['#1f6b2e', '#7fe08d', '#00591a'],
  struck: ['#6b5d42', '#aab2bb', '#333333'],
});

export type PaperColours = (typeof PAPER_COLOURS)['day'];
