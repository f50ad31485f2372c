import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { isPublic } from '../../lab/driving/controls.ts';
import { type Choose, chooserFor } from '../../lab/simulation/chooser.ts';
import { loadTable, type Table } from '../../src/app/table.ts';
import type { Dealt } from '../games/carcassonne/referee/expansions.ts';
import { until } from '../support/pirogue.ts';
import { press } from '../support/seated-table.ts';
import { delivered, openTable, type TableStage } from './kill-stage.ts';
import { PlanningModel } from './planning-model.ts';
import type { PlannedGame, PlanningRun } from './planning-run.ts';

/** When the program dies while a turn is planned or ends: when it has answered, when it posts or edits a message, or at a random instant. */
const DEATHS = ['answer', 'message', 'answer', 'message', 'random'] as const;

/** Longest time until a death at a random instant, in milliseconds. */
const LIFETIME = 500;

/** Attempts at one command without an answer, after which something is wrong. */
const MAX_ATTEMPTS = 8;

const QUESTION = /asks you to let the last action be taken back/;

/** Plays a game of three who plan their turns while the program is killed and started again; the referee says what is to come. */
export async function playPlanning(run: PlanningRun): Promise<PlannedGame> {
  const { command, seed } = run;
  const stage = await openTable({ players: 3, seed, command, carcassonne: { hand: '1' } }, run);
  try {
    const { setup } = await loadTable(stage.app, (await run.store.games.byId(1))!);
    return await new Planning(run, stage, new PlanningModel(setup as unknown as Dealt)).played();
  } finally {
    await stage.close();
  }
}

class Planning {
  readonly #run: PlanningRun;
  readonly #stage: TableStage;
  readonly #model: PlanningModel;
  readonly #choose: Choose;
  readonly #faults: string[] = [];
  /** Who was pinged that it is their turn, and who is to have been, in order. */
  readonly #pings: string[] = [];
  readonly #expectedPings: string[] = [];
  readonly #resigned = new Set<number>();
  readonly #count = { turns: 0, carriedOut: 0, dropped: 0, spoiled: 0, takenBack: 0, kills: 0 };
  #timer: NodeJS.Timeout | undefined;

  constructor(run: PlanningRun, stage: TableStage, model: PlanningModel) {
    this.#run = run;
    this.#stage = stage;
    this.#model = model;
    this.#choose = chooserFor(`planning ${run.seed}`);
    stage.discord.world.listen((event) => {
      if (event.type !== 'message-create' || event.stored.ownerId !== null) return;
      const { content, mentions } = event.stored.message;
      if (!QUESTION.test(content)) this.#pings.push(...mentions.map(({ id }) => id));
    });
  }

