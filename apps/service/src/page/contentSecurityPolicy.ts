interface Sources {
  nonce: string;
  frames: string[];
  /** Additional origins of pictures. @default none */
  images?: string[];
  /** Additional origins for requests: measured lines, the phone verification provider, and analytics. */
  connections: string[];
}

/**
 * Returns the content security policy of a page: scripts with the reply's nonce; pictures of our own origin and the image CDNs; requests to
 * lines, phone verification and analytics; frames of the help widget, chats and the vendor's games.
 *
 * Source: docs/decisions/site.md "A strict content security policy".
 */
export function contentSecurityPolicy({ nonce, frames, images = [], connections }: Sources): string {
  return [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `img-src ${["'self'", 'data:', ...images.map(sourceOf)].join(' ')}`,
    `connect-src ${["'self'", ...connections.map(sourceOf)].join(' ')}`,
    `frame-src ${frames.join(' ')}`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types dompurify service-worker`,
    `report-uri /report/csp`,
  ].join('; ');
}

/** Content security policies have no syntax for IPv6 addresses, so any host with the same port is allowed instead. */
function sourceOf(origin: string): string {
  if (!origin.includes('[')) return origin;
  const { protocol, port } = new URL(origin);
  return `${protocol}//*${port && `:${port}`}`;
}
