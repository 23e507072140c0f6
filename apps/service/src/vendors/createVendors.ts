import type { z } from 'zod';
import type { Vendor } from './defineVendor.ts';
import { studio } from './studio/studio.ts';
import type { VendorAdapter } from './VendorAdapter.ts';

/** Every available vendor, one line each. */
export const vendors: readonly Vendor[] = [studio];

/** Integration of the vendor that draws the site's own pictures: heroes and avatars. */
export const artist = studio.integration;

/** Settings of all vendors. */
export const vendorSettings: z.ZodRawShape = Object.fromEntries(vendors.flatMap(({ settings }) => Object.entries(settings)));

/** Creates the adapters of the vendors from their settings. */
export const createVendors = (settings: Record<string, unknown>): VendorAdapter[] => vendors.map((vendor) => vendor.connect(settings));
