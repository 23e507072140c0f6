/** Fields of a report that are addresses, in both spellings that browsers have. */
const addresses = new Set(['document-uri', 'documentURL', 'blocked-uri', 'blockedURL', 'source-file', 'sourceFile', 'referrer', 'url']);
/** What of a report says which rule was broken, and where in our code. */
const kept = new Set(
  `csp-report body violated-directive effective-directive effectiveDirective disposition status-code statusCode type age
  line-number lineNumber column-number columnNumber`.split(/\s+/),
);

/**
 * What a browser reports of the policy, as it may be logged: addresses without their query and fragment, which may hold a token, and
 * no piece of what was on the page.
 */
export function reportWithoutSecrets(report: unknown): unknown {
  if (Array.isArray(report)) return report.map(reportWithoutSecrets);
  if (typeof report !== 'object' || report === null) return report;
  return Object.fromEntries(
    Object.entries(report).flatMap(([key, value]) => {
      if (addresses.has(key)) return [[key, addressOnly(String(value))]];
      return kept.has(key) ? [[key, reportWithoutSecrets(value)]] : [];
    }),
  );
}

/** What a data address holds stands in its path. */
const addressOnly = (address: string) => address.match(/^(?:data|blob|javascript):/i)?.[0] ?? address.split(/[?#]/)[0];
