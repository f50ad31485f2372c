import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/app/table.ts';
import { fold } from '../../../src/core/fold.ts';
import type { GameTypes } from '../../../src/core/rules.ts';
import type { FeatureScored } from '../../../src/games/kernel/event.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { boardRequest } from '../../../src/telling/board/board-request.ts';
import { boardSections } from '../../../src/telling/board/board-text.ts';
import { plainText } from '../../../src/telling/section.ts';
import { peopleNamed } from '../../bot/support/people.ts';
import { patient } from '../../support/patience.ts';
import { BOARDS, type Board, type Moment, type PlayedGame, playGame, positionBefore } from './played-boards.ts';

const T = translatorFor('en');

/** Random games on each board: `GAMES=25` plays some two hundred. */
const GAMES = Number(process.env.GAMES ?? 1);

/** Turns of a game before which the points at its end are told; besides its last one. */
const TURNS = 4;

const BOXES = { river: true, abbot: true, inns: true, traders: true };
const TOWNS = { map: 'germany', chips: true, towns: 'a', inns: true, traders: true, abbot: true };
const [AMAZONAS, CARCASSONNE, ...MAPS] = BOARDS.filter(({ game }) => game.features);
const boxes: Board = { ...CARCASSONNE!, name: 'carcassonne with all boxes', options: BOXES };
const towns: Board = {
  ...CARCASSONNE!,
  name: 'carcassonne with towns and builders',
  options: { ...TOWNS, chips: false },
};
const ferries: Board = { ...CARCASSONNE!, name: 'carcassonne with ferries', options: { ferries: true } };
/** Without tiles in hands and abbeys: who holds some goes on when the pile is empty. */
const PLAYED = [AMAZONAS!, ...[CARCASSONNE!, boxes, ferries, towns, ...MAPS].map(withoutOwnTiles)];

function withoutOwnTiles(board: Board): Board {
  return { ...board, options: { ...board.options, hand: 'none', abbey: false } };
}

const gamesOf = (board: Board) =>
  Array.from({ length: GAMES }, (_, number) => playGame(board, `told ${board.name} ${number}`));

const namesOf = ({ setup }: PlayedGame): readonly string[] => setup.colours;

/** What readers look at before a moment: a table of people with the names of their colours. */
function tableBefore(moment: Moment): Table {
  const { played, before, entry } = moment;
  const { game } = played.board;
  const record = { options: { hints: true }, status: 'running', acts: [], seats: [] };
  const log = played.log.slice(0, entry).map((one, seq) => ({ seq, entry: one }));
  return { ...positionBefore(moment), game, progress: game.progressOf(before), record, log } as unknown as Table;
}

/** The game as it ends if its pile has no more tiles than were drawn before a moment: its events, and the scores. */
function endAt({ played, before, entry }: Moment) {
  const { board, log } = played;
  const { game, content } = board;
  const setup = { ...played.setup, pile: played.setup.pile.slice(0, game.drawnTileCount(before)) };
  const whole = fold(game, game.startState(content, setup), log.slice(0, entry));
  // It ends before its seat can decline a further turn, and at a tile of the pile alone, not after one from an island.
  const folded = whole.ok ? whole : fold(game, game.startState(content, setup), log.slice(0, entry - 1));
  if (!folded.ok) return undefined;
  const { state, actions } = folded.value;
  expect(game.isOver(state)).toBe(true);
  return { scores: game.scoresOf(state), events: actions.at(-1)!.events };
}

/** Points of scorings with a place, by seat. */
function pointsOnFeatures({ game }: Board, events: readonly GameTypes['event'][]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const event of events) {
    const scoring = game.scoring(event);
    if (!scoring?.final || !scoring.feature) continue;
    for (const { seat, points } of scoring.lines) sums.set(seat, (sums.get(seat) ?? 0) + points);
  }
  return sums;
}

/** Moments at which a turn begins, some and the last one, but none that the fairy has begun with a point. */
function turnStarts({ board, moments }: PlayedGame): Moment[] {
  const starts = moments.filter(
    ({ before }, at) =>
      at > 0 &&
      board.game.progressOf(before).phase === 'draw' &&
      board.game.drawnTileCount(before) > 0 &&
      !moments[at - 1]!.events.some((event) => event.type === 'fairy-scored' && 'why' in event && event.why === 'turn'),
  );
  const every = Math.ceil(starts.length / TURNS);
  return starts.filter((_, at) => at % every === every - 1 || at === starts.length - 1);
}

