import { api } from './api.ts';
import { byId, el, isNarrow, safeUrl, toast } from './dom.ts';
import { type AppMessage, FrameMessages } from './frame-messages.ts';
import { icon } from './icons.ts';
import type { Store } from './store.ts';
import { t } from './words.ts';

/** How an activity is shown, as its messages name it. */
const LAYOUT = { focused: 0, pip: 1 } as const;
type Layout = keyof typeof LAYOUT;

/** The activity that a person has open, in a frame over the messages, and what Discord's client answers it. */
export class ActivityFrame {
  readonly #store: Store;
  #messages: FrameMessages | undefined;
  #place: HTMLElement | undefined;
  #channelId = '';
  #instanceId = '';

  constructor(store: Store) {
    this.#store = store;
    store.on('launched', ({ instanceId, channelId }) => this.#open(instanceId, channelId));
    // Who closes the tab has left.
    addEventListener('pagehide', () => this.#place && void api.closeActivity(this.#store.me.id));
  }

  #open(instanceId: string, channelId: string): void {
    this.#remove();
    this.#instanceId = instanceId;
    this.#channelId = channelId;
    const { application_id } = this.#store.state;
    const origin = `http://${application_id}.localhost:${location.port}`;
    const address = new URL('/', origin);
    const platform = isNarrow() ? 'mobile' : 'desktop';
    const frameId = crypto.randomUUID();
    const guildId = this.#store.state.guild.id;
    const query = { instance_id: instanceId, frame_id: frameId, platform, channel_id: channelId, guild_id: guildId };
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const frame = el('iframe', { title: t('Activity'), src: address.href, referrerpolicy: 'origin' });
    this.#place = el('section', { class: 'activity column', 'aria-label': t('Activity'), 'data-testid': 'activity' });
    this.#place.append(this.#controls(), frame);
    byId('main').append(this.#place);
    const handshake = { frameId, applicationId: application_id, origin };
    this.#messages = new FrameMessages(frame, handshake, {
      answer: (message) => this.#answer(message),
      closed: () => this.#close(),
    });
    this.#show('focused');
    frame.focus();
  }

  /** What people press around the frame. */
  #controls(): HTMLElement {
    const button = (word: 'Make small' | 'Pop out' | 'Close', name: Parameters<typeof icon>[0], onclick: () => void) =>
      el('button', { type: 'button', class: 'icon-button', 'aria-label': t(word), onclick }, icon(name));
    const small = button('Make small', 'down', () => this.#show(this.#isSmall ? 'focused' : 'pip'));
    return el(
      'div',
      { class: 'row end' },
      small,
      button('Pop out', 'external', () => void this.#popOut()),
      button('Close', 'close', () => this.#close()),
    );
  }

  get #isSmall(): boolean {
    return this.#place?.classList.contains('small') ?? false;
  }

  #show(layout: Layout): void {
    this.#place?.classList.toggle('small', layout === 'pip');
    this.#messages?.dispatch('ACTIVITY_LAYOUT_MODE_UPDATE', { layout_mode: LAYOUT[layout] });
  }

  async #popOut(): Promise<void> {
    const place = { user: this.#store.me.id, channel: this.#channelId };
    try {
      this.#open((await api.popOut(place)).instance_id, this.#channelId);
    } catch (error) {
      toast(error);
    }
  }

  #close(): void {
    this.#remove();
    void api.closeActivity(this.#store.me.id).catch(toast);
  }

  #remove(): void {
    this.#messages?.end();
    this.#place?.remove();
    this.#messages = this.#place = undefined;
  }

  /** The data of the answer to a command; throws for what is refused. */
  async #answer({ cmd, args, evt }: AppMessage): Promise<unknown> {
    const user = this.#store.me.id;
    switch (cmd) {
      case 'AUTHORIZE':
        return { code: await this.#code(args?.prompt === 'none') };
      case 'GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS':
        return api.participants(this.#instanceId);
      case 'SUBSCRIBE':
      case 'UNSUBSCRIBE':
        return { evt };
      case 'USER_SETTINGS_GET_LOCALE':
        return { locale: this.#store.locale };
      case 'OPEN_EXTERNAL_LINK':
        return { opened: window.open(safeUrl(String(args?.url)) ?? '', '_blank', 'noopener') !== null };
      case 'CAPTURE_LOG':
        return null;
      default:
        throw new Error(`no command ${cmd} for ${user}`);
    }
  }

  /** @param mayBeSilent false if the person is asked in any case */
  async #code(mayBeSilent: boolean): Promise<string> {
    const user = this.#store.me.id;
    const { code } = mayBeSilent ? await api.authorize({ user, agrees: false }) : {};
    if (code !== undefined) return code;
    if (!(await this.#ask())) throw new Error('OAuth2 Authorization was cancelled.');
    const agreed = await api.authorize({ user, agrees: true });
    return agreed.code ?? '';
  }

  /** Asks the person whether the application may know who they are. */
  #ask(): Promise<boolean> {
    return new Promise((resolve) => {
      const dialog = el('dialog', { class: 'dialog floating stack', 'data-testid': 'consent' });
      const close = (agrees: boolean) => {
        dialog.remove();
        resolve(agrees);
      };
      dialog.append(
        el('p', {}, t('{bot} wants to know who you are.', { bot: this.#store.botName })),
        el(
          'div',
          { class: 'row end' },
          el('button', { type: 'button', class: 'button', onclick: () => close(false) }, t('Cancel')),
          el('button', { type: 'button', class: 'button primary', onclick: () => close(true) }, t('Authorize')),
        ),
      );
      dialog.addEventListener('cancel', () => close(false));
      document.body.append(dialog);
      dialog.showModal();
    });
  }
}
