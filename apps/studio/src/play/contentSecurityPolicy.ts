/** Returns the policy of a page of the studio: it runs its own modules, and `siteOrigin` alone may show it in a frame. */
export function contentSecurityPolicy(nonce: string, siteOrigin: string | undefined): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ["frame-ancestors 'self'", ...(siteOrigin ? [sourceOf(siteOrigin)] : [])].join(' '),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** A policy has no syntax for an IPv6 address in brackets: any host at its port stands for it. */
function sourceOf(origin: string): string {
  if (!origin.includes('[')) return origin;
  const { protocol, port } = new URL(origin);
  return `${protocol}//*${port && `:${port}`}`;
}
