export { commitmentText } from '../../../core/commitment.ts';
export type { LogEntry } from '../../../core/log.ts';
export type { MissingPart, Verification } from '../../../core/proof.ts';
export { RECORD_FORMAT } from '../../../core/record.ts';
export {
  type Action,
  type ActionType,
  type AmazonasLogEntry,
  actionSchema,
} from './action.ts';
export { makeAction, parseAction } from './action-notation.ts';
export { asciiBoard } from './ascii-board.ts';
export {
  type Award,
  type FeatureKind,
  type GameEvent,
  type PieceKind,
  type SailCause,
  type ScoreLine,
  scoreLines,
} from './event.ts';
export { type BoardFeature, type FeatureView, featuresOf } from './feature.ts';
export {
  type Amazonas,
  type Difference,
  type Fold,
  type FoldedAction,
  fold,
  foldOn,
  logOf,
  makeLogLine,
  makeRecord,
  parseLogLine,
  parseRecord,
  positionHash,
  type ReplayProblem,
  RULES,
  recordSchema,
  replayRecord,
  resultOf,
  type Step,
  setupOf,
  step,
  takebackRejection,
  verifyRecord,
} from './game-rules.ts';
export { legalActions, legalPieces, legalPlacements, rejectionOf } from './legal.ts';
export { actionOf, legalMoves, type Move, moveOf } from './move.ts';
export {
  makePosition,
  POSITION_FIELDS,
  type PositionField,
  type PositionProblem,
  parsePosition,
} from './position-notation.ts';
export {
  lastTileSegments,
  type Preview,
  preview,
  type SegmentView,
} from './preview.ts';
export { type Landscape, PHASES, type Phase, type Rejection, type RejectionCode } from './rejection.ts';
export { createSetup, RULES_VERSION, type Setup, setupSchema } from './setup.ts';
export { standInAction } from './stand-in.ts';
export { copyState, type State, startState } from './state.ts';
export { perform, play } from './step.ts';
export {
  type AmazonasSegment,
  type AmazonasTile,
  loadTileSet,
  PLAYER_COUNTS,
  type RiverCourse,
  type TileSet,
} from './tile-set.ts';
export {
  type Mark,
  SEGMENT_KINDS,
  type SegmentKind,
  type TileRole,
  type TributaryEnd,
} from './tile-set-file.ts';
export {
  type PileView,
  type SeatView,
  type View,
  viewOf,
} from './view.ts';
