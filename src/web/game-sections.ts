import type { GameTypes } from '../core/rules.ts';
import { kindsLeft, pileText } from '../telling/board/tiles-left.ts';
import { categoryText, scoreSources } from '../telling/score-sources.ts';
import { type Html, joinedMarkup, markup, seatSign } from './markup.ts';
import type { ShownGame } from './moment-page.ts';
import { turnText } from './turn-log.ts';

/** Sections of a game's page beside its board, in HTML. */
export interface GameSections {
  /** Every turn, the last one first. */
  readonly log: Html;
  /** Sources of all points. */
  readonly points: Html;
  /** The tiles left in the pile; empty once the game is over. */
  readonly tiles: Html;
}

/** Makes the sections for the present state of a game. */
export function gameSections(shown: ShownGame): GameSections {
  const { t, table, people } = shown;
  const items = shown
    .turns()
    .toReversed()
    .map((logged) => {
      const { turn, player, time, lines } = turnText(t, { table, people, logged });
      return markup`<li data-turn="${turn}"><h3><button type="button">${player}</button> ${time}</h3>${lines}</li>`;
    });
  const kinds = kindsLeft(t, table).map((kind) => markup`<li>${kind}</li>`);
  return {
    log:
      items.length > 0 ? markup`<ol class="log" reversed>${joinedMarkup(items)}</ol>` : markup`<p>${t('log.none')}</p>`,
    points: pointTable(shown),
    tiles: table.game.isOver(table.fold.state)
      ? markup``
      : markup`<p>${pileText(t, table)}</p><ul class="tiles">${joinedMarkup(kinds)}</ul>`,
  };
}

/**
 * How the game is played with its options: what a turn is, and each rule.
 *
 * @param content the content that comes with the game, which examples are played with whatever the game has
 */
export function rulesMarkup({ t, table }: ShownGame, content: GameTypes['content']): Html {
  const { game, record } = table;
  const options = record.options.chosen ?? {};
  const rules = (game.topics ?? [])
    .filter((topic) => topic.isPlayed?.(options) ?? true)
    .map((topic) => {
      const [rule] = topic.text(t, content, options);
      return markup`<h3>${topic.title(t)}</h3><p>${topic.leftOut?.(t, options) ?? rule}</p>`;
    });
  return markup`<p>${game.words.summary?.(t, options) ?? ''}</p>${joinedMarkup(rules)}`;
}

/** Points by source and seat. */
function pointTable({ t, table, people }: ShownGame): Html {
  const { game, fold } = table;
  const sources = scoreSources(table);
  const seats = game.viewOf(fold.state).seats;
  const sum = (seat: number, category?: string) =>
    sources
      .filter((source) => source.seat === seat && (category === undefined || source.category === category))
      .reduce((points, source) => points + source.points, 0);
  const heads = seats.map(
    ({ colour }, seat) =>
      markup`<th scope="col" class="number">${seatSign(colour)}<span class="unseen"><bdi>${people.plain[seat]!}</bdi></span></th>`,
  );
  const row = (words: string, category?: string) => {
    const cells = seats.map((_, seat) => markup`<td class="number">${sum(seat, category)}</td>`);
    return markup`<tr><th scope="row">${words}</th>${joinedMarkup(cells)}</tr>`;
  };
  const categories = game.scoreCategories.filter((category) => sources.some((source) => source.category === category));
  const rows = categories.map((category) => row(categoryText(t, game, category), category));
  return markup`<table class="points"><caption class="unseen">${t('web.points')}</caption>
<thead><tr><th scope="col">${t('web.points.source')}</th>${joinedMarkup(heads)}</tr></thead>
<tbody>${joinedMarkup(rows)}</tbody><tfoot>${row(t('web.points.sum'))}</tfoot></table>`;
}