  async played(): Promise<PlannedGame> {
    this.#expectPing();
    await this.#check('the beginning');
    let isBackAt: number | undefined;
    while (this.#faults.length === 0 && this.#count.turns < this.#run.turns && !this.#model.isOver) {
      const { seat } = this.#model;
      if (this.#model.isPlacing) await this.#planAll(seat);
      const ownEnd = await this.#playTurn(seat);
      await this.#settle(seat);
      if (this.#faults.length > 0) break;
      const mayAsk = this.#resigned.size === 0 && !this.#model.isOver && isBackAt !== ownEnd && this.#choose(4) === 0;
      if (mayAsk) await this.#takeBack(seat, ownEnd);
      isBackAt = mayAsk ? ownEnd : undefined;
      if (!mayAsk && this.#resigned.size === 0 && this.#count.turns > this.#run.turns * 0.7) await this.#resign();
    }
    await this.#stage.mortal.stop();
    return { ...this.#count, faults: [...this.#faults, ...this.#stage.mortal.accidents] };
  }

  /** Everybody else plans a turn who has none planned, nearly always. */
  async #planAll(mover: number): Promise<void> {
    for (const seat of [1, 2].map((after) => (mover + after) % 3)) {
      const turn = this.#choose(8) > 0 ? this.#model.turnFor(seat, this.#choose) : undefined;
      if (this.#resigned.has(seat) || this.#model.plans.has(seat) || !turn) continue;
      this.#arm();
      const answer = await this.#answered(() => this.#person(seat).command('plan', { turn: turn.join('+') }));
      if (!(await this.#run.store.plans.ofSeat(1, seat))) this.#faults.push(`not planned: ${answer?.content}`);
      this.#model.plan(seat, turn);
    }
  }

  /**
   * Plays the turn under way by commands, sometimes such that it spoils what the next seat has planned, and takes the tile back once
   * now and then; the program dies at its end as often as is wished. Returns the number of actions before its last one.
   */
  async #playTurn(seat: number): Promise<number> {
    const person = this.#person(seat);
    const isToSpoil = this.#count.spoiled === 0 || this.#choose(2) === 0;
    const spoiling = isToSpoil ? this.#model.spoiling((seat + 1) % 3, this.#choose) : undefined;
    const begun = this.#model.actions.length;
    if (this.#model.isPlacing) {
      const [place] = spoiling ?? this.#model.turnFor(seat, this.#choose)!;
      const [x, y, rotation] = /place (-?\d+),(-?\d+) r(\d+)/.exec(place!)!.slice(1).map(Number) as [
        number,
        number,
        number,
      ];
      const give = () => this.#do(() => person.command('place', { x, y, rotation }));
      await give();
      if (!this.#model.isPlacing && this.#model.seat === seat && this.#choose(6) === 0) {
        await this.#do(() => person.command('undo'), begun);
        await give();
      }
    }
    if (this.#model.isOver || this.#model.seat !== seat || this.#model.isPlacing) return begun;
    const length = this.#model.actions.length;
    const offered = await this.#answered(() => person.autocomplete('meeple', { on: '' }, 'on'));
    const ways = offered?.filter(({ value }) => !String(value).startsWith('\u2063')) ?? [];
    const lot = ways.length > 0 ? ways[this.#choose(ways.length)]!.value : undefined;
    const on = spoiling ? await this.#placeOf(spoiling[1]) : lot;
    this.#arm();
    if (on === undefined) await this.#do(() => person.command('pass'));
    else await this.#do(() => person.command('meeple', { on }));
    return length;
  }

  /** What is typed to place the piece of an action that is legal now; undefined for one that places none. */
  async #placeOf(action: string | undefined): Promise<string | undefined> {
    const { game, fold } = await this.#table();
    const choice = game.choices(fold.state).find((one) => game.makeAction(one.action) === action);
    return choice?.verb === 'meeple' ? String(choice.options.on) : undefined;
  }

  /** Waits until the plans that have come are carried out or dropped, and compares what is to be seen. */
  async #settle(before: number): Promise<void> {
    this.#count.turns++;
    for (;;) {
      const { carriedOut, dropped, spoiled } = this.#model.settle();
      this.#count.turns += carriedOut;
      this.#count.carriedOut += carriedOut;
      this.#count.dropped += dropped;
      this.#count.spoiled += spoiled;
      if (this.#model.isOver || !this.#resigned.has(this.#model.seat)) break;
      await this.#followRule();
    }
    if (!this.#model.isOver) this.#expectPing();
    await this.#check(`turn ${this.#count.turns}, after seat ${before}`);
  }

  /** The turn of a resigned seat is played by the program, which does not have to ask anybody. */
  async #followRule(): Promise<void> {
    const { seat } = this.#model;
    while (this.#model.seat === seat && !this.#model.isOver) {
      const { length } = this.#model.actions;
      await this.#meanwhile(async () => (await this.#actual()).length > length);
      this.#model.act((await this.#actual())[length]!);
    }
    this.#count.turns++;
  }

  /** The others agree that the turn is taken back that a seat has played, with the planned ones since then. */
  async #takeBack(seat: number, length: number): Promise<void> {
    await this.#answered(() => this.#person(seat).command('undo'));
    await this.#delivered();
    const question = async () => {
      const messages = await this.#person(seat).messages();
      return messages.findLast((message) => isPublic(message) && QUESTION.test(message.content))!;
    };
    for (const other of [0, 1, 2]) {
      if (other === seat || this.#resigned.has(other)) continue;
      await this.#answered(async () => press(this.#person(other), await question(), 'vote', 'yes'));
    }
    this.#model.goBack(length);
    this.#count.takenBack++;
    this.#expectPing();
    await this.#check(`taken back by seat ${seat}`);
  }

  /** Somebody resigns whose turn it is not. */
  async #resign(): Promise<void> {
    const seat = (this.#model.seat + 1 + this.#choose(2)) % 3;
    const person = this.#person(seat);
    await this.#answered(async () => press(person, await person.command('resign'), 'resign'));
    this.#resigned.add(seat);
    this.#model.resign(seat);
    await this.#check(`seat ${seat} resigned`);
  }

  /** Does something that is written into the log, once, and follows it; takes back to `length` where that is told. */
  async #do(give: () => Promise<WireMessage>, length?: number): Promise<void> {
    const before = (await this.#table()).log.length;
    const isDone = async () => (await this.#table()).log.length > before;
    const answer = await this.#answered(give, isDone);
    await this.#meanwhile(isDone, () => `nothing came of a command: ${answer?.content}`);
    if (length !== undefined) this.#model.goBack(length);
    else this.#model.act((await this.#actual())[this.#model.actions.length]!);
  }

  /** Gives a command, again after each death, until it is answered, or has been done without an answer. */
  async #answered<Value>(give: () => Promise<Value>, isDone?: () => Promise<boolean>): Promise<Value | undefined> {
    const { mortal } = this.#stage;
    for (let attempt = 1; ; attempt++) {
      await this.#revive();
      if (attempt > 1 && (await isDone?.())) return undefined;
      const died = mortal.dead.then(() => Promise.reject(new Error('the program is dead')));
      died.catch(() => undefined);
      const given = give();
      given.catch(() => undefined);
      try {
        return await Promise.race([given, died]);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  /** Waits for a condition, and starts the program again where it dies meanwhile. */
  async #meanwhile(condition: () => Promise<boolean>, why = () => `waited in vain for ${condition}`): Promise<void> {
    await until(async () => {
      await this.#revive();
      return condition();
    }).catch(() => void this.#faults.push(why()));
  }

  /** Starts the program if it is dead; now and then it dies again as soon as it does what is due. */
  async #revive(): Promise<void> {
    const { mortal } = this.#stage;
    while (!mortal.isAlive) {
      this.#disarm();
      await mortal.start();
      if (this.#isDeathDue() && this.#choose(3) === 0)
        this.#timer = setTimeout(() => this.#die(), this.#choose(LIFETIME));
    }
  }

  #isDeathDue(): boolean {
    // All in the first half, as some do not come about.
    const due = (2 * this.#count.turns * this.#run.kills) / this.#run.turns;
    return this.#count.kills < this.#run.kills && this.#count.kills <= due;
  }

  /** Lets the program die soon, if it has not died as often as it is to until now. */
  #arm(): void {
    if (!this.#isDeathDue()) return;
    const path = `/channels/${this.#stage.people[0]!.channel}/messages`;
    const death = DEATHS[this.#choose(DEATHS.length)]!;
    if (death === 'random') this.#timer = setTimeout(() => this.#die(), this.#choose(LIFETIME));
    else
      this.#stage.heard = ({ method, path: real, template }) => {
        const isAnswer = template.startsWith('/interactions/');
        const isMessage = method !== 'GET' && real.startsWith(path);
        if (death === 'answer' ? isAnswer : isMessage) this.#die();
      };
  }

  #die(): void {
    this.#disarm();
    if (this.#stage.mortal.kill()) this.#count.kills++;
  }

  #disarm(): void {
    clearTimeout(this.#timer);
    this.#stage.heard = () => undefined;
  }

  #expectPing(): void {
    this.#expectedPings.push(this.#person(this.#model.seat).id);
  }

  /** Compares the log, the plans and the pings with the model once everything is delivered. */
  async #check(when: string): Promise<void> {
    const expected = this.#model.actions;
    const isThere = async () => (await this.#actual()).join() === expected.join();
    await this.#meanwhile(isThere, () => `${when}: other turns were played`);
    await this.#delivered();
    const actual = await this.#actual();
    if (actual.join() !== expected.join())
      this.#faults.push(`${when}: played ${actual.slice(-8).join(', ')} instead of ${expected.slice(-8).join(', ')}`);
    if (this.#pings.join() !== this.#expectedPings.join())
      this.#faults.push(`${when}: pinged ${this.#pings.slice(-5)} instead of ${this.#expectedPings.slice(-5)}`);
    for (const seat of [0, 1, 2]) {
      const [plan, wanted] = [await this.#run.store.plans.ofSeat(1, seat), this.#model.plans.get(seat)];
      if (plan?.isDropped !== wanted?.isDropped)
        this.#faults.push(
          `${when}: the plan of seat ${seat} is dropped: ${plan?.isDropped} instead of ${wanted?.isDropped}`,
        );
    }
  }

  /** Resolves when every message is delivered, by a last process that nobody kills. */
  async #delivered(): Promise<void> {
    do {
      await this.#revive();
      this.#disarm();
      await delivered(this.#stage);
    } while (!this.#stage.mortal.isAlive);
  }

  #person(seat: number): TestPerson {
    return this.#stage.people[seat]!;
  }

  async #table(): Promise<Table> {
    return loadTable(this.#stage.app, (await this.#run.store.games.byId(1))!);
  }

  /** What was done and not taken back, as the program has stored it. */
  async #actual(): Promise<string[]> {
    const { game, fold } = await this.#table();
    return fold.actions.map(({ action }) => game.makeAction(action));
  }
}
