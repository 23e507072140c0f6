import type { VendorAdapter } from '../vendors/VendorAdapter.ts';
import { CertifiedVendor, type VendorTerms } from './CertifiedVendor.ts';
import { type Certificate, perform } from './perform.ts';
import { vendorChecks } from './vendorChecks.ts';

interface Terms extends VendorTerms {
  url: string;
}

/**
 * Plays the site against a vendor: drives each call that it offers through the suite. What it does not offer is named, and not held against it.
 *
 * Source: VEN-03.
 */
export async function certifyVendor({ url, ...terms }: Terms): Promise<Certificate> {
  const vendor = new CertifiedVendor(terms);
  const offers = ({ needs }: { needs?: keyof VendorAdapter }) => needs === undefined || terms.adapter[needs] !== undefined;
  const results = [];
  for (const check of vendorChecks.filter(offers)) results.push(await perform(check.name, () => check.run(vendor)));
  return {
    subject: 'vendor',
    url,
    vendor: terms.adapter.integration,
    at: new Date().toISOString(),
    isCertified: results.every(({ outcome }) => outcome === 'passed'),
    notOffered: vendorChecks.filter((check) => !offers(check)).map(({ name }) => name),
    results,
  };
}
