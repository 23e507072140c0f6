import type { Notice } from '@site/api/content';
import type { Services } from '../services.ts';
import { readAnnouncements } from './readAnnouncements.ts';

/** Reads the notices of the lobby: a member's own or, for visitors, public announcements. Source: LOB-22. */
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
  return notices.map(({ id, title, saidIn }) => ({ id, title, saidIn }));
}
