import { type Announcement, announcements } from '@site/api/content';
import { isAgent } from '@site/rules/account';
import { accept, handle, type Member } from '../http/handle.ts';
import { mayBeAdvertisedTo } from '../privacy/mayAdvertise.ts';
import { type AnnouncementType, OFFER, readAnnouncements } from './readAnnouncements.ts';
import { seesPromotions } from './seesPromotions.ts';
import { readBanners } from './readBanners.ts';
import { isRunning, readPromotions } from './readPromotions.ts';

/**
 * Lists banners, notices, pop-ups, promotions and announcements of the requested types.
 *
 * Notices need a session. Pop-ups depend on the caller: A for members, F for members at their first login, B for visitors. Members on a
 * break or excluded get neither pop-ups nor promotions; members who may not be advertised to get no pop-up that is an offer. The agents'
 * announcements are for agents.
 *
 * Source: LOB-10, RES-02, MEM-26.
 */
export default handle(announcements, async ({ input, member, merchant, language, savesData, now, services }) => {
  const types = input.types.split(',');
  const allowed = types.filter(
    (type): type is AnnouncementType => type !== 'B' && type !== 'PR' && mayRead(type as AnnouncementType, member),
  );
  const isForAgents = input.audience === 'agent';
  const isInvited = seesPromotions(member);
  const seesOffers = !member || (types.includes('PU') && (await mayBeAdvertisedTo(services.db, member.id, 'site')));
  const [banners, promotions, rows] = await Promise.all([
    types.includes('B') ? readBanners(services, { merchant, language, savesData }) : [],
    types.includes('PR') && isInvited && !isForAgents ? readPromotions(services, { merchant, language, now }) : [],
    isForAgents && !(member && isAgent(member))
      ? []
      : readAnnouncements(services, { merchant, language, types: allowed, audience: input.audience, now }),
  ]);
  const of = (type: AnnouncementType) => rows.filter((row) => row.type === type);
  return accept({
    banners,
    playerNotices: of('PL').map(({ id, title, saidIn }) => ({ id, title, saidIn })),
    popup: of('PU').flatMap(({ id, title, content, execution, promotionType, saidIn }) =>
      execution &&
      (execution === 'B') === !member &&
      (!input.execution || execution === input.execution) &&
      (seesOffers || promotionType !== OFFER)
        ? [{ id, title, content, execution, promotionType, saidIn }]
        : [],
    ),
    promotion: promotions
      .filter(isRunning)
      .flatMap(({ startDate, ...rest }) => (startDate === null ? [] : [dated({ ...rest, startDate })])),
    announcements: of('H').map(dated),
  });
});

const dated = ({ id, title, startDate, content, saidIn }: Announcement) => ({ id, title, startDate, content, saidIn });

function mayRead(type: AnnouncementType, member: Member | undefined): boolean {
  if (type === 'PL') return member !== undefined;
  if (type === 'PU') return seesPromotions(member);
  return true;
}
