import type { z } from 'zod';
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

/** Creates the adapters of the vendors from their settings, without the vendors that these leave out. */
export const createVendors = (settings: Record<string, unknown>): VendorAdapter[] =>
  vendors.flatMap((vendor) => vendor.connect(settings) ?? []);
