import type { z } from 'zod';
import type { Vendor } from './defineVendor.ts';
import { studio } from './studio/studio.ts';
import type { VendorAdapter } from './VendorAdapter.ts';

/** The vendors whose games are offered, one line for each. */
export const vendors: readonly Vendor[] = [studio];

/** Integration of the vendor that draws what belongs to no vendor: heroes and members' icons. */
export const artist = studio.integration;

/** The settings of all vendors. */
export const vendorSettings: z.ZodRawShape = Object.fromEntries(vendors.flatMap(({ settings }) => Object.entries(settings)));

/** Creates the adapters of the vendors from their settings. */
export const createVendors = (settings: Record<string, unknown>): VendorAdapter[] => vendors.map((vendor) => vendor.connect(settings));
