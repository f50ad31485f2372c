import type { CommandName } from '../../i18n/speech.ts';
import type { Verb } from '../write/control-id.ts';
import type { Needs } from './permissions.ts';
import type { Cost } from './rate-limits.ts';
import type { TypedOptions } from './typed-options.ts';

/** A value of every use of a feature, or what decides it; a button or menu is a use without options. */
type OfUse<Value> = Value | ((options: TypedOptions) => Value);

/** Something that people can do by slash commands and by controls, which do the same and are treated the same. */
interface Feature {
  readonly commands: readonly CommandName[];
  /** Verbs of its buttons and menus. */
  readonly verbs?: readonly Verb[];
  /** Permissions that it needs in the channel. */
  readonly needs: OfUse<Needs>;
  /** What it counts as, so that nobody asks for too much of it; nothing but an interaction when absent. */
  readonly cost?: OfUse<Cost | undefined>;
  /** Whether the reply is public; private when absent. */
  readonly isPublic?: (options: TypedOptions) => boolean;
  /** It needs no channel of a game, so that it is also offered in direct messages with the bot. */
  readonly isDirect?: true;
}

/** What holds for one use of a feature. */
export interface Policy {
  readonly needs: Needs;
  readonly cost: Cost | undefined;
  readonly isPublic: boolean;
  /** Whether it works in direct messages with the bot, too. */
  readonly isDirect: boolean;
}

const isPublicBoard = (options: TypedOptions) => options.private === false;

/** All features: every command and every verb belongs to exactly one. */
export const FEATURES: readonly Feature[] = [
  {
    commands: ['new'],
    verbs: ['rematch'],
    needs: ({ thread }) => (thread ? 'thread' : 'posts'),
    cost: ({ thread }) => (thread ? 'thread' : 'lobby'),
  },
  {
    commands: ['join', 'leave', 'start'],
    verbs: ['join', 'leave', 'start', 'option', 'computer', 'game'],
    needs: 'posts',
    cost: 'seat',
  },
  // Opens in a thread what /new could not open in the channel.
  { commands: [], verbs: ['thread'], needs: 'thread', cost: 'thread' },
  // Only shown; what is changed there is a change of the lobby.
  { commands: [], verbs: ['options'], needs: 'nothing', cost: 'picture' },
  // What is drafted is played, so trying it out needs the same.
  {
    commands: ['draw'],
    verbs: ['draw', 'panel', 'choose', 'kind', 'square', 'advised'],
    needs: 'posts',
    cost: 'draft',
  },
  {
    commands: ['place', 'double', 'meeple', 'camp', 'boat', 'chip', 'retrieve', 'pass'],
    verbs: ['confirm', 'pass'],
    needs: 'posts',
  },
  { commands: ['undo'], verbs: ['undo', 'retract'], needs: 'posts', cost: 'takeback' },
  {
    commands: ['board'],
    verbs: ['board', 'view'],
    // In words it is pages for one person, and a file for all.
    needs: (options) => (options.view === 'text' && !isPublicBoard(options) ? 'nothing' : 'files'),
    cost: (options) => (isPublicBoard(options) ? 'public-picture' : 'picture'),
    isPublic: isPublicBoard,
  },
  { commands: ['turn'], needs: 'nothing' },
  { commands: ['help'], needs: 'nothing', isDirect: true },
  { commands: ['log', 'score'], needs: 'nothing', cost: 'picture' },
  { commands: ['mygames'], verbs: ['page'], needs: 'nothing', cost: 'picture', isDirect: true },
  { commands: ['tiles'], verbs: ['tiles'], needs: 'files', cost: 'picture' },
  { commands: ['replay'], verbs: ['replay'], needs: 'files', cost: 'replay' },
  { commands: ['rules'], verbs: ['rules', 'how'], needs: 'files', cost: 'picture', isDirect: true },
  { commands: ['hint'], verbs: ['hint'], needs: 'files', cost: 'picture' },
  { commands: ['analyse'], verbs: ['analyse'], needs: 'files', cost: 'picture' },
  { commands: ['export'], needs: 'files', cost: 'export' },
  // Without a file the channel's game is played through, which takes as long as a picture.
  { commands: ['verify'], needs: 'nothing', cost: ({ record }) => (record ? 'file' : 'picture') },
  { commands: ['stats'], needs: ({ server }) => (server ? 'nothing' : 'files'), cost: 'picture', isDirect: true },
  { commands: ['watch', 'unwatch'], needs: 'nothing', cost: 'watch' },
  // Its button is also below reminders that come as direct messages.
  { commands: [], verbs: ['quiet'], needs: 'nothing', cost: 'watch', isDirect: true },
  { commands: ['remind', 'away'], needs: 'nothing', cost: 'times', isDirect: true },
  { commands: ['resign', 'replace'], verbs: ['resign', 'take', 'withdraw'], needs: 'posts', cost: 'decision' },
  { commands: ['vote'], verbs: ['ask', 'vote'], needs: 'posts', cost: 'decision' },
  {
    commands: ['admin'],
    verbs: ['admin'],
    needs: ({ subcommand }) => (subcommand === 'check' ? 'nothing' : 'posts'),
    cost: 'decision',
  },
  { commands: ['page'], needs: 'nothing', cost: ({ set }) => (set ? 'decision' : undefined) },
  { commands: ['settings'], verbs: ['setting'], needs: 'nothing', isDirect: true },
  {
    commands: ['privacy'],
    verbs: ['forget'],
    needs: ({ do: what }) => (what === 'file' ? 'files' : 'nothing'),
    cost: ({ do: what }) => (what === 'file' ? 'export' : 'picture'),
    isDirect: true,
  },
];

const BY_COMMAND = new Map(FEATURES.flatMap((feature) => feature.commands.map((name) => [name, feature] as const)));
const BY_VERB = new Map(FEATURES.flatMap((feature) => (feature.verbs ?? []).map((verb) => [verb, feature] as const)));

/** What holds for a command called with these options. */
export function commandPolicy(name: CommandName, options: TypedOptions): Policy {
  return policyOf(BY_COMMAND.get(name)!, options);
}

/** What holds for a button or menu. */
export function controlPolicy(verb: Verb): Policy {
  return policyOf(BY_VERB.get(verb)!, {});
}

/** Whether a command works in direct messages with the bot, too. */
export function isDirectCommand(name: CommandName): boolean {
  return BY_COMMAND.get(name)?.isDirect ?? false;
}

function policyOf({ needs, cost, isPublic, isDirect }: Feature, options: TypedOptions): Policy {
  return {
    needs: typeof needs === 'function' ? needs(options) : needs,
    cost: typeof cost === 'function' ? cost(options) : cost,
    isPublic: isPublic?.(options) ?? false,
    isDirect: isDirect ?? false,
  };
}
