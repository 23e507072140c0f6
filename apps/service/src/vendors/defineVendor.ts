import { z } from 'zod';
import type { VendorAdapter } from './VendorAdapter.ts';

interface Terms<Shape extends z.ZodRawShape> {
  integration: string;
  /** Its settings, by the name of their environment variable. */
  settings: Shape;
  /** Published default of its secret's setting, refused in production. */
  demoSecret?: { setting: keyof Shape & string; value: string };
  /** True when its games show the seeds of a player's rounds. @default false */
  isFair?: boolean;
  connect(settings: z.output<z.ZodObject<Shape>>): VendorAdapter;
}

export type Vendor = Omit<Terms<z.ZodRawShape>, 'connect'> & { connect(settings: Record<string, unknown>): VendorAdapter };

/** Declares a vendor: its name, its settings, and the factory of its adapter. */
export const defineVendor = <const Shape extends z.ZodRawShape>(terms: Terms<Shape>): Vendor => ({
  ...terms,
  connect: (settings) => terms.connect(settings as z.output<z.ZodObject<Shape>>),
});
