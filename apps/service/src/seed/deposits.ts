import { type Transaction, sql } from 'kysely';
import sharp from 'sharp';
import type { Schema } from '../database/schema.ts';
import { brandPlans } from './brandPlans.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Writes what became of deposits: those of the history of the named members were paid, and a few wait, have expired or were cancelled. A receipt
 * waits for an operator.
 */
export async function writeDeposits(tx: Transaction<Schema>, now: Date): Promise<void> {
  await sql`
    insert into deposit_request (account_id, id, reference, method, provider, currency, amount_minor, fee_minor, received_minor, state, at, expires_at, ended_at)
    select account_id, overlay(overlay(mark placing '4' from 13) placing 'a' from 17)::uuid, 'D' || upper(left(mark, 8)), method, nullif('development', case method when 'bank' then 'development' else '' end), currency,
      amount_minor, case method when 'ewallet' then amount_minor / 100 else 0 end, amount_minor, 'paid', at - interval '4 minutes', at + interval '20 minutes', at
    from (
      select t.*, md5(t.account_id || ':' || t.idempotency_key) as mark, (array['bank', 'ewallet', 'qr'])[1 + row_number() over (partition by t.account_id order by t.at) % 3] as method
      from transfer t join account a on a.id = t.account_id
      where t.kind = 'DEPOSIT' and a.username ~ '^(player|frozen|excluded|limit)[0-9]+$'
    ) as paid`.execute(tx);
  const home = brandPlans[0];
  const account = home?.settings.depositAccount;
  const members = await tx
    .selectFrom('account')
    .where('username', 'in', ['player01', 'player02'])
    .where('merchant', '=', home?.brand.merchant ?? '')
    .select(['id', 'username', 'currency'])
    .execute();
  const idOf = new Map(members.map(({ id, username }) => [username, id]));
  const [first, second] = [idOf.get('player01'), idOf.get('player02')];
  if (first === undefined || second === undefined) return;

  const ago = (ms: number) => new Date(now.getTime() - ms);
  const common = { currency: 'USD', fee_minor: 0n, voucher_hash: null, receipt_at: null, ended_at: null };
  const receipt = { reference: 'DK7M2QX4R', amount_minor: 25_000n };
  const { id: picture } = await tx
    .insertInto('upload')
    .values({
      id: '5d1f3c52-6f0e-4d6a-9a54-0d7a3a4f1b05',
      account_id: second,
      use: 'receipt',
      image: await drawReceipt(receipt.reference, '250.00 USD'),
      uploaded_at: ago(12 * MINUTE_MS),
      claimed_at: ago(12 * MINUTE_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const bank = { method: 'bank', provider: null, pay: account ? JSON.stringify({ kind: 'account', ...account }) : null };
  await tx
    .insertInto('deposit_request')
    .values([
      {
        ...common,
        ...bank,
        account_id: first,
        id: '5d1f3c52-6f0e-4d6a-9a54-0d7a3a4f1b01',
        reference: 'DH4W9TB3C',
        amount_minor: 10_000n,
        at: ago(25 * MINUTE_MS),
        expires_at: new Date(now.getTime() + 24 * HOUR_MS - 25 * MINUTE_MS),
      },
      {
        ...common,
        account_id: first,
        id: '5d1f3c52-6f0e-4d6a-9a54-0d7a3a4f1b02',
        reference: 'DP2X8VN6K',
        method: 'qr',
        provider: 'development',
        pay: null,
        amount_minor: 5000n,
        state: 'expired',
        at: ago(30 * HOUR_MS),
        expires_at: ago(29.5 * HOUR_MS),
        ended_at: ago(29.5 * HOUR_MS),
      },
      {
        ...common,
        account_id: first,
        id: '5d1f3c52-6f0e-4d6a-9a54-0d7a3a4f1b03',
        reference: 'DC9R5ZL2J',
        method: 'ewallet',
        provider: 'development',
        pay: null,
        amount_minor: 20_000n,
        fee_minor: 200n,
        state: 'refused',
        at: ago(52 * HOUR_MS),
        expires_at: ago(51.5 * HOUR_MS),
        ended_at: ago(51.9 * HOUR_MS),
      },
      {
        ...common,
        ...bank,
        ...receipt,
        account_id: second,
        id: '5d1f3c52-6f0e-4d6a-9a54-0d7a3a4f1b04',
        at: ago(20 * MINUTE_MS),
        expires_at: new Date(now.getTime() + 23 * HOUR_MS),
        receipt_at: ago(12 * MINUTE_MS),
        uploads: [picture],
      },
    ])
    .execute();
}

const line = (y: number, label: string, value: string) => `
  <text x="32" y="${y}" font-size="15" fill="#5b6b7c">${label}</text>
  <text x="32" y="${y + 26}" font-size="20" font-weight="600" fill="#17202b">${value}</text>`;

/** Draws a receipt such as a banking app shows. */
function drawReceipt(reference: string, amount: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="430" font-family="sans-serif">
    <rect width="420" height="430" fill="#fff"/><rect width="420" height="84" fill="#0b7544"/>
    <text x="32" y="52" font-size="24" font-weight="700" fill="#fff">Transfer completed</text>
    ${line(128, 'Amount', amount)}${line(198, 'To', 'MARQUEE PLAY CO')}${line(268, 'Account', '0000 1023 8475')}${line(338, 'Message', reference)}
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
