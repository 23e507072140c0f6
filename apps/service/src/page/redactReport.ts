/** Fields of a report with addresses, in both spellings of browsers. */
const addresses = new Set(['document-uri', 'documentURL', 'blocked-uri', 'blockedURL', 'source-file', 'sourceFile', 'referrer', 'url']);
/** Fields that identify the violated rule and its place in our code. */
const kept = new Set(
  `csp-report body violated-directive effective-directive effectiveDirective disposition status-code statusCode type age
  line-number lineNumber column-number columnNumber`.split(/\s+/),
);

/**
 * Removes secrets from a policy report before logging: keeps addresses without query and fragment, which may contain a token, and no
 * content of the page.
 */
export function redactReport(report: unknown): unknown {
  if (Array.isArray(report)) return report.map(redactReport);
  if (typeof report !== 'object' || report === null) return report;
  return Object.fromEntries(
    Object.entries(report).flatMap(([key, value]) => {
      if (addresses.has(key)) return [[key, addressOnly(String(value))]];
      return kept.has(key) ? [[key, redactReport(value)]] : [];
    }),
  );
}

/** Keeps only the scheme of data addresses, whose path is content. */
const addressOnly = (address: string) => address.match(/^(?:data|blob|javascript):/i)?.[0] ?? address.split(/[?#]/)[0];
