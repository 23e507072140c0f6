import { z } from 'zod';
import type { VendorAdapter } from './VendorAdapter.ts';

interface Terms<Shape extends z.ZodRawShape, Connected extends VendorAdapter | undefined> {
  integration: string;
  /** Its settings, by the name of their environment variable. */
  settings: Shape;
  /** Published default of its secret's setting, refused in production. */
  demoSecret?: { setting: keyof Shape & string; value: string };
  /** True when its games show the seeds of a player's rounds. @default false */
  isFair?: boolean;
  /** Returns nothing when its settings leave the vendor out. */
  connect(settings: z.output<z.ZodObject<Shape>>): Connected;
}

export type Vendor<Connected extends VendorAdapter | undefined = VendorAdapter | undefined> = Omit<
  Terms<z.ZodRawShape, Connected>,
  'connect'
> & { connect(settings: Record<string, unknown>): Connected };

/** Declares a vendor: its name, its settings, and the factory of its adapter. */
export const defineVendor = <const Shape extends z.ZodRawShape, Connected extends VendorAdapter | undefined>(
  terms: Terms<Shape, Connected>,
): Vendor<Connected> => ({
  ...terms,
  connect: (settings) => terms.connect(settings as z.output<z.ZodObject<Shape>>),
});
