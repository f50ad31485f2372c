import { THEMES, type Theme } from '../../drawing/theme.ts';

/** A colour by day, by night, and with strong contrast: in the order of the themes. */
type Row = readonly [day: string, night: string, contrast: string];

/**
 * Colours of the land. Tributaries are lighter than the Amazon, so that a mouth is seen. By night all is blue and green,
 * with light only from windows and fires; with strong contrast grounds are flat and also differ in grey, and plates white.
 */
const LAND = {
  jungle: ['#2d6a37', '#123330', '#4f8a3d'],
  jungleDark: ['#255a2f', '#0f2a2b', '#4f8a3d'],
  jungleLight: ['#38783f', '#163b37', '#4f8a3d'],
  shade: ['#1d4b2b', '#091f24', 'rgba(0, 0, 0, 0)'],
  canopy: ['#265c2e', '#102f30', '#265c2e'],
  canopyMiddle: ['#3f8b3f', '#1d4a44', '#3f8b3f'],
  canopyLight: ['#64ad4d', '#356a5f', '#a6d18a'],
  olive: ['#3a5f26', '#17352f', '#3a5f26'],
  oliveMiddle: ['#648f36', '#2a5245', '#648f36'],
  oliveLight: ['#8fb64c', '#477460', '#8fb64c'],
  teal: ['#1d5542', '#0e2e38', '#1d5542'],
  tealMiddle: ['#33805c', '#1a4852', '#33805c'],
  tealLight: ['#58a579', '#346a74', '#58a579'],
  lime: ['#47742a', '#1a3b34', '#47742a'],
  limeMiddle: ['#7dad3d', '#31604d', '#7dad3d'],
  limeLight: ['#aed05c', '#56866a', '#aed05c'],
  bush: ['#2f7238', '#153c38', '#2f7238'],
  bushLight: ['#468a43', '#1f4d47', '#468a43'],
  palm: ['#43853a', '#1f4f47', '#43853a'],
  palmLight: ['#8cc657', '#4b8271', '#8cc657'],
  blossomGold: ['#f4bd35', '#c9a85a', '#f4bd35'],
  blossomPink: ['#e77fa6', '#b0779f', '#e77fa6'],
  blossomRed: ['#dd5337', '#a4584f', '#dd5337'],
  sand: ['#e5d29b', '#8a8b84', '#ffffff'],
  wetSand: ['#a98c55', '#4d5354', '#000000'],
  water: ['#7dcfdf', '#4d8db0', '#b4e4ff'],
  waterDeep: ['#55b6d3', '#377599', '#b4e4ff'],
  waterShade: ['#3a93b4', '#1f5070', '#b4e4ff'],
  ripple: ['#d6f3f4', '#a9d3e4', '#1d5f8a'],
  mud: ['#cbb077', '#6d7274', '#ffffff'],
  wetMud: ['#82683c', '#30393e', '#000000'],
  amazon: ['#3f98c0', '#235a85', '#0d4a86'],
  amazonMiddle: ['#2f82b1', '#1a4a73', '#0d4a86'],
  amazonDeep: ['#256f9f', '#143c61', '#0d4a86'],
  amazonShade: ['#1c587f', '#0d2741', '#0d4a86'],
  current: ['#6fb8d8', '#5b90b8', '#7fc0f0'],
  foam: ['#dcf0f1', '#b5d3e2', '#ffffff'],
  plume: ['rgba(125, 207, 223, 0.5)', 'rgba(77, 141, 176, 0.5)', '#b4e4ff'],
  clearing: ['#dbb47a', '#5f5850', '#ffdf9a'],
  clearingLight: ['#e8ca95', '#716a60', '#ffdf9a'],
  clearingEdge: ['#b98d55', '#4a443f', '#000000'],
  clearingShade: ['#2b5228', '#0f2624', '#000000'],
  thatch: ['#c68d40', '#7a6650', '#9a5516'],
  thatchDark: ['#96622a', '#4d4038', '#9a5516'],
  straw: ['#e9bd6c', '#a08a6c', '#9a5516'],
  hutWall: ['#5f3a1c', '#2c2422', '#000000'],
  hutShade: ['#a17d4e', '#38352f', 'rgba(0, 0, 0, 0)'],
  window: ['#2c1a0d', '#ffc96b', '#000000'],
  glow: ['rgba(255, 190, 90, 0)', 'rgba(255, 186, 84, 0.26)', 'rgba(255, 190, 90, 0)'],
  flame: ['#ffc23c', '#ffd36a', '#ffc23c'],
  ember: ['#e2542b', '#f0742f', '#e2542b'],
  pot: ['#a2502e', '#6f4438', '#a2502e'],
  rock: ['#8b8f93', '#5c676f', '#777b80'],
  rockLight: ['#c3c6c6', '#8f9ca4', '#c9cdd1'],
  rockDark: ['#54595d', '#2b343b', '#000000'],
  plate: ['#fff6df', '#efe6cc', '#ffffff'],
  plateRim: ['#5d3714', '#1f140a', '#000000'],
  boatPlate: ['#f0faff', '#cfe6ef', '#ffffff'],
  boatPlateRim: ['#114460', '#082030', '#000000'],
  den: ['#f1f8dc', '#dfe9cd', '#ffffff'],
  denRim: ['#1d4a26', '#0a1f18', '#000000'],
  halo: ['#7d9f6f', '#3c5a53', 'rgba(255, 255, 255, 0)'],
  seam: ['rgba(10, 40, 20, 0.1)', 'rgba(0, 6, 12, 0.28)', 'rgba(0, 0, 0, 0.55)'],
  outline: ['#14301c', '#050d12', '#000000'],
  caiman: ['#a0d24a', '#86bb52', '#b8f060'],
  caimanBack: ['#6ba336', '#547f3a', '#5d9630'],
  caimanEdge: ['#12301c', '#04120c', '#000000'],
  caimanEye: ['#fff3b0', '#ffe58a', '#ffffff'],
  piranha: ['#e5482d', '#e0543c', '#ff7a4d'],
  piranhaBelly: ['#ffb03a', '#f0ad4e', '#ffd08a'],
  piranhaDark: ['#4a120c', '#330b08', '#000000'],
  piranhaEdge: ['#fff4e2', '#f3e8d6', '#ffffff'],
  piranhaTeeth: ['#ffffff', '#ffffff', '#ffffff'],
  boat: ['#8b4a1c', '#7c4218', '#5a2a06'],
  boatLight: ['#c98a4b', '#b67b42', '#5a2a06'],
  fruit: ['#ee8b1d', '#e58418', '#d96a00'],
  fruitDark: ['#8f4409', '#7f3c08', '#000000'],
  fruitLeaf: ['#2f7d32', '#27692a', '#0f5c1a'],
  alarm: ['#d3202c', '#e0303a', '#c4001a'],
} as const satisfies Readonly<Record<string, Row>>;

