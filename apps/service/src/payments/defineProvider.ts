import type { z } from 'zod';
import type { PaymentProvider } from './PaymentProvider.ts';

/** Holds what every provider may know of the service. */
export interface Surroundings {
  isDemo: boolean;
  dataSecret: string;
}

interface Terms<Shape extends z.ZodRawShape> {
  /** Its settings, by the name of their environment variable. */
  settings: Shape;
  /** Returns nothing when its settings leave the provider out. */
  connect(settings: z.output<z.ZodObject<Shape>>, surroundings: Surroundings): PaymentProvider | undefined;
}

export interface DeclaredProvider {
  settings: z.ZodRawShape;
  connect(settings: Record<string, unknown>, surroundings: Surroundings): PaymentProvider | undefined;
}

/** Declares a payment provider: its settings, and the factory of its adapter. Source: MEM-24. */
export const defineProvider = <const Shape extends z.ZodRawShape>(terms: Terms<Shape>): DeclaredProvider => ({
  settings: terms.settings,
  connect: (settings, surroundings) => terms.connect(settings as z.output<z.ZodObject<Shape>>, surroundings),
});
