import { apiError } from './api-error.ts';
import { type CommandDraft, readCommands } from './command-form.ts';
import { APPLICATION_ID } from './default-world.ts';
import type { ApiAnswer, ApiRequest, LocalServices, Route } from './route.ts';
import type { WireCommand } from './wire-types.ts';
import type { World } from './world.ts';

const MAX_CREATES = 200;
const DAY_MS = 86_400_000;

/** When commands were created (Unix milliseconds), by world: Discord counts creations, not updates. */
const creations = new WeakMap<World, readonly number[]>();

/** A draft with its ids: a command keeps its id while its name stays, and its version while nothing changes. */
function register(draft: CommandDraft, world: World): WireCommand {
  const known = world.commands().find((own) => own.name === draft.name && own.type === draft.type);
  const { id = world.ids.next(), version, application_id: _, ...before } = known ?? {};
  const same = version !== undefined && JSON.stringify(before) === JSON.stringify(draft);
  return { id, application_id: APPLICATION_ID, version: same ? version : world.ids.next(), ...draft };
}

function requireOwn({ params }: ApiRequest): void {
  if (params.application_id !== APPLICATION_ID) throw apiError('unknownApplication');
}

function overwrite(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  requireOwn(request);
  const commands = readCommands(request.body).map((draft) => register(draft, world));
  const isEntryPoint = ({ type }: WireCommand) => type === 4;
  if (world.commands().some(isEntryPoint) && !commands.some(isEntryPoint)) throw apiError('entryPointMissing');
  const now = Date.now();
  const fresh = commands.filter(({ id }) => !world.commands().some((own) => own.id === id)).map(() => now);
  const recent = (creations.get(world) ?? []).filter((moment) => now - moment < DAY_MS);
  if (recent.length + fresh.length > MAX_CREATES) throw apiError('tooManyCommandCreates');
  creations.set(world, [...recent, ...fresh]);
  world.setCommands(commands);
  return { status: 200, body: commands };
}

function list(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  requireOwn(request);
  return { status: 200, body: world.commands() };
}

/** Adds the command by which people launch the activity, as Discord does when activities are switched on for an application. */
export function addEntryPoint(world: World): void {
  if (world.commands().some(({ type }) => type === 4)) return;
  const draft = { type: 4, name: 'launch', description: '', handler: 2 } as const;
  const usable = { default_member_permissions: null, contexts: [0, 1, 2], integration_types: [0, 1], nsfw: false };
  const texts = { name_localizations: null, description_localizations: null };
  world.setCommands([...world.commands(), register({ ...draft, ...texts, ...usable }, world)]);
}

/** Registration of commands. */
export const COMMAND_ROUTES: readonly Route[] = [
  { method: 'PUT', template: '/applications/{application_id}/commands', auth: 'bot', run: overwrite },
  { method: 'GET', template: '/applications/{application_id}/commands', auth: 'bot', run: list },
];
