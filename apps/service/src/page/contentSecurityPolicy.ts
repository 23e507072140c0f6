interface Sources {
  nonce: string;
  frames: string[];
  /** Origins that pictures are had from besides ours. @default none */
  images?: string[];
  /** Origins that the browser asks besides ours: lines that it measures, whoever verifies phones, and whoever counts visits. */
  connections: string[];
}

/**
 * What a painted page may do: run what carries this reply's nonce, show our own and the image CDNs', ask the lines, whoever verifies
 * phones and whoever counts visits, frame the help widget, chats and the vendor's games.
 *
 * Source: design §7.
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

/** A policy knows no address in brackets; any host at its port stands for it. */
function sourceOf(origin: string): string {
  if (!origin.includes('[')) return origin;
  const { protocol, port } = new URL(origin);
  return `${protocol}//*${port && `:${port}`}`;
}
