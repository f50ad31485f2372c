import { byTheme, type Theme } from '../../../../drawing/theme.ts';

/**
 * Colours of maps: by day a hand-coloured print on warm paper, by night the same by lamplight, with strong contrast
 * flat.
 */
export const MAP_COLOURS = byTheme({
  sea: ['#9cc4cf', '#142b3f', '#b9e0ff'],
  seaShelf: ['#aed0d5', '#193449', '#b9e0ff'],
  seaShore: ['#c3dedb', '#214055', '#b9e0ff'],
  wave: ['#7fb0bf', '#24465e', '#7db9e8'],
  coast: ['#4a6a70', '#7d98a5', '#000000'],
  land: ['#ecd9ac', '#3b362b', '#ffffff'],
  square: ['#f6e9c8', '#474136', '#ffffff'],
  grid: ['#c9af78', '#766850', '#8a8a8a'],
  edging: ['#d99a6c', '#7a4f38', '#ffffff'],
  border: ['#8a5a3a', '#b98e63', '#000000'],
  relief: ['#dcc796', '#585040', '#ffffff'],
  abroadA: ['#dcd6b9', '#2b3330', '#e2e2e2'],
  abroadB: ['#e0cdb4', '#352f2c', '#d2d2d2'],
  abroadC: ['#cfd5bd', '#2a3436', '#eeeeee'],
  abroadD: ['#d9cfc4', '#312e36', '#dadada'],
  abroadRelief: ['#b9ad88', '#454b44', '#bbbbbb'],
  abroadBorder: ['#a08f6b', '#5e6157', '#777777'],
  abroadName: ['#6f5f3f', '#b6b39f', '#000000'],
  name: ['#2f2213', '#f4ead0', '#000000'],
  halo: ['#fbf3dc', '#2a251c', '#ffffff'],
  abroadHalo: ['#e9e2cb', '#20272a', '#ffffff'],
  start: ['#7a4a1e', '#d0a066', '#5a3000'],
  route: ['#2f5a68', '#a9c8d4', '#000000'],
  sail: ['#fff8e6', '#e8dfc6', '#ffffff'],
  hull: ['#7a4a2a', '#8f6142', '#5a2f10'],
  sand: ['#eadba9', '#4d4636', '#ffffff'],
  banner: ['#fbf3dc', '#33291b', '#ffffff'],
  bannerRim: ['#8a2f22', '#d08a5a', '#000000'],
  chipBack: ['#f4ecd6', '#cfc4a8', '#ffffff'],
  chipRim: ['#5b4a2e', '#1c160c', '#000000'],
  orange: ['#e07b1f', '#e8862c', '#f08000'],
  lightBlue: ['#54b0e0', '#5cb2de', '#59c1ff'],
  purple: ['#84409c', '#9a56b4', '#7a1fa0'],
  chipInk: ['#ffffff', '#ffffff', '#ffffff'],
  chipInkDark: ['#241a0c', '#171106', '#000000'],
});

export type MapColours = (typeof MAP_COLOURS)[Theme];
