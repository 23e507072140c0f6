import type { HelpCentreValue } from '@site/api/support';
import type { BrandState } from '../system/Brands.ts';
import { readWording } from '../content/readWording.ts';

export interface ChatDesk {
  id: string;
  name: string;
  online: boolean;
  /** A path without an origin is ours, otherwise an external address. */
  url: string;
}

interface Asked {
  state: Pick<BrandState, 'brand' | 'settings'>;
  language: string;
  articles: HelpCentreValue['articles'];
  now: Date;
}

/**
 * Lists a brand's chat desks: the configured ones in their hours, otherwise the house's automatic ones, one for each group of the help
 * centre, at any hour.
 *
 * Source: SYS-15.
 */
export function chatDesks({ state: { brand, settings }, language, articles, now }: Asked): ChatDesk[] {
  const hour = Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: brand.zone }).format(now));
  if (settings.chat.length > 0)
    return settings.chat.map(({ id, name, url, from, to }) => ({ id, name, url, online: isWithin(hour, from, to) }));
  const words = readWording('support', language);
  return [...new Set(articles.map(({ group }) => group))].flatMap((group) => {
    const name = words[`support.desk.${group}`];
    return name ? [{ id: group, name, online: true, url: `/support?desk=${group}` }] : [];
  });
}

/** Returns true within opening hours, which may cross midnight. */
const isWithin = (hour: number, from: number, to: number) => (from < to ? hour >= from && hour < to : hour >= from || hour < to);
