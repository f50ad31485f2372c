import type { TestPerson } from 'local-discord/person';
import type { TablePlayer } from '../../lab/driving/table.ts';
import { isComputersTurn } from '../../src/app/computers.ts';
import { loadTable, type Table } from '../../src/app/table.ts';
import type { GameRecord, LogRecord } from '../../src/store/records.ts';
import { until } from '../support/pirogue.ts';
import { PARTS, type PlannedKill, type StepName } from './kill-plan.ts';
import { delivered, HELD, openStage, type Stage, type StageOptions } from './kill-stage.ts';
import { nextCommand } from './next-command.ts';
import { type PublicMessages, watchPublicMessages } from './public-messages.ts';

/** Attempts at one command without a death and without progress, after which something is wrong. */
const MAX_ATTEMPTS = 5;

/** The seed chooses the moves, too. */
export interface KillRun extends StageOptions {
  readonly plan: readonly PlannedKill[];
  /** Turns after which it is stopped; else it is played to its end. */
  readonly turns?: number;
  /** Longest time after which a process that is ready is killed, in milliseconds. */
  readonly lifetime: number;
}

/** What came of a game, and how often the program was killed in it. */
export interface KilledGame {
  readonly record: GameRecord;
  readonly log: readonly LogRecord[];
  readonly scores: readonly number[];
  readonly messages: PublicMessages;
  readonly killed: readonly PlannedKill[];
  /** Kills for which the game was too short. */
  readonly left: readonly PlannedKill[];
  /** What a player was told was done, and the log did not have. */
  readonly lost: readonly string[];
  /** Deaths that nobody asked for, commands that got nowhere, a damaged file. */
  readonly faults: readonly string[];
  readonly milliseconds: number;
  readonly turns: number;
}

/** Plays a whole game while the program is killed as planned, and started again each time. */
export async function playKilled(run: KillRun): Promise<KilledGame> {
  const stage = await openStage(run);
  try {
    return await new Playing(run, stage).toTheEnd();
  } finally {
    await stage.close();
  }
}

