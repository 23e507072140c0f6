import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Options {
  /** Selector of the part to check. @default the whole page */
  part?: string;
  /** Tags of the rules to run. @default all */
  tags?: string[];
}

/** Tags of the levels A and AA. */
export const levelAA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Returns the violations that axe finds in a page without its frames: the rules and the elements.
 *
 * By default, axe also describes each passing element, and collects the results of frames in a separate page. Both cost more than the
 * checks.
 */
export async function findAxeFaults(page: Page, { part, tags }: Options = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (tags) axe.withTags(tags);
  if (part) axe.include(part);
  await motionOver(page);
  const { violations } = await axe.exclude('iframe').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
}

/** Waits for running transitions: text that fades in has too little contrast. */
const motionOver = (page: Page) =>
  page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition && each.playState === 'running'));
