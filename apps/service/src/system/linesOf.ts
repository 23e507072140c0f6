import type { PermissionValue } from '@site/api/system';
import type { Config } from '../config.ts';
import type { BrandState } from './Brands.ts';
import { demoLines } from './demoLines.ts';

type Line = PermissionValue['info']['domainRoute'][number];

/** The lines on which a brand can be reached, each with what a browser pings to measure it. Source: SYS-07, spec §3 "Domain route". */
export function linesOf({ settings: { lines } }: BrandState, { mode, port }: Pick<Config, 'mode' | 'port'>): Line[] {
  if (lines.length === 0) return mode === 'demo' ? demoLines(port) : [];
  return lines.map(({ domainName, description, percentage }, idx) => ({
    domainName,
    idx,
    speed: 0,
    description,
    percentage,
    test: `${new URL(domainName).origin}/ping.json`,
    type: 'web',
  }));
}
