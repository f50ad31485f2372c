/** Documents load only from this server. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
];

/** The policy of a document that pages of some origins may show in a frame; of every other document, none may. */
export function framedBy(origins: readonly string[]): string {
  const ancestors = origins.length === 0 ? "'none'" : origins.join(' ');
  return [...CONTENT_SECURITY_POLICY, `frame-ancestors ${ancestors}`].join('; ');
}

/** Security headers of every answer. */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': framedBy([]),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
};
