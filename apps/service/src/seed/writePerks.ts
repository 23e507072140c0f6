import { startOfDay } from '@site/rules/period';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { CREDITED_AT_MINUTES } from '../jobs/creditRebates.ts';
import { lastDueDay } from '../jobs/lastDueDay.ts';
import { postPoints } from '../points/postPoints.ts';
import { accrueRebates } from '../rebate/accrueRebates.ts';
import { growVipByBets, growVipByMoney } from '../vip/growVip.ts';
import { brandPlans } from './brandPlans.ts';
import type { InSeedLanguages } from './InSeedLanguages.ts';

interface SeedReward {
  code: string;
  art: string;
  points: bigint;
  stock: number;
  minVip: number;
  perMember: number;
  words: InSeedLanguages<{ name: string; detail: string }>;
}

const seedRewards: SeedReward[] = [
  {
    code: 'coffee',
    art: 'coffee',
    points: 2400n,
    stock: 86,
    minVip: 0,
    perMember: 0,
    words: {
      EN: { name: 'Coffee voucher', detail: 'Any branch, 60 days' },
      BN: { name: 'কফি ভাউচার', detail: 'যেকোনো শাখা, ৬০ দিন' },
      AR: { name: 'قسيمة قهوة', detail: 'في أي فرع، 60 يومًا' },
      VI: { name: 'Phiếu cà phê', detail: 'Mọi chi nhánh, 60 ngày' },
      CN: { name: '咖啡券', detail: '任意门店，60 天有效' },
    },
  },
  {
    code: 'cinema',
    art: 'ticket',
    points: 3200n,
    stock: 120,
    minVip: 0,
    perMember: 4,
    words: {
      EN: { name: 'Cinema ticket', detail: 'Any film, 90 days' },
      BN: { name: 'সিনেমার টিকিট', detail: 'যেকোনো ছবি, ৯০ দিন' },
      AR: { name: 'تذكرة سينما', detail: 'أي فيلم، 90 يومًا' },
      VI: { name: 'Vé xem phim', detail: 'Phim bất kỳ, 90 ngày' },
      CN: { name: '电影票', detail: '任意影片，90 天有效' },
    },
  },
  {
    code: 'gift-card',
    art: 'gift',
    points: 5000n,
    stock: 40,
    minVip: 0,
    perMember: 2,
    words: {
      EN: { name: 'Shop gift card', detail: 'At partner shops' },
      BN: { name: 'দোকানের উপহার কার্ড', detail: 'সহযোগী দোকানে' },
      AR: { name: 'بطاقة هدايا', detail: 'لدى المتاجر الشريكة' },
      VI: { name: 'Thẻ quà tặng', detail: 'Tại cửa hàng đối tác' },
      CN: { name: '购物礼品卡', detail: '合作商店可用' },
    },
  },
  {
    code: 'power-bank',
    art: 'battery',
    points: 9800n,
    stock: 31,
    minVip: 0,
    perMember: 1,
    words: {
      EN: { name: 'Power bank', detail: '10,000 mAh' },
      BN: { name: 'পাওয়ার ব্যাংক', detail: '১০,০০০ mAh' },
      AR: { name: 'شاحن متنقل', detail: '10,000 ملّي أمبير' },
      VI: { name: 'Sạc dự phòng', detail: '10.000 mAh' },
      CN: { name: '移动电源', detail: '10,000 毫安时' },
    },
  },
  {
    code: 'headphones',
    art: 'headphones',
    points: 16_500n,
    stock: 9,
    minVip: 0,
    perMember: 1,
    words: {
      EN: { name: 'Headphones', detail: 'Over-ear, wireless' },
      BN: { name: 'হেডফোন', detail: 'ওভার-ইয়ার, তারহীন' },
      AR: { name: 'سماعات رأس', detail: 'لاسلكية فوق الأذن' },
      VI: { name: 'Tai nghe', detail: 'Chụp tai, không dây' },
      CN: { name: '耳机', detail: '头戴式，无线' },
    },
  },
  {
    code: 'bag',
    art: 'bag',
    points: 24_000n,
    stock: 18,
    minVip: 0,
    perMember: 1,
    words: {
      EN: { name: 'Weekend bag', detail: '42 litres' },
      BN: { name: 'উইকেন্ড ব্যাগ', detail: '৪২ লিটার' },
      AR: { name: 'حقيبة سفر', detail: '42 لترًا' },
      VI: { name: 'Túi du lịch', detail: '42 lít' },
      CN: { name: '旅行包', detail: '42 升' },
    },
  },
  {
    code: 'watch',
    art: 'watch',
    points: 38_000n,
    stock: 6,
    minVip: 3,
    perMember: 1,
    words: {
      EN: { name: 'Fitness watch', detail: 'With heart rate' },
      BN: { name: 'ফিটনেস ঘড়ি', detail: 'হৃদস্পন্দনসহ' },
      AR: { name: 'ساعة رياضية', detail: 'مع قياس النبض' },
      VI: { name: 'Đồng hồ thể thao', detail: 'Có đo nhịp tim' },
      CN: { name: '运动手表', detail: '带心率监测' },
    },
  },
  {
    code: 'phone',
    art: 'phone',
    points: 186_000n,
    stock: 2,
    minVip: 4,
    perMember: 1,
    words: {
      EN: { name: 'Phone', detail: '128 GB' },
      BN: { name: 'ফোন', detail: '১২৮ জিবি' },
      AR: { name: 'هاتف', detail: '128 غيغابايت' },
      VI: { name: 'Điện thoại', detail: '128 GB' },
      CN: { name: '手机', detail: '128 GB' },
    },
  },
];

