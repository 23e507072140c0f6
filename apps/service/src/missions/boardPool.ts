import { creditsIn } from '@site/rules/credits';

const POOL_CREDITS = 1_000n;

/** Returns the prizes of a week together. Source: docs/domain.md DR-7.4. */
export const boardPool = (currency: string): bigint => creditsIn(currency, POOL_CREDITS);
