import type { PermissionValue } from '@site/api/system';
import type { Config } from '../config.ts';
import type { BrandState } from './Brands.ts';
import { demoLines } from './demoLines.ts';

type Line = PermissionValue['info']['domainRoute'][number];

/** Returns the lines of a brand, each with the address to ping. Source: SYS-07, API-04. */
export function linesOf({ settings: { lines } }: BrandState, { mode, port }: Pick<Config, 'mode' | 'port'>): Line[] {
  if (lines.length === 0) return mode === 'demo' ? demoLines(port) : [];
  return lines.map(({ domainName, description, percentage }, idx) => ({
    domainName,
    idx,
    speed: 0,
    description,
    ...(percentage !== undefined && { percentage }),
    test: `${new URL(domainName).origin}/ping.json`,
    type: 'web',
  }));
}
