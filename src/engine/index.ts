export {
  type Action,
  type ActionType,
  type AmazonasLogEntry,
  actionSchema,
  logEntrySchema,
} from './amazonas/action.ts';
export { makeAction, makeLogLine, parseAction, parseLogLine } from './amazonas/action-notation.ts';
export { asciiBoard } from './amazonas/ascii-board.ts';
export { commitmentOf, commitmentText, type Order } from './amazonas/commitment.ts';
export {
  type Award,
  type FeatureKind,
  type GameEvent,
  type PieceKind,
  type SailCause,
  type ScoreLine,
  scoreLines,
} from './amazonas/event.ts';
export { type BoardFeature, type FeatureView, featuresOf, type SegmentPlace } from './amazonas/feature.ts';
export { legalActions, legalPieces, legalPlacements, rejectionOf } from './amazonas/legal.ts';
export { actionOf, legalMoves, type Move, moveOf } from './amazonas/move.ts';
export {
  COLOUR_LETTERS,
  makePosition,
  POSITION_FIELDS,
  type PositionField,
  type PositionProblem,
  parsePosition,
} from './amazonas/position-notation.ts';
export {
  lastTileSegments,
  type Preview,
  preview,
  type SegmentView,
} from './amazonas/preview.ts';
export { type Difference, type Untold, type Verification, verifyRecord } from './amazonas/proof.ts';
export {
  logOf,
  makeRecord,
  parseRecord,
  RECORD_FORMAT,
  type RecordedGame,
  type RecordFault,
  type ReplayProblem,
  recordSchema,
  replayRecord,
  resultOf,
  setupOf,
  viewHash,
} from './amazonas/record.ts';
export { type Landscape, PHASES, type Phase, type Rejection, type RejectionCode } from './amazonas/rejection.ts';
export { COLOURS, type Colour, createSetup, RULES_VERSION, type Setup, setupSchema } from './amazonas/setup.ts';
export { standInAction } from './amazonas/stand-in.ts';
export { copyState, type State, startState } from './amazonas/state.ts';
export {
  type Fold,
  type FoldedAction,
  fold,
  foldOn,
  perform,
  play,
  type Step,
  step,
  takebackRejection,
} from './amazonas/step.ts';
export {
  type AmazonasSegment,
  type AmazonasTile,
  loadTileSet,
  PLAYER_COUNTS,
  type RiverCourse,
  type TileSet,
  type TileSetProblem,
} from './amazonas/tile-set.ts';
export {
  type Mark,
  SEGMENT_KINDS,
  type SegmentKind,
  type TileRole,
  type TributaryEnd,
} from './amazonas/tile-set-file.ts';
export {
  type PieceView,
  type PileView,
  type PlacedTileView,
  type SeatView,
  type View,
  viewFor,
} from './amazonas/view.ts';
export type { LogEntry } from './core/log.ts';
export { DEGREES, type Degrees, degreesOf, rotatePort, SIDES, type SideName, turnsOf } from './core/ports.ts';
export { failure, type Result, success } from './core/result.ts';
export { COMPASS, type Compass, makeSegmentName, type SegmentName } from './core/segment-name.ts';
export { parseSeed, type Seed } from './core/shuffle.ts';
export type { Square } from './core/tile.ts';
