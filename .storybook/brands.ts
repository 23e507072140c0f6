import type { Brand } from '@site/api/system';
import type { BrandTokens } from '@site/ui/tokens';
import { brandPlans } from '../apps/service/src/seed/brandPlans.ts';

/** The seeded brands, so that the toolbar offers the same as the service. */
export const brands: Brand[] = brandPlans.map(({ brand }) => brand);

const noTokens: BrandTokens = {};

export const tokensOf = (merchant: unknown): BrandTokens => brands.find((brand) => brand.merchant === merchant)?.tokens ?? noTokens;
