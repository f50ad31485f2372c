import type { WireMessage } from 'local-discord';
import type { Choose } from '../simulation/chooser.ts';
import { isPublic } from './controls.ts';

/** Values of a command's options by name. */
export type Options = Readonly<Record<string, string | number | boolean>>;

/** One entry of an autocomplete list. */
export interface Suggestion {
  readonly name: string;
  readonly value: string | number;
}

/** True if an entry is a note of the bot (an invisible character, or a number that is no value) and not a choice. */
function isNote({ value }: Suggestion): boolean {
  return value === Number.MIN_SAFE_INTEGER || String(value).startsWith('\u2063');
}

/** An event that a player receives. */
export interface PlayerEvent {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: what it holds differs by name
  readonly data: any;
}

/** A player who can call commands and receives messages. */
export interface TablePlayer {
  readonly id: string;
  /** Received events, oldest first. */
  readonly events: readonly PlayerEvent[];
  /** Calls a command and resolves with its answer. */
  command(name: string, options?: Options): Promise<WireMessage>;
  /** Returns the suggestions for an option; `focused` is its name. */
  autocomplete(name: string, options: Options, focused: string): Promise<readonly Suggestion[]>;
  /** Resolves with the first event, from index `from` of `events`, that `isIt` accepts. */
  waitForEvent(isIt: (event: PlayerEvent) => boolean, from?: number): Promise<PlayerEvent>;
}

/** Players in one channel who pick at random from what autocomplete offers; they know nothing of the game. */
export class AutocompleteTable {
  readonly players: readonly TablePlayer[];
  readonly #choose: Choose;
  /** Command that declines to place a piece. */
  readonly #passCommand: string;
  #nextEvent = 0;

  constructor(players: readonly TablePlayer[], choose: Choose, without = 'boat') {
    this.players = players;
    this.#choose = choose;
    this.#passCommand = without;
  }

  /** Opens a lobby, lets everybody join and starts the game. */
  async begin(options: Options = {}): Promise<void> {
    const [owner, ...others] = this.players as [TablePlayer, ...TablePlayer[]];
    await owner.command('new', options);
    for (const other of others) await other.command('join');
    await owner.command('start');
  }

  /** Waits for the next public message that mentions the player to move, or all players at the end; optionally of a channel. */
  async nextPublicMessage(channelId?: string): Promise<WireMessage> {
    const watcher = this.players[0]!;
    const event = await watcher.waitForEvent(
      ({ name, data }) =>
        name === 'message_create' &&
        isPublic(data.message) &&
        data.message.mentions.length > 0 &&
        (channelId === undefined || data.message.channel_id === channelId),
      this.#nextEvent,
    );
    this.#nextEvent = watcher.events.indexOf(event) + 1;
    return event.data.message;
  }

  /** Plays until the message that the game is over, or for some turns; calls `between` after every turn. */
  async playOn(turns = Number.POSITIVE_INFINITY, between?: (turn: number) => Promise<void>): Promise<WireMessage> {
    let message = await this.nextPublicMessage();
    for (let turn = 0; message.mentions.length === 1 && turn < turns; turn++) {
      const mover = this.players.find(({ id }) => id === message.mentions[0]!.id)!;
      await this.takeTurn(mover, message);
      await between?.(turn);
      message = await this.nextPublicMessage();
    }
    return message;
  }

  /**
   * Plays a turn.
   *
   * @param _asked the turn message, for subclasses that use its buttons
   */
  async takeTurn(mover: TablePlayer, _asked?: WireMessage): Promise<void> {
    await mover.command('draw');
    if (!(await this.canPlace(mover))) return;
    await this.place(mover);
    await this.placeDouble(mover);
    await this.placePiece(mover);
  }

  /** Whether the player has drawn a tile and is to place it; what /draw answers does not tell, as it may lack its picture. */
  async canPlace(mover: TablePlayer): Promise<boolean> {
    return (await this.#offered(mover, 'place', { x: '' }, 'x')).length > 0;
  }

  async place(mover: TablePlayer): Promise<void> {
    const x = await this.#pick(mover, 'place', {}, 'x');
    const y = await this.#pick(mover, 'place', { x }, 'y');
    const rotation = await this.#pick(mover, 'place', { x, y }, 'rotation');
    await mover.command('place', { x, y, rotation });
  }

  async placeDouble(mover: TablePlayer): Promise<void> {
    const offered = await this.#offered(mover, 'double', { tile: '' }, 'tile');
    if (offered.length === 0) return;
    const tile = await this.#pick(mover, 'double', {}, 'tile');
    const rotation = await this.#pick(mover, 'double', { tile }, 'rotation');
    await mover.command('double', { tile, rotation });
  }

  async placePiece(mover: TablePlayer): Promise<void> {
    const meeples = await this.#offered(mover, 'meeple', { on: '' }, 'on');
    const camps = await this.#offered(mover, 'camp', { on: '' }, 'on');
    const choices = [
      ...meeples.map(({ value }) => ({ command: 'meeple', value })),
      ...camps.map(({ value }) => ({ command: 'camp', value })),
    ];
    // No piece can be placed: the boat has advanced automatically and the turn is over.
    if (choices.length === 0) return;
    const choice = choices[this.#choose(choices.length + 1)];
    if (choice?.command === 'meeple') await this.#placeMeeple(mover, choice.value);
    else if (choice) await mover.command(choice.command, { on: choice.value });
    else await mover.command(this.#passCommand);
  }

  /** Places a piece on a segment; chooses its kind if the game has several. */
  async #placeMeeple(mover: TablePlayer, on: string | number): Promise<void> {
    const pieces = await this.#offered(mover, 'meeple', { on, as: '' }, 'as');
    const piece = pieces.length > 0 ? pieces[this.#choose(pieces.length)]!.value : undefined;
    await mover.command('meeple', piece === undefined ? { on } : { on, as: piece });
  }

  /** The suggestions for an option; asks again where the bot was too busy to make them. */
  async #offered(mover: TablePlayer, command: string, typed: Options, option: string): Promise<readonly Suggestion[]> {
    for (;;) {
      const offered = await mover.autocomplete(command, typed, option);
      if (!offered.some(isNote)) return offered;
    }
  }

  async #pick(mover: TablePlayer, command: string, typed: Options, option: string) {
    const offered = await this.#offered(mover, command, { ...typed, [option]: '' }, option);
    if (offered.length === 0)
      throw new Error(`/${command} offers nothing for ${option} after ${JSON.stringify(typed)}`);
    return offered[this.#choose(offered.length)]!.value;
  }
}
