import type { Control } from '../handlers/control.ts';
import { admin } from './admin.ts';
import { analyse } from './analyse.ts';
import { ask } from './ask.ts';
import { board } from './board.ts';
import { draw } from './draw.ts';
import { forget } from './forget.ts';
import { hint } from './hint.ts';
import { how } from './how.ts';
import { computer, game, join, leave, option, options, start } from './lobby.ts';
import { page } from './page.ts';
import { advised, choose, confirm, kind, panel, pass, square } from './panel.ts';
import { quiet } from './quiet.ts';
import { rematch } from './rematch.ts';
import { replay } from './replay.ts';
import { resign } from './resign.ts';
import { rules } from './rules.ts';
import { take, withdraw } from './seat.ts';
import { setting } from './setting.ts';
import { thread } from './thread.ts';
import { tiles } from './tiles.ts';
import { retract, undo } from './undo.ts';
import { view } from './view.ts';
import { vote } from './vote.ts';

/** All buttons and menus of messages. */
export const controls: readonly Control[] = [
  join,
  leave,
  start,
  option,
  options,
  thread,
  setting,
  forget,
  draw,
  board,
  tiles,
  view,
  page,
  rules,
  undo,
  retract,
  quiet,
  panel,
  choose,
  kind,
  square,
  confirm,
  rematch,
  replay,
  resign,
  vote,
  ask,
  take,
  withdraw,
  admin,
  how,
  computer,
  game,
  analyse,
  hint,
  advised,
  pass,
];
