import { expect } from 'vitest';
import { AutocompleteTable, type Options, type TablePlayer } from '../../src/driving/table.ts';
import type { Action } from '../../src/games/carcassonne/rules/action.ts';
import type { WireMessage } from '../../src/local-discord/index.ts';
import { type Choose, chooserFor } from '../../src/simulation/chooser.ts';
import type { TestPerson } from '../local-discord/support/person.ts';
import { requestProblems } from './openapi.ts';
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
      const drawn = await mover.command('draw');
      if (!drawn.attachments?.length) return;
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

/**
 * Plays a whole game of Carcassonne by autocomplete alone and checks everything that was said and sent.
 *
 * @param players how many people play, 2 to 6
 * @param options the options of `/new` besides the game
 * @param seed decides what the people choose
 * @returns the message of the end, how often chips were used in each way, and the kinds of piece that were placed
 */
export async function playWholeCarcassonne(
  players: number,
  options: Options,
  seed: number,
): Promise<{ end: WireMessage; used: ReadonlyMap<string, number>; pieces: ReadonlySet<string> }> {
  const pirogue = await startPirogue();
  const people: TestPerson[] = [];
  for (const name of NAMES.slice(0, players)) people.push(await pirogue.person(name));
  const ana = people[0]!;
  const sellsTurns = options.chips === true && options.map === 'great-britain';
  const table = options.chips
    ? new ChipTable(people, chooserFor(seed), sellsTurns)
    : new AutocompleteTable(people, chooserFor(seed), 'pass');
  await table.begin({ game: 'carcassonne', order: 'joined', seats: players, ...options });
  const end = await table.playOn();
  const record = (await pirogue.store.lastGame(ana.channel))!;
  expect(record.status).toBe('ended');
  expect(end.content).toMatch(/\*\*Final scoring\*\*/);
  expect(end.mentions.map(({ id }) => id).sort()).toEqual(people.map(({ id }) => id).sort());
  for (const [name, typed] of LOOKS) {
    const reply = await ana.command(name, typed);
    expect([reply.content, ...reply.attachments.map((file) => file.description)].join('\n'), name).not.toMatch(FLAWS);
  }
  expect((await ana.command('verify')).content).toMatch(/^\*\*Yes, the stack was fixed at the start\.\*\*/);
  // An animation of a hundred frames takes its time on a busy machine.
  ana.patience = 240_000;
  expect((await ana.command('replay')).attachments[0]!.content_type).toBe('image/gif');
  const all = await ana.messages();
  const told = all.flatMap(({ content, attachments }) => [content, ...attachments.map((file) => file.description)]);
  const replies = table instanceof ChipTable ? table.replies : [];
  expect([...told, ...replies].join('\n')).not.toMatch(FLAWS);
  expect(pirogue.requests.flatMap((request) => requestProblems(request))).toEqual([]);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
  const actions = (await pirogue.store.log(record.id)).flatMap(({ entry }) =>
    entry.type === 'action' ? [entry.action as Action] : [],
  );
  const pieces = new Set(actions.flatMap((one) => (one.type === 'meeple' ? [one.as ?? 'meeple'] : [])));
  return { end, used: table instanceof ChipTable ? table.used : new Map(), pieces };
}
