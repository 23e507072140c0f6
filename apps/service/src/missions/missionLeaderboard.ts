import { missionLeaderboard } from '@site/api/missions';
import { creditsIn } from '@site/rules/credits';
import { maskName } from '@site/rules/maskName';
import { BOARD_PLACES, boardPrize } from '@site/rules/missions';
import { addDays, dayOf, periodAround, startOfDay } from '@site/rules/period';
import { accept, handle } from '../http/handle.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { boardPool } from './boardPool.ts';
import { readBoard, readOwnPlace } from './readBoard.ts';

/** A point is a credit of valid bets, weighted in tenths. */
const TENTHS = 10n;

/** Reads the leader board of a week with the member's own place. Source: MEM-16, docs/domain.md DR-7.4. */
export default handle(missionLeaderboard, async ({ input, member, merchant, now, services: { db, brands } }) => {
  const { zone, currency } = (await brands.of(merchant)).brand;
  const { from: week, to } = periodAround(input.window ?? dayOf(now, zone), 'W');
  const asOf = await countedAt(db);
  const [rows, own, settled] = await Promise.all([
    readBoard(db, { merchant, week, places: BOARD_PLACES }),
    readOwnPlace(db, { merchant, week, accountId: member.id }),
    db.selectFrom('mission_week').where('merchant', '=', merchant).where('week', '=', week).select('pool_minor').executeTakeFirst(),
  ]);
  const poolMinor = settled?.pool_minor ?? boardPool(currency);
  const unit = creditsIn(currency, 1n) * TENTHS;
  const described = ({ accountId, username, score, place }: (typeof rows)[number]) => ({
    place,
    userName: maskName(username),
    points: String(score / unit),
    prizeMinor: String(boardPrize(poolMinor, place)),
    isOwn: accountId === member.id,
  });
  return accept({
    list: rows.map(described),
    own: own ? described(own) : { place: null, userName: maskName(member.username), points: '0', prizeMinor: '0', isOwn: true },
    endsAt: startOfDay(addDays(to, 1), zone).getTime(),
    currency,
    poolMinor: String(poolMinor),
    isSettled: settled !== undefined,
    asOf: asOf.getTime(),
  });
});
