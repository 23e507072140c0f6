import type { Certificate } from './certify.ts';

/** Returns the report of a certificate as plain text, to read and to send. */
export function describeCertificate({ wallet, vendor, at, isCertified, results }: Certificate): string {
  const width = Math.max(...results.map(({ check }) => check.length));
  const rows = results.map(({ check, outcome, reason, tookMs }) =>
    [outcome.padEnd(7), check.padEnd(width), `${tookMs} ms`.padStart(8), reason ?? ''].join('  ').trimEnd(),
  );
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  const verdict = `${isCertified ? 'Certified' : 'Not certified'}: ${passed} of ${results.length} checks passed.`;
  return [`Wallet ${wallet}, called as ${vendor}, ${at}`, '', ...rows, '', verdict].join('\n');
}
