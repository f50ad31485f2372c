import { playerAfter, playerAt, seatPlayers } from '../app/acts.ts';
import { computerOf } from '../app/computers.ts';
import type { Level } from '../computer/levels.ts';
import type { Colour } from '../core/colour.ts';
import type { Translator } from '../i18n/translate.ts';
import { type GameRecord, isPerson, type UserId } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { plainName } from './plain-name.ts';

/** Sign of a seat's colour before names in messages. */
export const SEAT_DOTS: Readonly<Record<Colour, string>> = {
  yellow: '🟡',
  red: '🔴',
  green: '🟢',
  blue: '🔵',
  black: '⚫',
  pink: '🩷',
};

/** Names of the computers by level. */
const COMPUTER_NAMES = { learner: 'Tapir', regular: 'Toucan', strong: 'Jaguar' } satisfies Record<Level, string>;

/** The name of a computer player, the same in every language. */
export function computerName({ level, number }: { readonly level: Level; readonly number: number }): string {
  return `${COMPUTER_NAMES[level]}${number > 1 ? ` ${number}` : ''} 🤖`;
}

/**
 * Names of a table's players at one moment, by seat. Confusable names have their colour added.
 */
export interface Names {
  /** Names as people wrote them, for pictures, files and choice labels, where nothing is interpreted. */
  readonly plain: readonly string[];
  /** Plain names without colours, for sentences that tell the colour anyway. */
  readonly bare: readonly string[];
  /** Names for messages: escaped, with the dot of their colour. */
  readonly shown: readonly string[];
}

/** Names of a table's players, now and at earlier points of the game. */
export interface PlayerNames extends Names {
  /** Names of the players when a log entry was written, or will be. */
  atEntry(entry: number): Names;
  /** Names of the players after an act; -1 for the players at the start. */
  afterAct(act: number): Names;
  /** By seat: the names of all its players, from the first to the present one, in one text for graphs of the whole game. */
  readonly seatHistories: readonly string[];
}

/** One player's names. */
type NamesOfPlayer = { readonly [Kind in keyof Names]: string };

/** Reads the names of users in a server; leaves out users who were never seen there. */
export type NamesIn = (guildId: string, ids: readonly UserId[]) => Promise<ReadonlyMap<UserId, string>>;

/**
 * Reads the names of a game's present and earlier players in its server; colours are in the language of `t`.
 */
export async function peopleOf(
  { names, t }: { readonly names: NamesIn; readonly t: Translator },
  game: Pick<GameRecord, 'guildId' | 'seats' | 'acts'>,
): Promise<PlayerNames> {
  const players = seatPlayers(game);
  const storedNames = await names(game.guildId, players.flat());
  const namesByPlayer = new Map<UserId, NamesOfPlayer>();
  const usersByKey = new Map<string, Set<UserId>>();
  const bareName = (userId: UserId) => {
    const computer = computerOf(userId);
    return computer ? computerName(computer) : plainName(storedNames.get(userId) ?? t('people.unknown'));
  };
  for (const userId of players.flat()) {
    const key = confusableKey(bareName(userId));
    usersByKey.set(key, (usersByKey.get(key) ?? new Set()).add(userId));
  }
  for (const [seat, { colour }] of game.seats.entries()) {
    const inColour = (name: string) => t('people.in-colour', { name, colour: t(`colour.${colour}`) });
    for (const userId of players[seat]!) {
      const bare = bareName(userId);
      const isUnique = usersByKey.get(confusableKey(bare))!.size === 1;
      // Discord shows the user's name in a mention; mentions in these messages ping nobody.
      const isUnknown = !storedNames.has(userId) && isPerson(userId);
      const shown = isUnknown ? t.writing.user(userId, bare) : t.writing.name(bare);
      namesByPlayer.set(`${seat} ${userId}`, {
        bare,
        plain: isUnique ? bare : inColour(bare),
        shown: `${SEAT_DOTS[colour]} ${shown}`,
      });
    }
  }
  const namesOf = (players: readonly UserId[]): Names => {
    const playerNames = players.map((userId, seat) => namesByPlayer.get(`${seat} ${userId}`)!);
    return {
      plain: playerNames.map(({ plain }) => plain),
      bare: playerNames.map(({ bare }) => bare),
      shown: playerNames.map(({ shown }) => shown),
    };
  };
  const seats = game.seats.map((_, seat) => seat);
  return {
    ...namesOf(game.seats.map(({ userId }) => userId)),
    atEntry: (entry) => namesOf(seats.map((seat) => playerAt(game, seat, entry))),
    afterAct: (act) => namesOf(seats.map((seat) => playerAfter(game, seat, act))),
    seatHistories: seats.map((seat) =>
      [...new Set(players[seat])].map((one) => namesByPlayer.get(`${seat} ${one}`)!.plain).join(' → '),
    ),
  };
}

/**
 * Names of users of a server for a message, in their order. Users whose name is unknown or confusable are silent mentions.
 */
export async function userNames(
  { store, t }: { readonly store: Store; readonly t: Translator },
  guildId: string,
  userIds: readonly UserId[],
): Promise<readonly string[]> {
  const names = await store.people.names(guildId, userIds);
  const keys = userIds.map((userId) => confusableKey(plainName(names.get(userId) ?? userId)));
  return userIds.map((userId, index) => {
    const name = names.get(userId);
    const isUnique = keys.indexOf(keys[index]!) === keys.lastIndexOf(keys[index]!);
    return name !== undefined && isUnique ? t.writing.name(name) : t.writing.user(userId, t('people.unknown'));
  });
}

/** Letters that are written from right to left, such as Hebrew and Arabic ones. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name for plain text; a right-to-left name is isolated. */
export function isolatedName(name: string): string {
  const plain = plainName(name);
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Letters of other scripts and digits by the small Latin letter that they look like; pairs of both characters. */
const LATIN_LOOKALIKES = new Map(
  [
    'аa бb вb гr еe ёe зe иn кk лn мm нh оo пn рp сc тt уy хx ѕs іi їi јj ԁd һh ԛq ԝw үy'.split(' '),
    'αa βb γy εe ζz ηn ιi κk μm νv οo ρp σo τt υu χx ωw'.split(' '),
    '0o 1l il |l'.split(' '),
  ]
    .flat()
    .map((pair) => [...pair] as [string, string]),
);

/** Returns a key that is equal for confusable names, which differ only in case, accents, or letters that look alike. */
function confusableKey(name: string): string {
  const bare = name
    .normalize('NFKD')
    .replace(/\p{M}|\s/gu, '')
    .toLowerCase();
  return [...bare].map((letter) => LATIN_LOOKALIKES.get(letter) ?? letter).join('');
}
