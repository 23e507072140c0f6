/** What a painted page may do: run what carries this reply's nonce, show our own, frame the help widget and the vendor's games. Source: design §7. */
export function contentSecurityPolicy({ nonce, frames }: { nonce: string; frames: string[] }): string {
  return [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `frame-src ${frames.join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types dompurify`,
    `report-uri /report/csp`,
  ].join('; ');
}