const HOUR_MS = 60 * 60_000;

interface Written {
  zone: string;
  now: Date;
}

/**
 * Writes what points buy, the VIP levels that the history has reached, the rebates that are not credited yet, and the points of two members: those of missions, and two
 * requests for rewards.
 */
export async function writePerks(tx: Transaction<Schema>, { zone, now }: Written): Promise<void> {
  const settled = sql`select * from bet where status = 'settled'`;
  await growVipByMoney(tx, sql`select * from transfer`, now);
  await growVipByBets(tx, settled, now);
  // The rebates of the days before were credited at 06:00.
  const start = startOfDay(lastDueDay(now, zone, CREDITED_AT_MINUTES), zone);
  await accrueRebates(tx, sql`${settled} and settled_at >= ${start}::timestamptz`, []);
  for (const { brand } of brandPlans)
    await tx
      .insertInto('reward')
      .values(
        seedRewards.map(({ code, art, points, stock, minVip, perMember, words }, position) => ({
          merchant: brand.merchant,
          code,
          art,
          position,
          points,
          stock,
          min_vip: minVip,
          per_member: perMember,
          words: JSON.stringify(words),
        })),
      )
      .execute();
  await writeRequests(tx, now);
}

async function writeRequests(tx: Transaction<Schema>, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const member = tx.selectFrom('account').where('username', '=', 'player01').where('merchant', '=', 'marquee');
  const { id: accountId } = await member.select('id').executeTakeFirstOrThrow();
  const rewards = await tx.selectFrom('reward').where('merchant', '=', 'marquee').select(['id', 'code', 'points']).execute();
  const other = tx.selectFrom('account').where('username', '=', 'player04').where('merchant', '=', 'marquee');
  await postPoints(tx, {
    accountId: (await other.select('id').executeTakeFirstOrThrow()).id,
    kind: 'MISSION',
    points: 8000n,
    idempotencyKey: 'demo:welcome',
    cause: { mission: 'welcome' },
    now: ago(700),
  });
  const missions: [mission: string, points: bigint, hours: number][] = [
    ['welcome', 12_000n, 700],
    ['weekly', 5400n, 400],
    ['weekly', 3640n, 60],
  ];
  for (const [mission, points, hours] of missions)
    await postPoints(tx, {
      accountId,
      kind: 'MISSION',
      points,
      idempotencyKey: `demo:${mission}:${hours}`,
      cause: { mission },
      now: ago(hours),
    });
  const requests = [
    { code: 'power-bank', id: '00000000-0000-4000-8000-000000000001', hours: 50, remark: 'Not sent to your region' },
    { code: 'coffee', id: '00000000-0000-4000-8000-000000000002', hours: 5, remark: undefined },
  ];
  for (const { code, id, hours, remark } of requests) {
    const reward = rewards.find((known) => known.code === code);
    if (!reward) continue;
    const change = { accountId, cause: { reward: reward.id, quantity: 1 } };
    await postPoints(tx, { ...change, kind: 'REDEEM', points: -reward.points, idempotencyKey: `redeem:${id}`, now: ago(hours) });
    const isRejected = remark !== undefined;
    if (isRejected)
      await postPoints(tx, { ...change, kind: 'RETURN', points: reward.points, idempotencyKey: `return:${id}`, now: ago(hours - 2) });
    await tx
      .insertInto('reward_order')
      .values({
        account_id: accountId,
        id,
        reward_id: reward.id,
        quantity: 1,
        points: reward.points,
        reference: `P-DEMO-${id.slice(-1)}`,
        status: isRejected ? 'rejected' : 'processing',
        remark: remark ?? '',
        applied_at: ago(hours),
        decided_at: isRejected ? ago(hours - 2) : null,
        decided_by: null,
      })
      .execute();
  }
}
