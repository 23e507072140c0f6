import type { HelpCentreValue } from '@site/api/support';
import type { BrandState } from '../system/Brands.ts';
import { readWording } from '../readWording.ts';

export interface ChatDesk {
  id: string;
  name: string;
  online: boolean;
  /** Of ours without an origin, else the chat's own address. */
  url: string;
}

interface Asked {
  state: Pick<BrandState, 'brand' | 'settings'>;
  language: string;
  articles: HelpCentreValue['articles'];
  now: Date;
}

/**
 * Whom a brand lets people chat with: those it names, each in the hours they keep, else the house's own desks, one for each group of
 * the help centre, which answer what is asked most at any hour.
 *
 * Source: SYS-15, calls.md §6.
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

/** Hours may go past midnight. */
const isWithin = (hour: number, from: number, to: number) => (from < to ? hour >= from && hour < to : hour >= from || hour < to);
