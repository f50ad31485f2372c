import type { Table } from '../../app/table.ts';
import { finishedTurns } from '../../app/turn.ts';
import { legalActions, type View, viewFor } from '../../engine/index.ts';
import type { Translator } from '../../i18n/translate.ts';
import { boardScene } from '../../render/index.ts';
import { featureLines } from './board-features.ts';
import { legalSquares } from './board-request.ts';
import { squareLines } from './board-squares.ts';
import { tilesLeft } from './board-tiles-left.ts';
import { pictureWords } from './board-words.ts';
import { doubleName, effectOf, pieceChoices, rotationsText } from './choices.ts';
import { plainEventLines } from './events.ts';
import { isolatedName } from './people.ts';
import { joined } from './sentences.ts';
import { describeTile } from './tile.ts';

interface Telling {
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
  const view = viewFor(table.fold.state);
  const names = plainNames.map(isolatedName);
  const telling: Telling = { t, table, view, names };
  const scene = boardScene({ view, set: table.set, names: plainNames, words: pictureWords(t) });
  const left = tilesLeft(t, view, table.set);
  return [
    t('text.title', { turn: view.turn }),
    ...nowLines(telling),
    ...lastLines(telling),
    ...newLines(telling, seenTurn),
    '',
    t('text.seats'),
    ...seatLines(telling, scene.seats),
    '',
    ...riverLines(telling),
    ...featureLines(t, { state: table.fold.state, view, set: table.set, names }),
    '',
    t('text.tiles'),
    ...squareLines(t, { scene, set: table.set, names }),
    ...(left.length > 0 ? ['', t('text.left'), ...left] : []),
  ].join('\n');
}

/** Whose turn it is and everything that can be done in it; at the end, who has won. */
function nowLines({ t, table, view, names }: Telling): string[] {
  const { seats, phase } = view;
  if (table.game.status === 'closed') return [t('alt.stopped')];
  if (phase === 'over') {
    const points = Math.max(...seats.map(({ score }) => score));
    const winners = names.filter((_, seat) => seats[seat]!.score === points);
    return [t('alt.won', { names: t.list(winners), count: winners.length, points })];
  }
  const colour = t(`colour.${seats[view.seat]!.colour}`);
  const lines = [t('alt.to-move', { name: names[view.seat]!, colour, phase })];
  if (view.drawn) lines.push(t('alt.drawn', { tile: describeTile(t, table.set, view.drawn) }));
  return [...lines, ...choiceLines({ t, table, view, names })];
}

function choiceLines({ t, table, view, names }: Telling): string[] {
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
        ...legalActions(table.fold.state).flatMap((action) =>
          action.type !== 'double'
            ? []
            : t('double.choice', {
                tile: doubleName(t, table, action.tile),
                rotation: action.rotation,
                effect: effectOf(t, table, names, action),
              }),
        ),
      ];
    case 'piece':
      return [
        t('text.choices.piece'),
        ...pieceChoices(t, table, names).map(({ piece, place, effect }) =>
          t('suggest.on', { on: `${t(`piece.${piece}`)}, ${place}`, effect }),
        ),
        t('text.choices.boat', { effect: effectOf(t, table, names, { type: 'boat' }) }),
      ];
    default:
      return [];
  }
}

function lastLines({ t, table, names }: Telling): string[] {
  const last = finishedTurns(table).at(-1);
  if (!last) return [];
  const told = plainEventLines({ t, set: table.set, names }, last.events);
  return ['', t('text.last', { name: names[last.seat]! }), ...told];
}

/** The turns that a player does not know yet, but for the last one, which everybody is told of. */
function newLines({ t, table, names }: Telling, seenTurn: number | undefined): string[] {
  if (seenTurn === undefined) return [];
  const turns = finishedTurns(table).slice(seenTurn, -1);
  if (turns.length === 0) return [];
  const told = turns.flatMap(({ seat, events }, index) => [
    t('text.new.turn', { turn: seenTurn + index + 1, name: names[seat]! }),
    ...plainEventLines({ t, set: table.set, names }, events),
  ]);
  return ['', t('text.new'), ...told];
}

function seatLines({ t, view, names }: Telling, ranked: readonly { readonly rank: number }[]): string[] {
  const order = view.seats.map((_, seat) => seat).sort((a, b) => view.seats[b]!.score - view.seats[a]!.score);
  return order.map((seat) => {
    const { colour, score, space, meeples, camps } = view.seats[seat]!;
    const { rank } = ranked[seat]!;
    return t('text.seat', { name: names[seat]!, colour: t(`colour.${colour}`), score, space, rank, meeples, camps });
  });
}

function riverLines({ t, table, view }: Telling): string[] {
  const { spaces, front, next } = view.river;
  const doubles = view.doubles.filter(({ left }) => left).map(({ tile }) => describeTile(t, table.set, tile));
  return [
    t('text.river', { spaces, front, ...next }),
    t('turn.pile', { land: view.pile.land, amazon: view.pile.amazon }),
    ...(doubles.length > 0 ? [t('text.doubles', { tiles: joined(t, doubles) })] : []),
  ];
}
