import { expect, it } from 'vitest';
import { AutocompleteTable, type Options, type TablePlayer } from '../../src/driving/table.ts';
import { MAPS } from '../../src/games/carcassonne/rules/options.ts';
import { type Choose, chooserFor } from '../../src/simulation/chooser.ts';
import type { TestPerson } from '../local-discord/support/person.ts';
import { requestProblems } from '../support/openapi.ts';
import { LOG_ERROR, startPirogue } from '../support/pirogue.ts';

/** Words that something was not told as it should be. */
const FLAWS = /undefined|NaN|\[object|\{|went wrong|could not be made/;

const TOWNS = ['a', 'b', 'c', 'none', 'a'] as const;

/** The options of every use of chips, in the order in which they are typed. */
const USES: Readonly<Record<string, readonly string[]>> = {
  island: ['which'],
  treat: ['x', 'y'],
  set: ['with'],
  sell: ['with'],
  upgrade: ['meeple', 'with'],
};

/** People who also use chips, as autocomplete offers it. */
class ChipTable extends AutocompleteTable {
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

/** Every game takes a minute: this one has the most ways to play a turn, and all five are played in the browser. */
const PLAYED: readonly string[] = ['benelux'];

it.each(MAPS.map((map, index) => [map, index] as const).filter(([map]) => PLAYED.includes(map)))(
  'a whole game on the map of %s with its chips is played by autocomplete alone',
  async (map, index) => {
    const pirogue = await startPirogue();
    const people = [await pirogue.person('Ana'), await pirogue.person('Ben'), await pirogue.person('Cem')];
    const [ana] = people;
    const table = new ChipTable(people, chooserFor(index + 1), map === 'great-britain');
    await table.begin({ game: 'carcassonne', order: 'joined', map, chips: true, towns: TOWNS[index]! });
    const end = await table.playOn();
    expect((await pirogue.store.lastGame(ana!.channel))!.status).toBe('ended');
    expect(end.content).toMatch(/\*\*Final scoring\*\*/);
    expect([...table.used.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1);
    expect(table.replies.join('\n')).not.toMatch(FLAWS);
    for (const [name, options] of [
      ['board', { view: 'whole' }],
      ['board', { view: 'text' }],
      ['score', {}],
      ['log', {}],
      ['export', {}],
      ['tiles', {}],
    ] as const) {
      const reply = await ana!.command(name, options);
      expect([reply.content, ...reply.attachments.map((file) => file.description)].join('\n'), name).not.toMatch(FLAWS);
    }
    expect((await ana!.command('verify')).content).toMatch(/^\*\*Yes, the stack was fixed at the start\.\*\*/);
    expect((await ana!.command('replay')).attachments[0]!.content_type).toBe('image/gif');
    const all = await ana!.messages();
    const told = all.flatMap(({ content, attachments }) => [content, ...attachments.map((file) => file.description)]);
    expect(told.join('\n')).not.toMatch(FLAWS);
    expect(pirogue.requests.flatMap((request) => requestProblems(request))).toEqual([]);
    expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
  },
);
