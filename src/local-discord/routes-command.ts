import { apiError } from './api-error.ts';
import {
  type CommandDraft,
  duplicateName,
  readCommandList,
  readSingleCommand,
  requireRoom,
} from './command-payload.ts';
import { APPLICATION_ID, GUILD_ID } from './default-world.ts';
import { type ApiAnswer, type ApiRequest, type LocalServices, NO_CONTENT, type Route } from './route.ts';
import type { WireCommand } from './wire-types.ts';
import type { CommandScope, World } from './world.ts';

const MAX_CREATES = 200;
const DAY_MS = 86_400_000;

/**
 * When commands were created (Unix milliseconds), by world and scope: Discord counts creations, not updates, and counts
 * every server for itself.
 */
const creations = new WeakMap<World, Record<CommandScope, number[]>>();

function scopeOf({ params }: ApiRequest): CommandScope {
  if (params.application_id !== APPLICATION_ID) throw apiError('unknownApplication');
  if (params.guild_id === undefined) return 'global';
  if (params.guild_id !== GUILD_ID) throw apiError('unknownGuild');
  return 'guild';
}

/** A draft with its ids: a command keeps its id while its name stays, and its version while nothing changes. */
function register(draft: CommandDraft, scope: CommandScope, world: World): { command: WireCommand; isNew: boolean } {
  const known = world.commands(scope).find((own) => own.name === draft.name && own.type === draft.type);
  const fields = scope === 'guild' ? { ...draft, guild_id: GUILD_ID } : draft;
  const { dm_permission: _dm, ...guildFields } = fields;
  const body = scope === 'guild' ? guildFields : fields;
  if (known) {
    const { id, application_id: _app, version, ...before } = known;
    const same = JSON.stringify(before) === JSON.stringify(body);
    return {
      command: { id, application_id: APPLICATION_ID, version: same ? version : world.ids.next(), ...body },
      isNew: false,
    };
  }
  const id = world.ids.next();
  return { command: { id, application_id: APPLICATION_ID, version: world.ids.next(), ...body }, isNew: true };
}

function noteCreations(world: World, scope: CommandScope, count: number): void {
  const moments = creations.get(world) ?? { global: [], guild: [] };
  const recent = moments[scope].filter((moment) => Date.now() - moment < DAY_MS);
  if (recent.length + count > MAX_CREATES) throw apiError('tooManyCommandCreates');
  creations.set(world, { ...moments, [scope]: [...recent, ...Array.from({ length: count }, () => Date.now())] });
}

function overwrite(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const scope = scopeOf(request);
  const results = readCommandList(request.body).map((draft) => register(draft, scope, world));
  noteCreations(world, scope, results.filter((result) => result.isNew).length);
  const commands = results.map((result) => result.command);
  world.setCommands(scope, commands);
  return { status: 200, body: commands };
}

function create(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const scope = scopeOf(request);
  const { command, isNew } = register(readSingleCommand(request.body), scope, world);
  const others = world.commands(scope).filter((own) => own.id !== command.id);
  requireRoom([...others, command].map((own) => own.type));
  if (isNew) noteCreations(world, scope, 1);
  world.setCommands(scope, [...others, command]);
  return { status: isNew ? 201 : 200, body: command };
}

function requireCommand(request: ApiRequest, world: World, scope: CommandScope): WireCommand {
  const command = world.commands(scope).find((own) => own.id === request.params.command_id);
  if (!command) throw apiError('unknownCommand');
  return command;
}

function update(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const scope = scopeOf(request);
  const before = requireCommand(request, world, scope);
  // The type of a command is decided when it is made.
  const draft = readSingleCommand({ ...before, ...(request.body as object), type: before.type });
  const others = world.commands(scope).filter((own) => own.id !== before.id);
  if (others.some((own) => own.name === draft.name && own.type === draft.type)) throw duplicateName();
  const command: WireCommand = { ...before, ...draft, version: world.ids.next() };
  world.setCommands(
    scope,
    world.commands(scope).map((own) => (own.id === before.id ? command : own)),
  );
  return { status: 200, body: command };
}

function remove(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const scope = scopeOf(request);
  const command = requireCommand(request, world, scope);
  world.setCommands(
    scope,
    world.commands(scope).filter((own) => own.id !== command.id),
  );
  return NO_CONTENT;
}

function list(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  return { status: 200, body: world.commands(scopeOf(request)) };
}

function read(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  return { status: 200, body: requireCommand(request, world, scopeOf(request)) };
}

/** Registration of application commands, everywhere and in the server. */
export const COMMAND_ROUTES: readonly Route[] = [
  '/applications/{application_id}/commands',
  '/applications/{application_id}/guilds/{guild_id}/commands',
].flatMap((template): Route[] => [
  { method: 'PUT', template, auth: 'bot', run: overwrite },
  { method: 'POST', template, auth: 'bot', run: create },
  { method: 'GET', template, auth: 'bot', run: list },
  { method: 'GET', template: `${template}/{command_id}`, auth: 'bot', run: read },
  { method: 'PATCH', template: `${template}/{command_id}`, auth: 'bot', run: update },
  { method: 'DELETE', template: `${template}/{command_id}`, auth: 'bot', run: remove },
]);
