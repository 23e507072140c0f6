import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/**
 * Returns the rules of axe that a page without frames violates. Passing elements are not described, which would cost more than the checks.
 */
export async function findAxeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
}
