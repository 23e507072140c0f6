import type { Notice } from '@site/api/content';
import type { Services } from '../services.ts';
import { readAnnouncements } from './readAnnouncements.ts';

/** The notices that run through the lobby: a member's own, or for a visitor the public announcements. Source: calls.md §5. */
export async function readNotices(
  services: Pick<Services, 'db' | 'brands'>,
  { merchant, language, isMember }: { merchant: string; language: string; isMember: boolean },
): Promise<Notice[]> {
  const notices = await readAnnouncements(services, {
    merchant,
    language,
    types: [isMember ? 'PL' : 'H'],
    audience: 'site',
    now: new Date(),
  });
  return notices.map(({ id, title }) => ({ id, title }));
}
