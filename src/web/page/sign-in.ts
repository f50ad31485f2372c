import { make } from './dom.ts';
import { asJson, fetchWithTimeout } from './fetching.ts';
import { forgetGame, noteGame } from './own-games.ts';
import type { SeatAnswer } from './seat.ts';
import { newMoveId } from './sending.ts';
import { tabStorage } from './tab-storage.ts';

/** A seat that this browser may play or plays, in words. */
type Seat = NonNullable<SeatAnswer['you']>;

/** A ticket with the random id of the press that spends it: whoever repeats that press gets the same answer for a while. */
export interface PressedTicket {
  readonly ticket: string;
  readonly press: string;
}

/** Where this tab keeps the ticket of this page, and the id, until it is spent or refused. */
const KEPT_TICKET = `ticket ${location.pathname}`;

/**
 * Takes the ticket out of the address of this page, so that nobody sees it there. The tab keeps it, so that a player who
 * reloads the page before taking the seat, or comes back, needs no other link. Undefined without a ticket.
 */
export function takeTicket(): PressedTicket | undefined {
  // A link with another ticket does not load a page that is open already.
  addEventListener('hashchange', () => ticketHere() !== null && location.reload());
  const here = ticketHere();
  const [ticket = here, press = newMoveId()] = tabStorage.getItem(KEPT_TICKET)?.split(' ') ?? [];
  if (here === null) return ticket === null ? undefined : { ticket, press };
  history.replaceState(history.state, '', location.pathname + location.search);
  const taken = { ticket: here, press: here === ticket ? press : newMoveId() };
  tabStorage.setItem(KEPT_TICKET, `${taken.ticket} ${taken.press}`);
  return taken;
}

function ticketHere(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('seat');
}

/**
 * Offers the seat of a ticket; resolves once it is taken, or with undefined if the ticket is not valid, which is told. Only a
 * press spends the ticket: programs that follow links run scripts, but press no button.
 */
export async function offerSeat(place: HTMLElement, address: URL, ticket: PressedTicket): Promise<Seat | undefined> {
  const { you, problem = '' } = await sendTicket(address, { ...ticket, look: true });
  const text = make('p', { role: 'status', textContent: problem });
  place.append(text);
  if (!you) return undefined;
  const button = make('button', { type: 'button', className: 'confirm', textContent: you.play });
  place.append(button);
  return new Promise((resolve) => {
    button.addEventListener('click', async () => {
      // Not disabled, so that it keeps the focus.
      if (button.ariaBusy === 'true') return;
      button.ariaBusy = 'true';
      const answer = await sendTicket(address, ticket).catch(() => undefined);
      button.ariaBusy = null;
      // Without a connection, and while the server is busy, the button can be pressed again.
      if (!answer) return;
      text.textContent = answer.problem ?? '';
      if (!answer.you && answer.code !== 'no-ticket') return;
      button.remove();
      resolve(answer.you);
    });
  });
}

type TicketAnswer = SeatAnswer & { readonly problem?: string; readonly code?: string };

async function sendTicket(address: URL, body: PressedTicket & { readonly look?: true }): Promise<TicketAnswer> {
  const response = await fetchWithTimeout(address, asJson(body));
  if (response.status >= 500 || (body.look && response.status === 429)) throw new Error(`ticket: ${response.status}`);
  const answer = (await response.json()) as TicketAnswer;
  if (answer.code === 'no-ticket' || (answer.you && !body.look)) tabStorage.removeItem(KEPT_TICKET);
  return answer;
}

/**
 * Adds a line with the name of the player, a button that signs out, and a link to all games of this browser; returns the line.
 */
export function showSeat(place: HTMLElement, address: URL, { words, leave, mine }: Seat): HTMLElement {
  const path = location.pathname;
  noteGame(path);
  const button = make('button', { type: 'button', textContent: leave });
  button.addEventListener('click', async () => {
    await fetchWithTimeout(address, { method: 'DELETE' });
    forgetGame(path);
    location.reload();
  });
  const link = make('a', { href: '/mine', textContent: mine });
  const line = make('div', { className: 'seat', textContent: `${words} ` }, button, link);
  place.append(line);
  return line;
}
