import { type BaseMessageOptions, subtext, userMention } from 'discord.js';
import { seatOf, stoppingAct } from '../../../app/acts.ts';
import { hasExpired } from '../../../app/lobby-expiry.ts';
import { computersIn } from '../../../app/lobby-options.ts';
import { commitmentOf } from '../../../core/commitment.ts';
import type { Content } from '../../../core/rules.ts';
import type { AnyGame } from '../../../games/contract/game.ts';
import type { Speech } from '../../../i18n/speech.ts';
import type { GameRecord, UserId } from '../../../store/records.ts';
import { nameWithoutSeat } from '../../../telling/acts.ts';
import { levelText } from '../../../telling/level.ts';
import {
  chosenOptionsText,
  chosenOptionWords,
  type LobbyOption,
  optionSentence,
} from '../../../telling/lobby-options.ts';
import type { PlayerNames } from '../../../telling/people.ts';
import { button, buttonRows } from '../buttons.ts';
import { relativeTimestamp } from '../message-text.ts';

/** Everything that a lobby message shows in addition to the record of the game. */
interface LobbyMessageFacts {
  readonly game: AnyGame;
  readonly invited: readonly UserId[];
  /** Name of the tile set, if the game uses one of the host's own. */
  readonly tileSet?: string | undefined;
  /** Tiles and board of the game; undefined if they are not available. */
  readonly content: Content | undefined;
  readonly options: readonly LobbyOption[];
}

/**
 * The public message of a lobby, with everything that players need to join. Once the lobby has ended, it tells whether the game
 * started or the lobby was closed.
 *
 * @param about.invited users who are invited to a rematch
 * @param about.isNew true if the message is posted, not edited; only then it pings the invited users
 */
export function lobbyMessage(
  say: Speech,
  record: GameRecord,
  people: PlayerNames,
  about: LobbyMessageFacts & { readonly isNew: boolean },
): BaseMessageOptions {
  const isOpen = record.status === 'lobby';
  return {
    content: linesOf(say, record, people, about).join('\n'),
    components: isOpen ? lobbyControls(say, record, about.game) : [],
    allowedMentions: isOpen && about.isNew ? { users: about.invited } : { parse: [] },
  };
}

function linesOf(say: Speech, record: GameRecord, people: PlayerNames, about: LobbyMessageFacts): string[] {
  const { game, invited } = about;
  const name = game.words.name(say.t);
  if (record.status === 'closed' && !record.setup) return [closedLine(say, record, name)];
  if (record.status !== 'lobby') {
    const first = record.setup?.first ?? 0;
    const { shown } = people.afterAct(-1);
    const players = [...shown.slice(first), ...shown.slice(0, first)].join(', ');
    return [say('lobby.started', { game: name, players }), ...proofLine(say, game, record)];
  }
  const players = people.shown.map((name, seat) =>
    say('lobby.seat', { name, colour: say(`colour.${record.seats[seat]!.colour}`) }),
  );
  const owner = people.shown[seatOf(record, record.ownerId)];
  return [
    say('lobby.title', { game: name }),
    ...(invited.length > 0 ? [say('lobby.rematch', { mentions: invited.map(userMention).join(' ') })] : []),
    playersLine(say, record, players),
    ...optionsLine(say, record, about),
    ...proposedLine(say, record, people, about),
    ...(owner ? [say('lobby.owner', { name: owner })] : []),
  ];
}

/** The players who have joined, with computers, and the number of seats. */
export function playersLine(say: Speech, record: GameRecord, players: readonly string[]): string {
  const { seats, computers = [] } = record.options;
  const all = [...players, ...computers.map((level) => levelText(say.t, level))];
  return say('lobby.players', {
    count: all.length,
    seats,
    open: all.length < seats ? 'yes' : 'no',
    players: all.join(', '),
  });
}

