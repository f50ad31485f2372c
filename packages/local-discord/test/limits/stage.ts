import { type LocalDiscord, type LocalDiscordOptions, startLocalDiscord } from '../../src/index.ts';
import { connectPerson, type TestPerson } from '../../src/testing/person.ts';
import { identified, type RawGateway } from '../support/interaction.ts';
import { type RawAnswer, rawRequest } from '../support/raw.ts';
import { button, inRow } from './sample-body.ts';

/** What the bot needs for an answer. */
export interface Given {
  readonly id: string;
  readonly token: string;
}

/** What a person can do that the bot must answer. */
export type Act = 'command' | 'component' | 'autocomplete';

const COMMAND = {
  name: 'go',
  description: 'Go',
  options: [{ type: 3, name: 'cell', description: 'Where', autocomplete: true }],
};

/** A running local Discord with a bare bot at its gateway and Ana at its page. */
export class Stage {
  readonly discord: LocalDiscord;
  readonly gateway: RawGateway;
  readonly ana: TestPerson;

  constructor(discord: LocalDiscord, gateway: RawGateway, ana: TestPerson) {
    this.discord = discord;
    this.gateway = gateway;
    this.ana = ana;
  }

  static async open(options: Partial<LocalDiscordOptions> = {}): Promise<Stage> {
    const discord = await startLocalDiscord({ port: 0, answerDeadlineMs: 60_000, ...options });
    const gateway = await identified(discord);
    const ana = await connectPerson(discord.origin, discord.personIds.Ana!);
    return new Stage(discord, gateway, ana);
  }

  async close(): Promise<void> {
    this.ana.close();
    this.gateway.socket.terminate();
    await this.discord.close();
  }

  /** The path with `{app}`, `{guild}`, `{ana}` and channel names in braces filled in. */
  path(template: string): string {
    const { applicationId, guildId, personIds, channelIds } = this.discord;
    const ids: Readonly<Record<string, string>> = {
      app: applicationId,
      guild: guildId,
      ana: personIds.Ana!,
      ...channelIds,
    };
    return template.replace(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? name);
  }

  /** A request of the bot; `path` may have names in braces. */
  send(method: string, path: string, body?: unknown, files?: readonly Buffer[]): Promise<RawAnswer> {
    return rawRequest(this.discord, method, this.path(path), {
      ...(body === undefined ? {} : { body }),
      ...(files === undefined ? {} : { files }),
    });
  }

  /** Registers these commands and no others. */
  register(body: unknown): Promise<RawAnswer> {
    return this.send('PUT', '/applications/{app}/commands', body);
  }

  /** Posts a message of the bot; resolves with it. */
  async post(body: object, channel = '{amazon}'): Promise<{ readonly id: string }> {
    return (await this.send('POST', `/channels/${channel}/messages`, body)).body;
  }

  /** Lets Ana do something; resolves with what the bot is given to answer. */
  async act(act: Act, channel = this.ana.channel): Promise<Given> {
    switch (act) {
      case 'command': {
        await this.#requireCommand();
        return this.#given((await this.ana.startCommand('go', {}, { channel })).interaction_id);
      }
      case 'component': {
        const message = await this.post(inRow(button()), channel);
        return this.#given(
          (await this.ana.startClick({ ...message, channel_id: channel } as never, 'go')).interaction_id,
        );
      }
      case 'autocomplete': {
        await this.#requireCommand();
        const from = this.gateway.frames.length;
        // Nobody looks at these suggestions; without an answer the request ends together with the stage.
        this.ana.autocomplete('go', { cell: 'g' }, 'cell').catch(() => undefined);
        return (await this.gateway.event('INTERACTION_CREATE', from)).d;
      }
    }
  }

  /** The first answer to an interaction. */
  answer({ id, token }: Given, body: unknown, files?: readonly Buffer[]): Promise<RawAnswer> {
    return rawRequest(this.discord, 'POST', `/interactions/${id}/${token}/callback`, {
      body,
      token: '',
      ...(files === undefined ? {} : { files }),
    });
  }

  /** A request to the webhook of an interaction. */
  webhook(method: string, given: Given, request: { path?: string; body?: unknown; files?: readonly Buffer[] } = {}) {
    const { path = '', ...rest } = request;
    return rawRequest(this.discord, method, this.path(`/webhooks/{app}/${given.token}${path}`), { ...rest, token: '' });
  }

  async #requireCommand(): Promise<void> {
    if (!this.discord.world.commands().some((known) => known.name === 'go')) await this.register([COMMAND]);
  }

  async #given(id: string): Promise<Given> {
    return (await this.gateway.frame((frame) => frame.t === 'INTERACTION_CREATE' && frame.d.id === id)).d;
  }
}
