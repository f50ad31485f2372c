import type { App } from '../src/app/app.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { admin } from './admin.ts';
import { analyse } from './analyse.ts';
import { analyseRecord } from './analyse-record.ts';
import { away } from './away.ts';
import { board } from './board.ts';
import { boat } from './boat.ts';
import { camp } from './camp.ts';
import { chip } from './chip.ts';
import { double } from './double.ts';
import { draw } from './draw.ts';
import { exportRecord } from './export.ts';
import { happenedSince } from './happened-since.ts';
import { help } from './help.ts';
import { hint } from './hint.ts';
import { howTheyPlay } from './how-they-play.ts';
import { join } from './join.ts';
import { launch } from './launch.ts';
import { leave } from './leave.ts';
import { lobby } from './lobby.ts';
import { log } from './log.ts';
import { meeple } from './meeple.ts';
import { myGames } from './mygames.ts';
import { newGame } from './new.ts';
import { orders } from './orders.ts';
import { page } from './page.ts';
import { pass } from './pass.ts';
import { place } from './place.ts';
import { plan } from './plan.ts';
import { play } from './play.ts';
import { playWith } from './play-with.ts';
import { privacy } from './privacy.ts';
import { remind } from './remind.ts';
import { replace } from './replace.ts';
import { replay } from './replay.ts';
import { resign } from './resign.ts';
import { retrieve } from './retrieve.ts';
import { rules } from './rules.ts';
import { score } from './score.ts';
import { settings } from './settings.ts';
import { showTurn } from './show-turn.ts';
import { start } from './start.ts';
import { stats } from './stats.ts';
import { tiles } from './tiles.ts';
import { turn } from './turn.ts';
import { undo } from './undo.ts';
import { unwatch } from './unwatch.ts';
import { verify } from './verify.ts';
import { vote } from './vote.ts';
import { watch } from './watch.ts';

/** All features of an installation with its games, in the order in which players need them. */
export const featuresFor = (app: Pick<App, 'games' | 'library' | 'webOrigin' | 'hasActivity'>): readonly Feature[] => [
  newGame(app),
  join,
  leave,
  start,
  lobby,
  draw,
  place,
  double,
  meeple,
  camp,
  boat,
  chip,
  retrieve,
  pass,
  ...(app.games.some((game) => game.questions?.().length) ? [orders] : []),
  ...(app.games.some(({ planning }) => planning) ? [plan] : []),
  undo,
  board,
  ...(app.webOrigin === undefined ? [] : [page, play]),
  ...(app.hasActivity ? [launch] : []),
  turn,
  score,
  tiles,
  log,
  replay,
  rules,
  help,
  hint,
  analyse,
  exportRecord,
  verify,
  myGames,
  stats(app),
  watch,
  unwatch,
  remind,
  away,
  resign,
  replace,
  vote,
  admin,
  settings,
  privacy,
  playWith,
  howTheyPlay,
  showTurn,
  happenedSince,
  analyseRecord,
];
