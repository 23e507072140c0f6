/** Returns the content security policy of a page: it runs its own modules, and only `siteOrigin` may embed it. */
export function contentSecurityPolicy(nonce: string, siteOrigin: string | undefined): string {
  return [
    ...ownFiles(nonce),
    "connect-src 'self'",
    "form-action 'none'",
    ["frame-ancestors 'self'", ...(siteOrigin ? [sourceOf(siteOrigin)] : [])].join(' '),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Returns the policy of a page that only loads files: it has no script of its own, and any site may embed it. */
export const preloadPolicy = (nonce: string): string => ownFiles(nonce).join('; ');

const ownFiles = (nonce: string) => [
  "default-src 'none'",
  `script-src 'nonce-${nonce}'`,
  `style-src 'nonce-${nonce}'`,
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
];

/** Content security policies have no syntax for IPv6 addresses, so any host with the same port is allowed instead. */
function sourceOf(origin: string): string {
  if (!origin.includes('[')) return origin;
  const { protocol, port } = new URL(origin);
  return `${protocol}//*${port && `:${port}`}`;
}