class Playing {
  readonly #run: KillRun;
  readonly #stage: Stage;
  readonly #messages: PublicMessages;
  readonly #plan: PlannedKill[];
  readonly #killed: PlannedKill[] = [];
  readonly #lost: string[] = [];
  readonly #faults: string[] = [];
  /** The step at which the program is killed, once it is reached. */
  #armed: StepName | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(run: KillRun, stage: Stage) {
    this.#run = run;
    this.#stage = stage;
    this.#plan = [...run.plan];
    this.#messages = watchPublicMessages(stage.discord.world, stage.people[0]!.channel);
  }

  async toTheEnd(): Promise<KilledGame> {
    const begun = performance.now();
    for (let attempts = 0; attempts < MAX_ATTEMPTS; ) {
      const table = await this.#table();
      if (!nextCommand(table, this.#run.seed) || table.progress.turn > (this.#run.turns ?? table.progress.turn)) break;
      await this.#startAsPlanned();
      if (!this.#stage.mortal.isAlive) continue;
      const isKilled = await this.#tryNext(table);
      const hasGrown = (await this.#length()) > table.log.length;
      attempts = hasGrown || isKilled ? 0 : attempts + 1;
      if (attempts === MAX_ATTEMPTS) this.#faults.push(`nothing came of entry ${table.log.length}`);
    }
    return this.#outcome(performance.now() - begun);
  }

  /** Starts the program if it is dead, and plans how it dies next. */
  async #startAsPlanned(): Promise<void> {
    if (this.#stage.mortal.isAlive) return;
    const kill = this.#plan.shift();
    const after = (longest: number) => {
      if (kill?.type !== 'random') return;
      this.#timer = setTimeout(() => this.#kill(kill), (longest * kill.part) / PARTS);
    };
    await this.#stage.mortal.start(() => {
      if (kill?.type === 'random' && kill.from === 'start') after(this.#run.lifetime);
    });
    if (!this.#stage.mortal.isAlive) return;
    if (kill?.type === 'random' && kill.from === 'ready') after(this.#run.lifetime);
    this.#armed = kill?.type === 'step' ? kill.step : undefined;
  }

  #kill(kill: PlannedKill): void {
    if (this.#stage.mortal.kill()) this.#killed.push(kill);
  }

  /** Tries to do what is next until it is done or the program is dead; true when it was killed. */
  async #tryNext(table: Table): Promise<boolean> {
    const { generation, dead } = this.#stage.mortal;
    if (isComputersTurn(table)) return this.#awaitComputer(table);
    const next = nextCommand(table, this.#run.seed)!;
    const step = next.endsTurn ? this.#armed : undefined;
    if (next.waits || step) await delivered(this.#stage);
    const person = this.#stage.people.find(({ id }) => id === table.record.seats[next.seat]!.userId)!;
    const player = this.#while(generation, person, async () => void (step && (await this.#arm(step))));
    const done = next.give(player).then(
      () => true,
      (error: unknown) => {
        if (this.#stage.mortal.isAlive && this.#stage.mortal.generation === generation)
          this.#faults.push(String(error));
        return false;
      },
    );
    const isDone = await Promise.race([done, dead.then(() => false)]);
    if (isDone && (await this.#length()) === table.log.length) this.#lost.push(`entry ${table.log.length}`);
    // The step may be reached a little later than the answer.
    if (step) await delivered(this.#stage);
    return !this.#stage.mortal.isAlive || this.#stage.mortal.generation !== generation;
  }

  /** Waits until the computer has played, or the program is dead; true when it was killed. */
  async #awaitComputer({ log }: Table): Promise<boolean> {
    const { mortal } = this.#stage;
    const { generation } = mortal;
    const isSame = () => mortal.isAlive && mortal.generation === generation;
    await until(async () => !isSame() || (await this.#length()) > log.length);
    return !isSame();
  }

  /**
   * A player whose commands are not given once the process that they were meant for is dead.
   *
   * @param beforeCommand called before a command, but not before what is asked while one is typed
   */
  #while(generation: number, person: TestPerson, beforeCommand: () => Promise<void>): TablePlayer {
    const check = () => {
      if (this.#stage.mortal.generation !== generation || !this.#stage.mortal.isAlive)
        throw new Error('the program is dead');
    };
    return {
      id: person.id,
      events: person.events,
      async command(name, options) {
        check();
        await beforeCommand();
        return person.command(name, options);
      },
      async autocomplete(name, options, focused) {
        check();
        return person.autocomplete(name, options, focused);
      },
      waitForEvent: (isIt, from) => person.waitForEvent(isIt, from),
    };
  }

  /** Makes the program die at a step of the command that is given next. */
  async #arm(step: StepName): Promise<void> {
    const kill: PlannedKill = { type: 'step', step };
    this.#armed = undefined;
    const { channel } = this.#stage.people[0]!;
    const path = `/channels/${channel}/messages`;
    const die = () => {
      this.#stage.heard = () => undefined;
      this.#kill(kill);
    };
    switch (step) {
      case 'before commit':
        void this.#letGoWhenDead(await this.#stage.hold());
        setTimeout(die, HELD);
        break;
      case 'after commit, before answer':
        this.#stage.discord.failNext({ method: 'POST', path: '/interactions/', status: 0 });
        this.#stage.heard = ({ template }) => {
          if (template.startsWith('/interactions/')) die();
        };
        break;
      case 'between answer and post':
        this.#stage.discord.failNext({ method: 'POST', path, status: 0 });
        this.#stage.heard = ({ method, path: real }) => {
          if (method === 'POST' && real.startsWith(path)) die();
        };
        break;
      case 'between post and recording it':
        this.#stage.heard = ({ method, path: real, status }) => {
          if (method === 'POST' && real.startsWith(path) && status === 200) die();
        };
    }
  }

  async #letGoWhenDead(letGo: () => Promise<void>): Promise<void> {
    await this.#stage.mortal.dead;
    await letGo();
  }

  async #table(): Promise<Table> {
    const { store } = this.#stage.app;
    return loadTable(this.#stage.app, (await store.games.byId(1))!);
  }

  async #length(): Promise<number> {
    return (await this.#stage.app.store.log.ofGame(1)).length;
  }

  /** What has come of the game once everything is delivered, by a last process where the one before was killed. */
  async #outcome(milliseconds: number): Promise<KilledGame> {
    clearTimeout(this.#timer);
    this.#stage.heard = () => undefined;
    await this.#stage.mortal.start();
    await delivered(this.#stage);
    await this.#stage.mortal.stop();
    const damage = this.#stage.damage();
    const table = await this.#table();
    return {
      record: table.record,
      log: table.log,
      scores: table.game.scoresOf(table.fold.state),
      messages: this.#messages,
      killed: this.#killed,
      left: this.#plan,
      lost: this.#lost,
      faults: [...this.#faults, ...this.#stage.mortal.accidents, ...(damage === undefined ? [] : [damage])],
      milliseconds,
      turns: table.progress.turn,
    };
  }
}