/** Options that differ from what players expect, except those that the lobby's picture shows. */
function optionsLine(
  say: Speech,
  record: GameRecord,
  { game, content, tileSet, options }: LobbyMessageFacts,
): string[] {
  const own = content ? undefined : chosenOptionsText(say.t, record, { game, content });
  const told = options.filter(
    ({ isTold, currentChoice }) => isTold && !currentChoice?.change.chosen && !(content && currentChoice?.isShown),
  );
  const line = [
    ...(own ? [own] : []),
    ...(tileSet ? [say('lobby.tiles', { name: tileSet })] : []),
    ...told.flatMap((option) => optionSentence(say.t, option, record.options)),
    ...computersSentence(say, record, { game, content }),
  ].join(' ');
  return line ? [line] : [];
}

/** Options that the owner has chosen and that stay off until the other players agree. */
function proposedLine(
  say: Speech,
  { options: { proposed }, seats }: GameRecord,
  { shown }: PlayerNames,
  { game, content }: Pick<LobbyMessageFacts, 'game' | 'content'>,
): string[] {
  if (!proposed) return [];
  const what = chosenOptionWords(say.t, proposed, { game, content }).map(({ text }) => text);
  const names = seats.flatMap(({ colour }, seat) => (proposed.missing.includes(colour) ? [shown[seat]!] : []));
  return [say('lobby.proposed', { what: what.join(', '), names: say.t.list(names) })];
}

/** Names the options that computer players do not understand. */
function computersSentence(
  say: Speech,
  { options: { computers = [], chosen = {} } }: GameRecord,
  { game, content }: Pick<LobbyMessageFacts, 'game' | 'content'>,
): string[] {
  const unknown = computers.length > 0 ? (game.computer?.withoutTerms?.(chosen) ?? []) : [];
  const texts = unknown.flatMap(
    (name) => game.words.chosen?.(say.t, name, chosen[name]!, content && { content, options: chosen }) ?? [],
  );
  return texts.length > 0 ? [say('lobby.computers.plain', { what: say.t.list(texts) })] : [];
}

function closedLine(say: Speech, record: GameRecord, name: string): string {
  const stop = stoppingAct(record);
  if (stop?.act.type === 'ended-by-moderator')
    return say('lobby.ended', { game: name, name: nameWithoutSeat(say.t, stop.userId) });
  return say(hasExpired(record) ? 'lobby.expired' : 'lobby.closed', { game: name });
}

/** Two rows of buttons: for the user's seat and the start, and for the game. */
function lobbyControls({ t }: Speech, record: GameRecord, game: AnyGame) {
  const length = record.seats.length + computersIn(record);
  const isFull = length >= record.options.seats;
  // The ids have no revision, so that a press just before an edit of the message is still valid.
  const lobby = { id: record.id, revision: 0 };
  return [
    ...buttonRows([
      button(lobby, { verb: 'join' }, { label: t('lobby.button.join'), style: 'primary', disabled: isFull }),
      button(lobby, { verb: 'leave' }, { label: t('lobby.button.leave') }),
      button(
        lobby,
        { verb: 'start' },
        { label: t('lobby.button.start'), style: 'success', disabled: length < game.seats.min },
      ),
      ...(record.options.proposed ? [button(lobby, { verb: 'agree' }, { label: t('lobby.button.agree') })] : []),
    ]),
    ...buttonRows([
      ...(game.computer
        ? [button(lobby, { verb: 'computer' }, { label: t('lobby.button.computer'), disabled: isFull })]
        : []),
      button(lobby, { verb: 'options' }, { label: t('lobby.button.options') }),
      button(lobby, { verb: 'players' }, { label: t('lobby.button.players') }),
      ...((game.topics ?? []).length > 0 ? [button(lobby, { verb: 'how' }, { label: t('lobby.button.how') })] : []),
    ]),
  ];
}

/** When a lobby expires, as a timestamp relative to now. */
export function expiryText(expires: number): string {
  return relativeTimestamp(expires);
}

/** The line with the commitment, which proves at the end that the pile was fixed at the start; as subtext, as few read it. */
function proofLine(say: Speech, game: AnyGame, { setup, options }: GameRecord): string[] {
  const commitment = setup && commitmentOf(game, setup, options.order);
  return commitment ? [subtext(say('lobby.proof', { commitment }))] : [];
}
