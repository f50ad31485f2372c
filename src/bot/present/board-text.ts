import type { Table } from '../../app/table.ts';
import { finishedTurns } from '../../app/turn.ts';
import { legalActions, type View, viewFor } from '../../games/amazonas/rules/index.ts';
import { describeTile, doubleName } from '../../games/amazonas/words/index.ts';
import { joined } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';
import { sceneOf, setOf, stateOf } from '../amazonas-table.ts';
import { featureLines } from './board-features.ts';
import { boardRequest, legalSquares } from './board-request.ts';
import { squareLines } from './board-squares.ts';
import { tilesLeft } from './board-tiles-left.ts';
import { effectOf, rotationsText } from './choices.ts';
import { eventContextOf, plainEventLines } from './events.ts';
import { isolatedName } from './people.ts';

interface TextContext {
  readonly t: Translator;
  readonly table: Table;
  readonly view: View;
  /** Names by seat, each keeping its direction to itself. */
  readonly names: readonly string[];
}

/**
 * The whole board in words, plain text, what matters first: whose turn it is and what can be done, the last turn, what
 * else is new to a player, the seats by score, the river, every tributary, village and jungle, every square with its
 * pieces, the pile. Sections are parted by empty lines; `textPages` makes pages of it.
 *
 * @param reader.names plain names by seat
 * @param reader.seenTurn the last turn that the reader knows, as for pictures
 */
export function boardText(
  t: Translator,
  table: Table,
  { names: plainNames, seenTurn }: { names: readonly string[]; seenTurn?: number | undefined },
): string {
  const view = viewFor(stateOf(table));
  const names = plainNames.map(isolatedName);
  const context: TextContext = { t, table, view, names };
  const scene = sceneOf(boardRequest(t, table, { names: plainNames }));
  const left = tilesLeft(t, view, setOf(table));
  return [
    t('text.title', { turn: view.turn }),
    ...nowLines(context),
    ...lastLines(context),
    ...newLines(context, seenTurn),
    '',
    t('text.seats'),
    ...seatLines(context, scene.facts.seats),
    '',
    ...riverLines(context),
    ...featureLines(t, { state: stateOf(table), view, set: setOf(table), names }),
    '',
    t('text.tiles'),
    ...squareLines(t, { scene, set: setOf(table), names }),
    ...(left.length > 0 ? ['', t('text.left'), ...left] : []),
  ].join('\n');
}

/** Whose turn it is and everything that can be done in it; at the end, who has won. */
function nowLines({ t, table, view, names }: TextContext): string[] {
  const { seats, phase } = view;
  if (table.game.status === 'closed') return [t('alt.stopped')];
  if (phase === 'over') {
    const points = Math.max(...seats.map(({ score }) => score));
    const winners = names.filter((_, seat) => seats[seat]!.score === points);
    return [t('alt.won', { names: t.list(winners), count: winners.length, points })];
  }
  const colour = t(`colour.${seats[view.seat]!.colour}`);
  const lines = [t('alt.to-move', { name: names[view.seat]!, colour, phase })];
  if (view.drawn) lines.push(t('alt.drawn', { tile: describeTile(t, setOf(table), view.drawn) }));
  return [...lines, ...choiceLines({ t, table, view, names })];
}

function choiceLines({ t, table, view, names }: TextContext): string[] {
  switch (view.phase) {
    case 'place':
      return [
        t('text.choices'),
        ...legalSquares(table).map(({ label, x, y, rotations }) =>
          t('draw.square', { number: label, x, y, rotations: rotationsText(rotations) }),
        ),
      ];
    case 'double':
      return [
        t('text.choices.double'),
        ...legalActions(stateOf(table)).flatMap((action) =>
          action.type !== 'double'
            ? []
            : t('double.choice', {
                tile: doubleName(t, setOf(table), action.tile),
                rotation: action.rotation,
                effect: effectOf(t, table, names, action),
              }),
        ),
      ];
    case 'piece':
      return [
        t('text.choices.piece'),
        ...table.rules.choices(table.fold.state).map((choice) => {
          const effect = effectOf(t, table, names, choice.action);
          if (choice.verb !== 'meeple' && choice.verb !== 'camp') return t('text.choices.boat', { effect });
          const place = table.rules.words.option(t, table, { choice, option: 'on' });
          return t('suggest.choice', { option: `${t(`piece.${choice.verb}`)}, ${place}`, effect });
        }),
      ];
    default:
      return [];
  }
}

function lastLines({ t, table, names }: TextContext): string[] {
  const last = finishedTurns(table).at(-1);
  if (!last) return [];
  const told = plainEventLines(eventContextOf(t, table, names), last.events);
  return ['', t('text.last', { name: names[last.seat]! }), ...told];
}

/** The turns that a player does not know yet, but for the last one, which everybody is told of. */
function newLines({ t, table, names }: TextContext, seenTurn: number | undefined): string[] {
  if (seenTurn === undefined) return [];
  const turns = finishedTurns(table).slice(seenTurn, -1);
  if (turns.length === 0) return [];
  const told = turns.flatMap(({ seat, events }, index) => [
    t('text.new.turn', { turn: seenTurn + index + 1, name: names[seat]! }),
    ...plainEventLines(eventContextOf(t, table, names), events),
  ]);
  return ['', t('text.new'), ...told];
}

function seatLines({ t, view, names }: TextContext, ranked: readonly { readonly rank: number }[]): string[] {
  const order = view.seats.map((_, seat) => seat).sort((a, b) => view.seats[b]!.score - view.seats[a]!.score);
  return order.map((seat) => {
    const { colour, score, space, meeples, camps } = view.seats[seat]!;
    const { rank } = ranked[seat]!;
    return t('text.seat', { name: names[seat]!, colour: t(`colour.${colour}`), score, space, rank, meeples, camps });
  });
}

function riverLines({ t, table, view }: TextContext): string[] {
  const { spaces, front, next } = view.river;
  const doubles = view.doubles.filter(({ left }) => left).map(({ tile }) => describeTile(t, setOf(table), tile));
  return [
    t('text.river', { spaces, front, ...next }),
    t('turn.pile', { land: view.pile.land, amazon: view.pile.amazon }),
    ...(doubles.length > 0 ? [t('text.doubles', { tiles: joined(t, doubles) })] : []),
  ];
}
