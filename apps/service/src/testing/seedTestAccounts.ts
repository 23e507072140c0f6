import type { Brand } from '@site/api/system';
import type { Kysely } from 'kysely';
import { addMissions } from '../missions/addMissions.ts';
import { openWallets } from '../ledger/openWallets.ts';
import type { Schema } from '../database/schema.ts';
import { hashPassword } from '../session/Passwords.ts';

/** Password of every test account except `first01`. */
export const TEST_PASSWORD = 'Marquee#2026';

const marquee: Brand = {
  merchant: 'marquee',
  name: 'Marquee',
  logo: '/logo.svg',
  tokens: {},
  languages: ['EN', 'BN', 'AR'],
  defaultLanguage: 'EN',
  currency: 'USD',
  zone: 'Asia/Ho_Chi_Minh',
  minAge: 18,
  licence: '',
  playMoney: true,
};

const brands = [
  { brand: marquee, hosts: ['localhost', '127.0.0.1', '[::1]'] },
  {
    brand: {
      ...marquee,
      merchant: 'khela',
      name: 'Khela',
      languages: ['EN', 'BN'],
      defaultLanguage: 'BN',
      currency: 'BDT',
      zone: 'Asia/Dhaka',
    },
    hosts: ['khela.localhost'],
  },
];

const accounts = [
  { username: 'player01', mobile: '+84912000001', email: 'player01@example.com', payee_name: 'Nguyễn Minh Anh' },
  { username: 'player02', mobile: '+84912000002' },
  { username: 'trial01', type: 4 },
  { username: 'agent01', type: 1 },
  { username: 'first01', password: '123456' },
  { username: 'frozen01', state: 'frozen' },
  { username: 'excluded01', state: 'excluded' },
  { username: 'operator01', role: 'operator', desk_role: 'admin' },
  { username: 'operator02', role: 'operator', desk_role: 'admin' },
  { username: 'support01', role: 'operator', desk_role: 'support' },
  { username: 'content01', role: 'operator', desk_role: 'content' },
  { username: 'player01', merchant: 'khela', currency: 'BDT' },
] as const;

/** Writes two brands and one account of each type, with the demo's names: enough for most tests, and fast. */
export async function seedTestAccounts(db: Kysely<Schema>): Promise<void> {
  const usual = await hashPassword(TEST_PASSWORD);
  await db
    .insertInto('brand')
    .values(
      brands.map(({ brand, hosts }) => ({
        merchant: brand.merchant,
        hosts,
        config: JSON.stringify(brand),
        flags: JSON.stringify({ FREEPLAY: '1' }),
        settings: JSON.stringify({ lotteryPlays: ['*'] }),
      })),
    )
    .execute();
  await db
    .insertInto('system_status')
    .values(brands.map(({ brand }) => ({ merchant: brand.merchant })))
    .execute();
  for (const { brand } of brands) await addMissions(db, brand);
  for (const account of accounts) {
    const { password, ...columns } = {
      password: undefined,
      merchant: 'marquee',
      role: 'member',
      type: 0,
      currency: 'USD',
      ...account,
    } as const;
    const { id } = await db
      .insertInto('account')
      .values({
        ...columns,
        nickname: columns.username,
        country: 'VN',
        language: 'EN',
        password_hash: password ? await hashPassword(password) : usual,
        path: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('account')
      .set({ path: String(id) })
      .where('id', '=', id)
      .execute();
    await db.insertInto('account_tree').values({ ancestor_id: id, descendant_id: id, depth: 0 }).execute();
    if (columns.type === 1)
      await db
        .insertInto('invitation')
        .values({ merchant: columns.merchant, code: columns.username.toUpperCase(), account_id: id })
        .execute();
    await openWallets(db, [{ id, currency: columns.currency }]);
  }
}
