import type { Services } from '../services.ts';
import type { ConnectedSeeds } from '../vendors/connectVendor.ts';

/** Returns the calls of the vendor whose rounds players verify; undefined where none is connected. */
export function seedsOf({ adapters }: Pick<Services, 'adapters'>): ConnectedSeeds | undefined {
  return adapters.values().find(({ seeds }) => seeds)?.seeds;
}
