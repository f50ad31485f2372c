import { AttachmentBuilder } from 'discord.js';
import { type Analysis, lossBySeat, type TurnOfGame, turningPoints, turnsToJudge } from '../app/analysis.ts';
import { isOver, type Table, tableIn } from '../app/table.ts';
import { fold as foldLog } from '../core/fold.ts';
import type { GameTypes } from '../core/rules.ts';
import type { Speech } from '../i18n/speech.ts';
import { renderScoreGraph } from '../render/index.ts';
import { analysisOf } from './analyses.ts';
import { button, buttonRows } from './buttons.ts';
import { type HandlerContext, peopleAt, type Reply } from './command.ts';
import { askedTable } from './pages.ts';
import { pictureReply } from './picture-reply.ts';
import { messageText } from './present/message-text.ts';
import type { People } from './present/people.ts';
import { reasonText } from './present/reasons.ts';
import { themeOf } from './present/theme.ts';
import { rejectionReply } from './status.ts';

/** Turns that are told, those that lost most. */
const TURNING_POINTS = 3;

/** The chances to win over the turns of a game that is over, what its turns lost, and those that lost most. */
export async function analyseReply(context: HandlerContext): Promise<Reply> {
  const { say, settings } = context;
  const found = await askedTable(context);
  if (!found.ok) return rejectionReply(context, found.failure);
  const table = found.value;
  if (!isOver(table)) return { content: say('analyse.running'), rejected: true };
  if (!table.rules.computer) return { content: say('hint.none'), rejected: true };
  const analysis = analysisOf(table);
  if (analysis.type === 'busy') return { content: say('hint.busy'), rejected: true };
  if (analysis.type === 'under-way') {
    const again = button(table.game, { verb: 'analyse' }, { label: say('analyse.again'), style: 'primary' });
    return { content: say('analyse.under-way', analysis), components: buttonRows([again]) };
  }
  const people = await peopleAt(context.app, table);
  const reply = { content: analysisText(say, table, { analysis: analysis.analysis, people }) };
  const picture = chancesFile(say, table, { analysis: analysis.analysis, people, theme: themeOf(settings) });
  return pictureReply(say, { picture, reply });
}

interface Told {
  readonly analysis: Analysis;
  readonly people: People;
}

function analysisText(say: Speech, table: Table, { analysis, people }: Told): string {
  const losses = lossBySeat(analysis, people.shown.length);
  const points = turningPoints(analysis, TURNING_POINTS);
  const turns = turnsToJudge(table);
  return messageText([
    say('analyse.title'),
    ...people.shown.map((name, seat) => `- ${say('analyse.seat', { name, loss: losses[seat]!.toFixed(1) })}`),
    say(points.length > 0 ? 'analyse.points' : 'analyse.faultless'),
    ...points.map((judged) => {
      const { turn, seat, loss, worst } = judged;
      const position = positionAt(table, turns[turn - 1]!, worst!.at);
      const done = choiceText(say, position, worst!.action);
      const better = choiceText(say, position, worst!.better);
      const line = say('analyse.point', { turn, name: people.shown[seat]!, loss: loss.toFixed(1), done, better });
      const why = reasonText(say.t, table.rules, worst!.terms, 1);
      return `- ${why ? say('text.dash', { before: line, after: why }) : line}`;
    }),
    say('analyse.how'),
  ]);
}

/** A table as it was before an action of a finished turn, by the action's index in the turn. */
function positionAt(table: Table, { seat, turn }: TurnOfGame, at: number): Table {
  const { rules, content, setup, fold } = table;
  const own = turn.actions.slice(0, at).map((action) => ({ type: 'action', seat, action }) as const);
  const folded = foldLog(rules, rules.startState(content, setup), [...turn.log, ...own]);
  if (!folded.ok) throw new Error(`a turn cannot be played again: ${folded.failure.rejection.code}`);
  return tableIn(table, { ...fold, state: folded.value.state });
}

/** An action in words, as it could be chosen at a position. */
function choiceText(say: Speech, position: Table, action: GameTypes['action']): string {
  const { rules, fold } = position;
  const name = rules.makeAction(action);
  const choice = rules.choices(fold.state).find((one) => rules.makeAction(one.action) === name);
  return choice ? rules.words.choice(say.t, position, choice) : name;
}

async function chancesFile(
  say: Speech,
  table: Table,
  { analysis, people, theme }: Told & { readonly theme: ReturnType<typeof themeOf> },
): Promise<AttachmentBuilder> {
  const { rules, content, fold } = table;
  const seats = rules.viewOf(fold.state).seats.map(({ colour }, seat) => ({ colour, name: people.plain[seat]! }));
  const percent = (chances: readonly number[]) => chances.map((chance) => Math.round(chance * 100));
  const scores = analysis.turns.map(({ chances }) => percent(chances));
  const title = say('analyse.chances');
  const { png } = await renderScoreGraph({ game: rules, content, seats, scores, hasFinal: false, title, theme });
  const quarters = [0, 0.25, 0.5, 0.75].map((part) => Math.round((scores.length - 1) * part));
  const parts = quarters.map((turn) => {
    const chances = people.plain.map((name, seat) => say('end.seat', { name, points: scores[turn]![seat]! }));
    return say('end.scores.after', { turn: turn + 1, seats: chances.join(', ') });
  });
  return new AttachmentBuilder(png, { name: 'chances.png', description: [title, ...parts].join(' ') });
}