/** Colours of everything around the land. */
const PAPER = {
  ground: ['#f1e7cd', '#161d27', '#ffffff'],
  grid: ['#d9c9a0', '#2a3644', '#8a8a8a'],
  ahead: ['rgba(96, 84, 60, 0.16)', 'rgba(140, 160, 190, 0.12)', 'rgba(0, 0, 0, 0.2)'],
  aheadStripe: ['rgba(96, 84, 60, 0.16)', 'rgba(140, 160, 190, 0.12)', 'rgba(0, 0, 0, 0.25)'],
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
  sea: ['#1f6aa0', '#143c61', '#0d4a86'],
  glow: ['#fff27a', '#ffe66b', '#ffe600'],
  trackEven: ['#efe3c2', '#2b3848', '#e4e4e4'],
  trackOdd: ['#fffaf0', '#212c39', '#ffffff'],
  gain: ['#1f6b2e', '#7fe08d', '#00591a'],
  struck: ['#b3202c', '#ff7a7a', '#b00020'],
} as const satisfies Readonly<Record<string, Row>>;

/** A space of the river, in every theme. */
export const SPACE = { fill: '#eaece4', rim: '#1d4f74', ink: '#123a57' };

export type LandColours = Readonly<Record<keyof typeof LAND, string>>;
export type PaperColours = Readonly<Record<keyof typeof PAPER, string>>;

/** The colours of a picture: of the land, and of everything around it. */
export interface Colours {
  readonly land: LandColours;
  readonly paper: PaperColours;
}

const COLOURS = Object.fromEntries(
  THEMES.map((theme, at) => [theme, { land: column(LAND, at), paper: column(PAPER, at) }]),
) as Record<Theme, Colours>;

function column<Name extends string>(rows: Readonly<Record<Name, Row>>, at: number): Record<Name, string> {
  return Object.fromEntries(Object.entries<Row>(rows).map(([name, row]) => [name, row[at]!])) as Record<Name, string>;
}

/** The colours of a theme. */
export function coloursOf(theme: Theme): Colours {
  return COLOURS[theme];
}
