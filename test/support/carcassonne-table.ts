import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect } from 'vitest';
import { isPublic } from '../../lab/driving/controls.ts';
import { AutocompleteTable, type Options, type TablePlayer } from '../../lab/driving/table.ts';
import { type Choose, chooserFor } from '../../lab/simulation/chooser.ts';
import { loadTable } from '../../src/app/table.ts';
import type { Action } from '../../src/games/carcassonne/rules/action.ts';
import type { GameEvent } from '../../src/games/carcassonne/rules/event.ts';
import { ButtonPlayer } from './button-player.ts';
import { requestProblems } from './openapi.ts';
import { patient } from './patience.ts';
import { LOG_ERROR, startPirogue } from './pirogue.ts';

/** Words that something was not told as it should be. */
const FLAWS = /undefined|NaN|\[object|\{|went wrong|could not be made/;

const NAMES = ['Ana', 'Bruno', 'Chloé', 'Dirk', 'Eva', 'Finn'];

/** The options of every use of chips, in the order in which they are typed. */
const USES: Readonly<Record<string, readonly string[]>> = {
  island: ['which'],
  treat: ['x', 'y'],
  set: ['with'],
  sell: ['with'],
  upgrade: ['meeple', 'with'],
};

/** People who also use chips, as autocomplete offers it. */
export class ChipTable extends AutocompleteTable {
  readonly used = new Map<string, number>();
  readonly replies: string[] = [];
  readonly #choose: Choose;

  /** Whether another turn can be bought. */
  readonly #sellsTurns: boolean;

  constructor(players: readonly TablePlayer[], choose: Choose, sellsTurns: boolean) {
    super(players, choose, 'pass');
    this.#choose = choose;
    this.#sellsTurns = sellsTurns;
  }

  override async takeTurn(mover: TablePlayer): Promise<void> {
    if (!(await this.#use(mover, 'island', true))) {
      await mover.command('draw');
      if (!(await this.canPlace(mover))) return;
    }
    await this.place(mover);
    await this.#use(mover, 'treat');
    await this.#use(mover, 'set');
    await this.#use(mover, 'sell', true);
    await this.placePiece(mover);
    await this.#use(mover, 'upgrade', true);
    const buys = this.#sellsTurns && this.#choose(2) === 0;
    if (buys && (await this.#say(mover, 'chip', { turn: {} }))) this.#count('turn');
    // No upgrade, no further turn; nothing to pass at all is refused and changes nothing.
    else await this.#say(mover, 'pass', {});
  }

  /** Uses chips in one way if that is offered; `isFree` leaves it at times. */
  async #use(mover: TablePlayer, use: string, isFree = false): Promise<boolean> {
    const typed: Record<string, string | number> = {};
    for (const option of USES[use]!) {
      const options = { [use]: { ...typed, [option]: '' } };
      const offered = await (mover as TestPerson).autocomplete('chip', options, option);
      if (offered.length === 0) {
        expect(Object.keys(typed), use).toEqual([]);
        return false;
      }
      if (isFree && Object.keys(typed).length === 0 && this.#choose(3) === 0) return false;
      typed[option] = offered[this.#choose(offered.length)]!.value;
    }
    this.#count(use);
    return this.#say(mover, 'chip', { [use]: typed });
  }

  async #say(mover: TablePlayer, command: string, options: object): Promise<boolean> {
    const { content } = await mover.command(command, options as Options);
    this.replies.push(content);
    return /^(?:-|You have drawn)/m.test(content);
  }

  #count(use: string): void {
    this.used.set(use, (this.used.get(use) ?? 0) + 1);
  }
}

/** Pieces besides the ordinary meeple. */
const SPECIAL = ['large', 'abbot', 'builder', 'pig'];

/** Words about a place that gives another tile. */
const SECOND_TILE = /second tile/;

/** People who place special pieces wherever they can, and also take the abbot back. */
class RetrievingTable extends AutocompleteTable {
  readonly #choose: Choose;

  constructor(players: readonly TablePlayer[], choose: Choose) {
    super(players, choose, 'pass');
    this.#choose = choose;
  }

  override async placePiece(mover: TablePlayer): Promise<void> {
    // Refused, and nothing is changed, where there is no abbot of the player on the board.
    if (this.#choose(2) === 0) await mover.command('retrieve');
    for (const { value: on } of await mover.autocomplete('meeple', { on: '' }, 'on')) {
      const pieces = await mover.autocomplete('meeple', { on, as: '' }, 'as');
      const special = pieces.find(({ value }) => SPECIAL.includes(String(value)));
      if (special) return void (await mover.command('meeple', { on, as: special.value }));
    }
    await super.placePiece(mover);
    // Where no piece can stand but the abbot could be taken back; else refused.
    await mover.command('pass');
  }
}

/** People who only tap what turn messages and panels offer; they place special pieces wherever they can. */
class ButtonTable extends AutocompleteTable {
  readonly #tapping: ButtonPlayer;

  constructor(players: readonly TablePlayer[], choose: Choose) {
    super(players, choose);
    this.#tapping = new ButtonPlayer(
      choose,
      ({ draft }, told) => SPECIAL.some((piece) => draft.endsWith(` ${piece}`)) || SECOND_TILE.test(told),
    );
  }

  override async takeTurn(mover: TablePlayer, asked: WireMessage): Promise<void> {
    await this.#tapping.takeTurn(mover as TestPerson, asked);
  }
}

/** What has to be told without a flaw when a game is over. */
const LOOKS = [
  ['board', { view: 'whole' }],
  ['board', { view: 'text' }],
  ['score', {}],
  ['log', {}],
  ['export', {}],
  ['tiles', {}],
  ['help', {}],
] as const;

/** A whole game of Carcassonne. */
export interface WholeGame {
  /** How many people play, 2 to 6. */
  readonly players: number;
  /** The options of `/new` besides the game. */
  readonly options: Options;
  /** Decides what the people choose. */
  readonly seed: number;
  /** With what they play: commands whose options they take from autocomplete (unless given), or buttons. */
  readonly by?: 'autocomplete' | 'buttons';
}

/**
 * Plays a whole game of Carcassonne and checks everything that was said and sent.
 *
 * @returns everything that was done and what came of it, how often chips were used in each way, and the public messages as
 *   they were posted
 */
export async function playWholeCarcassonne({ players, options, seed, by = 'autocomplete' }: WholeGame): Promise<{
  actions: readonly Action[];
  events: readonly GameEvent[];
  used: ReadonlyMap<string, number>;
  told: readonly string[];
}> {
  const pirogue = await startPirogue();
  const people: TestPerson[] = [];
  for (const name of NAMES.slice(0, players)) people.push(await pirogue.person(name));
  const ana = people[0]!;
  const table = tableOf(people, options, { choose: chooserFor(seed), by });
  await table.begin({ game: 'carcassonne', order: 'joined', seats: players, ...options });
  const end = await table.playOn();
  const record = (await pirogue.store.games.last(ana.channel))!;
  expect(record.status).toBe('ended');
  expect(end.content).toMatch(/\*\*Final scoring\*\*/);
  expect(end.mentions.map(({ id }) => id).sort()).toEqual(people.map(({ id }) => id).sort());
  for (const [name, typed] of LOOKS) {
    const reply = await ana.command(name, typed);
    expect([reply.content, ...reply.attachments.map((file) => file.description)].join('\n'), name).not.toMatch(FLAWS);
  }
  expect((await ana.command('verify')).content).toMatch(/^\*\*Yes, the stack was fixed at the start\.\*\*/);
  // An animation of a hundred frames takes its time on a busy machine.
  ana.patience = patient(240_000);
  expect((await ana.command('replay')).attachments[0]!.content_type).toBe('image/gif');
  const all = await ana.messages();
  const said = all.flatMap(({ content, attachments }) => [content, ...attachments.map((file) => file.description)]);
  const replies = table instanceof ChipTable ? table.replies : [];
  expect([...said, ...replies].join('\n')).not.toMatch(FLAWS);
  expect(pirogue.requests.flatMap((request) => requestProblems(request))).toEqual([]);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
  const { fold } = await loadTable(pirogue.app, record);
  const created = ana.events.flatMap(({ name, data }) =>
    name === 'message_create' ? [data.message as WireMessage] : [],
  );
  return {
    actions: fold.actions.map(({ action }) => action as Action),
    events: fold.actions.flatMap(({ events }) => events as GameEvent[]),
    used: table instanceof ChipTable ? table.used : new Map(),
    told: created.filter(isPublic).map(({ content }) => content),
  };
}

function tableOf(
  people: readonly TestPerson[],
  options: Options,
  { choose, by }: { readonly choose: Choose; readonly by: WholeGame['by'] },
): AutocompleteTable {
  if (by === 'buttons') return new ButtonTable(people, choose);
  if (options.chips) return new ChipTable(people, choose, options.map === 'great-britain');
  return options.abbot ? new RetrievingTable(people, choose) : new AutocompleteTable(people, choose, 'pass');
}
