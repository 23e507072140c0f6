import type { z } from 'zod';
import { StartError } from '../StartError.ts';
import { decimal } from './decimal/decimal.ts';
import type { Vendor } from './defineVendor.ts';
import { form } from './form/form.ts';
import { studio } from './studio/studio.ts';
import type { VendorAdapter } from './VendorAdapter.ts';

/** Every available vendor, one line each. */
export const vendors: readonly Vendor[] = [studio, decimal, form];

/** Integration of the vendor that draws the site's own pictures: heroes and avatars. */
export const artist = studio.integration;

/** Settings of all vendors. */
export const vendorSettings: z.ZodRawShape = Object.fromEntries(vendors.flatMap(({ settings }) => Object.entries(settings)));

/**
 * Creates the adapters of the vendors from their settings, without the vendors that have none. Throws a StartError for a vendor that has only some
 * of its settings: it would be left out silently.
 */
export const createVendors = (settings: Record<string, unknown>): VendorAdapter[] =>
  vendors.flatMap((vendor) => {
    const adapter = vendor.connect(settings);
    if (adapter) return adapter;
    const names = Object.keys(vendor.settings);
    const missing = names.filter((name) => settings[name] === undefined);
    if (missing.length < names.length)
      throw new StartError(
        `The vendor ${vendor.integration} is not connected without ${missing.join(' and ')}: set ${names.join(', ')}, or none.`,
      );
    return [];
  });
