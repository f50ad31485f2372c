export { doubleName } from './choices.ts';
export { describePlace, describeSquare, describeTile, tileOf } from './tile.ts';
