import { hexColor, type VendorSite } from '@site/api/vendor';
import type { Config } from '../config.ts';
import type { BrandState } from '../system/Brands.ts';
import { linesOf } from '../system/linesOf.ts';
import { originOf } from '../system/originOf.ts';

interface Launching {
  /** Origin of the launching page, as reported by its browser. */
  pageOrigin: string;
  brand: BrandState;
  /** All brands: a page of any host or line may launch a game of any brand. */
  brands: readonly BrandState[];
  config: Pick<Config, 'mode' | 'port'>;
}

/**
 * Returns the description of the site for a vendor. The origin is that of the page when its host is a host or a line of a brand, whatever
 * the scheme and port; otherwise the brand's own, so that no other site may frame the game.
 */
export function launchSite({ pageOrigin, brand, brands, config }: Launching): VendorSite {
  const isOurs = URL.canParse(pageOrigin) && hostNamesOf(brands, config).has(new URL(pageOrigin).hostname);
  return {
    origin: isOurs ? new URL(pageOrigin).origin : originOf(brand, config),
    name: brand.brand.name,
    tokens: hexTokens(brand.brand.tokens),
    autoplay: brand.settings.autoplay,
    quickStop: brand.settings.quickStop,
    lotteryPlays: brand.settings.lotteryPlays,
  };
}

function hostNamesOf(brands: readonly BrandState[], config: Launching['config']): Set<string> {
  return new Set(
    brands.flatMap((brand) => [
      ...brand.hosts,
      ...[originOf(brand, config), ...linesOf(brand, config).map(({ domainName }) => domainName)].map(
        (address) => new URL(address).hostname,
      ),
    ]),
  );
}

/** Omits colours that are not `#RRGGBB`: a launch must not fail because of a colour. */
function hexTokens(tokens: BrandState['brand']['tokens']): VendorSite['tokens'] {
  return Object.fromEntries(
    Object.entries(tokens)
      .filter(([name]) => /^[A-Za-z]{1,30}$/.test(name))
      .map(([name, pair]) => [name, Object.fromEntries(Object.entries(pair).filter(isHex))]),
  );
}

const isHex = ([, value]: [string, string | undefined]) => hexColor.safeParse(value).success;
