import { AttachmentBuilder } from 'discord.js';
import type { Table } from '../../../app/table.ts';
import { capitalised, joined, shortenedText } from '../../../i18n/sentences.ts';
import type { Speech } from '../../../i18n/speech.ts';
import type { Translator } from '../../../i18n/translate.ts';
import { boardScene, renderPicture, unlessFailed } from '../../../render/index.ts';
import { ALT_LIMIT } from '../../../telling/board/alt-limit.ts';
import { sceneAltText } from '../../../telling/board/board-alt.ts';
import { positionRequest } from '../../../telling/board/board-request.ts';
import { sceneNames } from '../../../telling/board/scene-names.ts';
import { finalScoringFrames } from '../../../telling/final-scoring.ts';
import { isolatedName, type PlayerNames } from '../../../telling/people.ts';
import { seatsByScore } from '../../../telling/score.ts';
import { categoryText, type ScoreSource, scoreSources, sourceSums } from '../../../telling/score-sources.ts';
import { scoresPicture } from '../../../telling/scores-picture.ts';
import { biggestScore } from '../../../telling/story.ts';
import { themeOf } from '../../../telling/theme.ts';
import { boardFile } from '../pictures.ts';
import type { AnimationCache } from './animations.ts';

/**
 * Options of the animation of a final scoring: sides in pixels, which are tried until the file is small enough, and the limit of
 * the file in bytes. It plays once, so that the final board stays in view.
 */
const SCORING_ANIMATION = { sides: [1200, 1000, 700, 500], limit: 8 * 2 ** 20, repeats: false };

/** The animation of the final scoring; the final board if nobody scored in it or it cannot be painted. */
export async function finalBoardFile(
  t: Translator,
  table: Table,
  {
    people,
    animations,
    animated,
  }: { readonly people: PlayerNames; readonly animations: AnimationCache; readonly animated: boolean },
): Promise<AttachmentBuilder> {
  const { record } = table;
  const theme = themeOf(record.options);
  const { plain: names } = people;
  const frames = animated ? finalScoringFrames(t, table, { names, theme }) : [];
  const key = ['final scoring', record.id, record.revision, t.language, theme, names];
  const made = frames.length > 0 && (await unlessFailed(animations.get({ key, frames, ...SCORING_ANIMATION })));
  if (!made || made === 'too large') return boardFile(t, table, people, { theme, mayWait: true });
  const { step: scoringSteps } = frames.at(-2)!.scoring!;
  return new AttachmentBuilder(made.gif, {
    name: 'final-scoring.gif',
    description: sceneAltText(t, boardScene(frames.at(-1)!), {
      position: table,
      people: sceneNames(table, people),
      scoringSteps,
    }),
  });
}

/** The result as a picture: the winners, and the sources of every seat's points. */
export async function resultFile(say: Speech, table: Table, people: PlayerNames): Promise<AttachmentBuilder> {
  const { game, record } = table;
  const sources = scoreSources(table);
  const position = positionRequest(say.t, table);
  const seats = position.view.seats.map(({ colour, score }, seat) => {
    const own = sources.filter((source) => source.seat === seat);
    const points = game.scoreCategories.map((category) =>
      own.reduce((sum, source) => sum + (source.category === category ? source.points : 0), 0),
    );
    return { colour, name: people.plain[seat]!, score, points };
  });
  const biggest = biggestScore(table);
  const { png } = await renderPicture('result', {
    ...position,
    seats,
    sources: game.scoreCategories.map((category) => capitalised(categoryText(say.t, game, category))),
    victory: say('end.victory', { count: winnersOf(table).length }),
    ...(biggest && {
      best: { seat: biggest.seat, name: scorerOf(biggest, people), text: bestText(say, table, biggest) },
    }),
    theme: themeOf(record.options),
  });
  return new AttachmentBuilder(png, { name: 'result.png', description: resultAlt(say, table, people) });
}

function bestText(say: Speech, { game }: Table, { points, category }: ScoreSource): string {
  return say('end.best', { points, category: categoryText(say.t, game, category) });
}

/** Name of the player who had the seat at the time of a scoring. */
function scorerOf({ seat, entry }: ScoreSource, people: PlayerNames): string {
  return people.atEntry(entry).plain[seat]!;
}

/** Alt text of the result: the winners, every score with its sources, and the largest single scoring. */
function resultAlt(say: Speech, table: Table, people: PlayerNames): string {
  const { t } = say;
  const names = people.plain.map(isolatedName);
  const sources = scoreSources(table);
  const scores = table.game.scoresOf(table.fold.state);
  const winners = winnersOf(table).map((seat) => names[seat]!);
  const seats = seatsByScore(table).map((seat) => {
    const head = say('end.seat', { name: names[seat]!, points: scores[seat]! });
    const sums = sourceSums(table.game, { sources, seat }).map(({ category, points }) =>
      t('score.sum', { category: categoryText(t, table.game, category), points }),
    );
    return { head, sums: sums.join(', ') };
  });
  const biggest = biggestScore(table);
  const withSums = seats.map(({ head, sums }) => (sums ? `${head} (${sums})` : head));
  return shortenedText(
    [
      { forms: [say('end.card', { names: t.list(winners), count: winners.length })], importance: 3 },
      { forms: [withSums, seats.map(({ head }) => head)].map((items) => `${joined(t, items)}.`), importance: 2 },
      ...(biggest
        ? [{ forms: [`${bestText(say, table, biggest)}, ${isolatedName(scorerOf(biggest, people))}.`], importance: 1 }]
        : []),
    ],
    ALT_LIMIT,
  );
}

/** The seats with the highest score. */
function winnersOf({ game, fold }: Table): number[] {
  const scores = game.scoresOf(fold.state);
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}

/** The scores over the turns as a picture. */
export async function scoresFile(say: Speech, table: Table, people: PlayerNames): Promise<AttachmentBuilder> {
  const { png, alt } = await scoresPicture(say, table, people, { theme: themeOf(table.record.options) });
  return new AttachmentBuilder(png, { name: 'scores.png', description: alt });
}
