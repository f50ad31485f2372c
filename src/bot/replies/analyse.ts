import { AttachmentBuilder } from 'discord.js';
import { type Analysis, JUDGE_LEVEL, type PlayerSum, sumsByPlayer, turnsToJudge } from '../../app/analysis.ts';
import { isOver, type Table } from '../../app/table.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { Speech } from '../../i18n/speech.ts';
import { renderPicture } from '../../render/index.ts';
import { differInFirstRotation, stepsText } from '../../telling/board/turn-steps.ts';
import { levelText } from '../../telling/level.ts';
import type { PlayerNames } from '../../telling/people.ts';
import { MAX_REASONS, reasonText } from '../../telling/reasons.ts';
import { signedTenths, tenths } from '../../telling/tenths.ts';
import { themeOf } from '../../telling/theme.ts';
import type { AnalysisState } from '../../upkeep/analyses.ts';
import {
  type Answer,
  type HandlerContext,
  type Reply,
  reject,
  tablePeople,
  valueOrReject,
} from '../handlers/command.ts';
import { button, buttonRows, linesBesidePicture, wrappedLines } from '../write/buttons.ts';
import { messageText } from '../write/message-text.ts';
import { fittedReply, type PictureFile } from '../write/pictures.ts';
import { replayTurningPoint, turningPointPicture } from '../write/turning-point.ts';
import { requestedTable } from './pages.ts';

/**
 * The analysis of a game that is over: the chances to win in each turn, luck and losses of every seat, and the choices that lost
 * most, each on a page of its own. While the analysis is being made, the message tells its progress, and is replaced by it at
 * the end.
 *
 * @param part the part that is shown: 0 = the chances, 1 and up = the choices that lost most
 */
export async function analyseReply(context: HandlerContext, part = 0): Promise<Answer> {
  const { say } = context;
  const table = valueOrReject(await requestedTable(context));
  if (!isOver(table)) reject(say('analyse.running'));
  if (!table.game.computer) reject(say('hint.none'));
  if (turnsToJudge(table).length === 0) reject(say('analyse.too-short'));
  const analysis = await context.services.analyses.find(table);
  const reply = await analysisReply(context, table, { found: analysis, part });
  return analysis.type === 'under-way'
    ? { ...reply, later: (signal) => progressReplies(context, table, { told: analysis.done, signal }) }
    : reply;
}

async function analysisReply(
  context: HandlerContext,
  table: Table,
  { found, part }: { readonly found: AnalysisState; readonly part: number },
): Promise<Answer> {
  const { say } = context;
  if (found.type === 'made') return finishedReply(context, table, { analysis: found.analysis, part });
  if (found.type === 'busy') return { content: say('hint.busy'), rejected: true };
  return { content: say('analyse.under-way', found) };
}

/** The button that asks again, for a message that is no longer edited. */
function againButton(say: Speech, { record }: Table) {
  return buttonRows([button(record, { verb: 'analyse' }, { label: say('analyse.again'), style: 'primary' })]);
}

/**
 * Later versions of a message that tells the progress of an analysis: messages with higher numbers, and the analysis as the
 * last one.
 */
async function* progressReplies(
  context: HandlerContext,
  table: Table,
  { told, signal }: { readonly told: number; readonly signal: AbortSignal },
): AsyncIterable<Reply> {
  const { say } = context;
  let shownCount = told;
  try {
    for (;;) {
      const result = await context.services.analyses.findAfterPause(table);
      if (signal.aborted) {
        yield { content: say('analyse.left'), components: againButton(say, table) };
        return;
      }
      if (result.type === 'under-way' && result.done === shownCount) continue;
      const { rejected: _, ...reply } = await analysisReply(context, table, { found: result, part: 0 });
      yield { components: [], ...reply };
      if (result.type !== 'under-way') return;
      shownCount = result.done;
    }
  } catch (error) {
    yield { content: say('analyse.failed'), components: againButton(say, table) };
    throw error;
  }
}

/** Shows a part of an analysis; the chances if there is no part with this number. */
async function finishedReply(context: HandlerContext, table: Table, { analysis, part }: AnalysisPart): Promise<Answer> {
  const point = analysis.points[part - 1];
  const reply = point
    ? await pointReply(context, table, { point, part })
    : await chancesReply(context, table, analysis);
  return { ...reply, components: partButtons(context.say, table, { analysis, part: point ? part : 0 }) };
}

/** An analysis and the part of it that is shown: 0 = the chances, 1 and up = its turning points. */
interface AnalysisPart {
  readonly analysis: Analysis;
  readonly part: number;
}

/** A button for each part, which replaces the shown one; none if there is only one part. */
function partButtons(say: Speech, { record }: Table, { analysis: { points }, part }: AnalysisPart) {
  if (points.length === 0) return [];
  // Only the first label says that its number is a turn, so that all buttons fit in one row of a phone.
  const turns = points.map(({ turn }, index) => (index > 0 ? String(turn) : say('analyse.button.point', { turn })));
  const labels = [say('analyse.button.chances'), ...turns];
  return buttonRows(
    labels.map((label, index) =>
      button(record, { verb: 'view', argument: `analysis-${index}` }, { label, disabled: index === part }),
    ),
  );
}

