import type { Brand } from '@site/api/system';
import type { BrandTheme } from '@site/ui/tokens';
import { brandPlans } from '../apps/service/src/seed/brandPlans.ts';

/** The seeded brands, so that the toolbar offers the same as the service. */
export const brands: Brand[] = brandPlans.map(({ brand }) => brand);

const houseLook: BrandTheme = {};

export const lookOf = (merchant: unknown): BrandTheme => brands.find((brand) => brand.merchant === merchant) ?? houseLook;
