import type { GuildForumTag } from 'discord.js';
import { LANGUAGES, type Translator } from '../../i18n/translate.ts';
import type { TaggedState } from '../../store/records.ts';
import { messagesIn } from './message-text.ts';

/** Discord's limits for the tags of a post, and for those of a forum. */
const MAX_APPLIED = 5;
const MAX_AVAILABLE = 20;

const STATES: readonly TaggedState[] = ['lobby', 'running', 'over'];

/** Facts that the tags of a table tell: the state of its game, and its language. */
interface TableTags {
  readonly state: TaggedState;
  readonly t: Translator;
}

type ForumTags = readonly Pick<GuildForumTag, 'id' | 'name' | 'moderated'>[];

/**
 * The ids of the tags that a post is to have: those of its table, as far as the forum has tags of these names in any language, and
 * those that people gave it. Those that only people who manage threads may set are left alone.
 *
 * @param applied the tags it has
 */
export function tagsOfTable(available: ForumTags, { state, t }: TableTags, applied: readonly string[]): string[] {
  const open = available.filter(({ moderated }) => !moderated);
  const idsOf = (names: readonly string[]) =>
    open.filter(({ name }) => names.includes(plain(name))).map(({ id }) => id);
  const ofTables = idsOf([...STATES.flatMap(namesOfState), ...LANGUAGES.map((one) => plain(t(`language.${one}`)))]);
  const wanted = [idsOf(namesOfState(state))[0], idsOf([plain(t(`language.${t.language}`))])[0]];
  const others = applied.filter((id) => !ofTables.includes(id));
  return [...wanted.filter((id) => id !== undefined), ...others].slice(0, MAX_APPLIED);
}

/** The names of the tags of states that a forum has not, in a language; as many as it has room for. */
export function missingTags(available: ForumTags, t: Translator): string[] {
  const names = available.map(({ name }) => plain(name));
  const missing = STATES.filter((state) => !namesOfState(state).some((name) => names.includes(name)));
  return missing.map((state) => t(`tag.${state}`)).slice(0, Math.max(0, MAX_AVAILABLE - available.length));
}

/** The names of the tag of a state, in all languages. */
function namesOfState(state: TaggedState): string[] {
  return LANGUAGES.map((language) => plain(messagesIn(language)(`tag.${state}`)));
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}
