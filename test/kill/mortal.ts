import { type Program, startProgram } from '../../lab/driving/started-program.ts';
import { patient } from '../support/patience.ts';

/** How long the program may take from its start until it is ready, in milliseconds, on a machine that does much else. */
const START_PATIENCE = patient(120_000);

/** The program as a process that is killed now and then, and started again. */
export class Mortal {
  /** Counts the processes, from 1. */
  generation = 0;
  /** Deaths that nobody asked for, with what the process said. */
  readonly accidents: string[] = [];
  readonly #environment: Readonly<Record<string, string>>;
  readonly #command: readonly string[] | undefined;
  #program: Program | undefined;
  #dead: Promise<void> = Promise.resolve();
  #isAlive = false;
  #isWanted = false;

  constructor(environment: Readonly<Record<string, string>>, command?: readonly string[]) {
    this.#environment = environment;
    this.#command = command;
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** The id of the process under way. */
  get pid(): number | undefined {
    return this.#program?.child.pid;
  }

  /** Resolves when the process under way is dead. */
  get dead(): Promise<void> {
    return this.#dead;
  }

  /** Starts a process unless there is one; resolves when it is ready, or dead before that. */
  async start(began: () => void = () => undefined): Promise<void> {
    if (this.#isAlive) return;
    const program = startProgram(this.#environment, this.#command);
    this.#program = program;
    this.#isAlive = true;
    this.#isWanted = false;
    this.generation++;
    this.#dead = program.ended.then((code) => {
      this.#isAlive = false;
      if (!this.#isWanted) this.accidents.push(`ended with ${code}: ${program.errors().slice(-2000)}`);
    });
    began();
    const late = setTimeout(() => this.kill(), START_PATIENCE);
    await Promise.race([program.ready.catch(() => undefined), this.#dead]);
    clearTimeout(late);
  }

  /** Sends SIGKILL, which no process can do anything about; false when there is nothing to kill. */
  kill(): boolean {
    if (!this.#isAlive || this.#isWanted) return false;
    this.#isWanted = true;
    this.#program!.signalGroup('SIGKILL');
    return true;
  }

  /** Asks the process to end, and resolves when it has. */
  async stop(): Promise<void> {
    if (!this.#isAlive) return;
    this.#isWanted = true;
    this.#program!.signalGroup('SIGTERM');
    await this.#dead;
  }
}
