import type { Notice } from '@site/api/content';
import type { Member } from '../handle.ts';
import type { Services } from '../services.ts';
import { readAnnouncements } from './readAnnouncements.ts';

/** The notices that run through the lobby: a member's own, or for a visitor the public announcements. Source: calls.md §5. */
export async function readNotices(
  services: Pick<Services, 'db' | 'brands'>,
  { merchant, language, member }: { merchant: string; language: string; member: Member | undefined },
): Promise<Notice[]> {
  const types = [member ? 'PL' : 'H'] as const;
  const notices = await readAnnouncements(services, { merchant, language, types: [...types], audience: 'site', now: new Date() });
  return notices.map(({ id, title }) => ({ id, title }));
}
