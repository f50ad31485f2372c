/** Hosts of the push services of browsers: Google, Mozilla, Apple and Microsoft; a leading dot stands for any host below. */
const HOSTS = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** True for a service that a browser may name. */
export type AcceptsService = (endpoint: URL) => boolean;

/** True for an address of a browser's push service, so that nobody makes this server send requests elsewhere. */
export const isKnownService: AcceptsService = ({ protocol, hostname, port, username, password }) =>
  protocol === 'https:' &&
  [port, username, password].every((part) => part === '') &&
  HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));

/** The address of a push service; undefined for any other address. */
export function serviceAt(endpoint: string, accepts: AcceptsService): URL | undefined {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  return url && accepts(url) ? url : undefined;
}