describe.each(PLAYED)('what is told of $name', (board) => {
  const games = gamesOf(board);

  it('as the points if the game ended now is what comes when it ends then', { timeout: patient(600_000) }, () => {
    for (const played of games) {
      const names = namesOf(played);
      for (const moment of turnStarts(played)) {
        const end = endAt(moment);
        if (!end) continue;
        const { scores, events } = end;
        const table = tableBefore(moment);
        const text = plainText(boardSections(T, table, { people: peopleNamed(names) }));
        const told = /^If the game ended now: (.*)\.$/m.exec(text)?.[1]?.replaceAll(/[\u2068\u2069]/g, '');
        expect(told).toBe(names.map((name, seat) => `${name} ${scores[seat]}`).join('; '));
        const owned = new Map<number, number>();
        for (const { points, seats } of boardRequest(T, table, { names, owners: true }).owned ?? []) {
          for (const seat of seats) owned.set(seat, (owned.get(seat) ?? 0) + points);
        }
        const wanted = pointsOnFeatures(board, events);
        for (const seat of names.keys()) expect(owned.get(seat) ?? 0).toBe(wanted.get(seat) ?? 0);
      }
    }
  });

  it('as what a tile does is what it does', { timeout: patient(600_000) }, () => {
    for (const turn of games.flatMap((played) => turnsOf(played))) {
      const [told, done] = [toldOf(turn), doneBy(turn)];
      expect(told.second).toEqual(done.second);
      const isSure = sureOf(turn);
      expect(pointsOf(told.scored.filter(isSure))).toEqual(pointsOf(done.scored.filter(isSure)));
      // With chips a meeple may come to count twice before its feature is scored.
      if (turn.events.some(({ type }) => type === 'upgraded')) continue;
      for (const one of told.scored.filter(isSure)) if (one.seats.length > 0) expect(done.scored).toContainEqual(one);
    }
  });
});

it('tells of the last ferry of a turn what it does', () => {
  const turns = gamesOf(ferries)
    .flatMap((played) => turnsOf(played, 'lakeFerry'))
    .filter(({ later }) => !later.some(({ type }) => type in CHANGES));
  expect(turns.length).toBeGreaterThan(5);
  for (const turn of turns) expect(pointsOf(toldOf(turn).scored)).toEqual(pointsOf(doneBy(turn).scored));
});

/** An action, by default a placement, and everything that happened from it to the end of its turn. */
interface Turn {
  readonly moment: Moment;
  readonly events: readonly GameTypes['event'][];
  /** Those of later actions. */
  readonly later: readonly GameTypes['event'][];
}

function turnsOf({ moments }: PlayedGame, type = 'place'): Turn[] {
  return moments.flatMap((moment, at) => {
    if (moment.action.type !== type) return [];
    const end = moments.findIndex(({ events }, other) => other >= at && events.some(isEnd));
    const later = moments.slice(at + 1, end + 1).flatMap(({ events }) => events);
    return [{ moment, events: [...moment.events, ...later], later }];
  });
}

const isEnd = ({ type }: GameTypes['event']) => type === 'turn-started' || type === 'ended';

/** Points of a feature, and the seats that get them. */
type Scored = Pick<FeatureScored<string>, 'kind' | 'points' | 'seats'>;

const pointsOf = (all: readonly Scored[]) => all.map(({ kind, points }) => `${kind} ${points}`).sort();

/** Events after a tile is placed that change what features are worth, with the kinds of these features. */
const CHANGES: Readonly<Record<string, readonly string[]>> = {
  'magician-moved': ['road', 'city'],
  'ferry-put': ['road'],
};

/** Returns what of a feature follows from the placement of a turn alone. */
function sureOf({ events }: Turn): (one: Scored) => boolean {
  const changed = events.flatMap(({ type }) => CHANGES[type] ?? []);
  return ({ kind }) => !changed.includes(kind);
}

/** What is told of a placement before it: features that score, without seats where nobody holds them yet, and second tiles. */
function toldOf({ moment }: Turn) {
  const { played, action } = moment;
  const { words } = played.board.game;
  const names = namesOf(played);
  const effects = words.effects!(T, positionBefore(moment), { action, names });
  const scored = effects.flatMap((effect) => {
    const [, kind, points, who = ''] =
      /^(?:(?:completes|closes) (?:the|another) )?(road|city|monastery|garden|village|tributary)[:,] (\d+) points?\b(?! for coats) ?(.*)$/.exec(
        effect,
      ) ?? [];
    if (kind === undefined) return [];
    const words = who.split(/[^a-z]+/);
    return [{ kind, points: Number(points), seats: names.flatMap((name, at) => (words.includes(name) ? [at] : [])) }];
  });
  const second = effects.flatMap((effect) => {
    const [, piece, town] =
      /^gives a second tile \((?:the )?(.*)\)$|^covers .*, (which gives another tile)$/.exec(effect) ?? [];
    return piece ? [piece] : town ? ['town'] : [];
  });
  return { scored, second };
}

/** What then came, in the same form. */
function doneBy({ moment, events }: Turn) {
  const { game } = moment.played.board;
  const own = game.viewOf(moment.after).tiles.length - 1;
  const scored = events.flatMap((event) => {
    if (event.type !== 'feature-scored') return [];
    const { kind, final, points, seats, at } = event as unknown as FeatureScored<string>;
    // What nobody can be placed on any more is not told.
    const isLost = seats.length === 0 && (at.tile !== own || moment.events.includes(event));
    return final || isLost ? [] : [{ kind, points, seats }];
  });
  const started = events.find(({ type }) => type === 'turn-started') as { readonly by?: string } | undefined;
  return { scored, second: started?.by === undefined ? [] : [started.by] };
}
