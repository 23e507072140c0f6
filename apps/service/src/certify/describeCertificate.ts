import type { Certificate } from './perform.ts';

/** Returns the report of a certificate as plain text, to read and to send. */
export function describeCertificate({ subject, url, vendor, at, isCertified, notOffered = [], results }: Certificate): string {
  const width = Math.max(...results.map(({ check }) => check.length));
  const rows = results.map(({ check, outcome, reason, tookMs }) =>
    [outcome.padEnd(7), check.padEnd(width), `${tookMs} ms`.padStart(8), reason ?? ''].join('  ').trimEnd(),
  );
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  const verdict = `${isCertified ? 'Certified' : 'Not certified'}: ${passed} of ${results.length} checks passed.`;
  const head =
    subject === 'wallet' ? `Wallet ${url}, called as ${vendor}, ${at}` : `Vendor ${vendor} at ${url}, called as by the site, ${at}`;
  return [head, '', ...rows, ...(notOffered.length > 0 ? [`Not offered: ${notOffered.join(', ')}.`] : []), '', verdict].join('\n');
}