/** The chances to win, with luck and losses of every seat. */
async function chancesReply(context: HandlerContext, table: Table, analysis: Analysis): Promise<Answer> {
  const { say, settings } = context;
  const people = await tablePeople(context, table);
  const sums = sumsByPlayer(analysis, table);
  const seats = sums.map(({ seat, entry, loss, luck }) =>
    say('analyse.seat', {
      name: people.atEntry(entry).shown[seat]!,
      loss: tenths(say.t, loss),
      luck: signedTenths(say.t, luck),
    }),
  );
  const lines = [
    say('analyse.how', { level: levelText(say.t, JUDGE_LEVEL) }),
    ...seats.map((line) => `- ${line}`),
    ...(analysis.points.length > 0 ? [] : [say('analyse.faultless')]),
  ];
  const picture = chancesPicture(say, table, { analysis, sums, people, theme: themeOf(settings) });
  return besidePicture(say, picture, [[say('analyse.title'), ...lines], lines]);
}

/** A picture with the first of the texts that a phone shows beside it, else with the last one. Without a picture the first text. */
function besidePicture(
  say: Speech,
  picture: Promise<PictureFile>,
  texts: readonly (readonly string[])[],
): Promise<Answer> {
  return fittedReply(say, {
    picture,
    beside(ratio) {
      const room = linesBesidePicture(ratio);
      const fits = (lines: readonly string[]) => lines.reduce((sum, line) => sum + wrappedLines(line), 0) <= room;
      return { content: messageText(texts.find(fits) ?? texts.at(-1)!) };
    },
    words: () => ({ content: messageText(texts[0]!) }),
  });
}

/** A turn that lost much: the choices made, the better ones, the reasons, and the board. */
async function pointReply(
  context: HandlerContext,
  table: Table,
  { point, part }: { readonly point: Analysis['points'][number]; readonly part: number },
): Promise<Answer> {
  const { say, settings } = context;
  const people = await tablePeople(context, table);
  const judged = turnsToJudge(table)[point.turn - 1]!;
  const replayed = replayTurningPoint(table, judged, point);
  const { shown, plain } = people.atEntry(judged.entry);
  const steps = { isRotationTold: differInFirstRotation(replayed.done, replayed.better) };
  const { loss, terms } = point;
  const line = (names: readonly string[]) =>
    say('analyse.point', {
      turn: point.turn,
      name: names[replayed.seat]!,
      loss: tenths(say.t, loss),
      done: stepsText(say.t, replayed.done, steps),
      better: stepsText(say.t, replayed.better, steps),
    });
  const why = (maxReasons: number) => {
    const reasons = reasonText(say.t, table.game, { terms, side: 'for the best', points: loss, maxReasons });
    return reasons ? [say('analyse.why', { reasons })] : [];
  };
  const [turn, frames] = [`${line(shown)}.`, say('analyse.frames')];
  const pictureOptions = {
    names: plain,
    theme: themeOf(settings),
    name: `turning-point-${part}.png`,
    description: line(plain),
  };
  return besidePicture(say, turningPointPicture(say.t, replayed, pictureOptions), [
    [turn, ...why(MAX_REASONS), frames],
    [turn, ...why(1), frames],
    [turn, ...why(1)],
    [turn],
  ]);
}

async function chancesPicture(
  say: Speech,
  table: Table,
  {
    analysis,
    sums,
    people,
    theme,
  }: {
    readonly analysis: Analysis;
    readonly sums: readonly PlayerSum[];
    readonly people: PlayerNames;
    readonly theme: Theme;
  },
): Promise<PictureFile> {
  const { game, content, fold } = table;
  const seats = game
    .viewOf(fold.state)
    .seats.map(({ colour }, seat) => ({ colour, name: people.seatHistories[seat]! }));
  const scores = analysis.turns.map(({ chances }) => chances.map((chance) => Math.round(chance * 100)));
  const title = say('analyse.chances');
  const losses = {
    title: say('analyse.losses'),
    turns: analysis.turns.map(({ seat, loss }) => ({ seat, points: loss })),
  };
  const { png, width, height } = await renderPicture('scores', {
    game,
    content,
    seats,
    scores,
    hasFinal: false,
    title,
    axes: { points: '%', turns: say('graph.turn') },
    losses,
    theme,
  });
  const quarters = [0, 0.25, 0.5, 0.75].map((part) => Math.round((scores.length - 1) * part));
  const ends = turnsToJudge(table).map(({ entry }) => entry);
  const parts = quarters.map((turn) => {
    const chances = people
      .atEntry(ends[turn]!)
      .plain.map((name, seat) => say('end.seat', { name, points: scores[turn]![seat]! }));
    return say('end.scores.after', { turn: turn + 1, seats: chances.join(', ') });
  });
  const lost = sums.map(({ seat, entry, loss }) =>
    say('end.seat', { name: people.atEntry(entry).plain[seat]!, points: tenths(say.t, loss) }),
  );
  const onAverage = say('analyse.losses.average', { seats: lost.join(', ') });
  const description = [title, ...parts, onAverage].join(' ');
  return { file: new AttachmentBuilder(png, { name: 'chances.png', description }), ratio: height / width };
}
