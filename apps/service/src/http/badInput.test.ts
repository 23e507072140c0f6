import type { Call } from '@site/api/call';
import { type CallName, calls } from '@site/api/calls';
import type { Client } from '@site/api/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { startLaunchingVendor, type LaunchingVendor } from '../testing/startLaunchingVendor.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { offerEveryCall, seedForEveryCall, workingInput } from '../testing/workingInput.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';

const secret = 'secret-of-the-launching-vendor';
let vendor: LaunchingVendor;
let service: TestService;
let clients: Record<'member' | 'agent' | 'operator', Client>;
beforeAll(async () => {
  vendor = await startLaunchingVendor({ secret });
  service = await startService({
    seed: seedForEveryCall,
    config: { vendors: [createStudioAdapter({ url: vendor.url, secret, keepsMoney: true })] },
  });
  await offerEveryCall(service);
  clients = {
    member: await service.clientOf('player01'),
    agent: await service.clientOf('agent01'),
    operator: await service.operatorClientOf('operator01'),
  };
});
afterAll(async () => {
  await service.close();
  await vendor.close();
});

/** Counts of calls, and the marks of bodies that were opened, which are no part of what a call writes. */
const counted = new Set(['rate_window', 'enc_key', 'enc_seen']);

/** Returns how many rows each table has, and how often rows of it were written. */
async function written(): Promise<unknown> {
  const { rows } = await sql<{ name: string; xml: string }>`
    select tablename as name, query_to_xml(format('select count(*), max(xmin::text::bigint) from %I', tablename), true, true, '')::text as xml
    from pg_tables where schemaname = current_schema() order by tablename`.execute(service.services.db);
  return rows.filter(({ name }) => !counted.has(name));
}

/** Fields that a call needs, which are of the input itself. */
const neededOf = ({ input }: Call): string[] => {
  const parsed = input.safeParse({});
  const names = Object.keys((input as z.ZodObject).shape ?? {});
  return parsed.success
    ? []
    : [...new Set(parsed.error.issues.flatMap(({ path: [name] }) => (names.includes(String(name)) ? [String(name)] : [])))];
};

// A picture travels as parts, and is refused in a test of its own.
const asked = Object.entries<Call>(calls)
  .filter(([, call]) => !call.multipart && neededOf(call).length > 0)
  .map(([name, call]) => [name as CallName, call] as const);

it('API-03 most calls need something', () => expect(asked.length).toBeGreaterThan(80));

it.each(asked)('API-03 %s without what it needs names a field, and writes nothing', async (name, call) => {
  await service.services.db.deleteFrom('rate_window').execute();
  const before = await written();
  const reply = await clients[call.role ?? 'member'](name, {});
  expect(reply).toMatchObject({ ok: false, code: 'invalidInput' });
  const field = reply.ok ? undefined : reply.details.field?.split('.')[0];
  expect(neededOf(call)).toContain(field);
  expect(await written()).toEqual(before);
});

/** Fields of calls that are amounts of money, points or things. What operators write of missions is checked as content. */
const amounts = Object.entries<Call>(calls)
  .filter(([name, { method }]) => method !== 'GET' && name !== 'saveContent')
  .flatMap(([name, { input, role }]) =>
    Object.keys((input as z.ZodObject).shape ?? {})
      .filter((field) => /minor$|^points$|^quantity$/i.test(field))
      .map((field) => ({ name: name as CallName, field, role: role ?? ('member' as const) })),
  );
const unreadable: readonly unknown[] = ['1e3', 1e21, 2 ** 53, '1,000', '١٠٠', '0.001', ''];
/** An adjustment may take, and a limit may be nothing. */
const outOfBounds = (name: CallName, field: string): readonly unknown[] => {
  if (field === 'quantity') return [-1, 0];
  return name === 'proposeAdjustment' ? ['0'] : name.endsWith('Limit') ? ['-1'] : ['-1', '0'];
};
/** Together with the call above, each makes as many as a minute allows. */
const callers = { member: 'player02', agent: 'agent01', operator: 'operator01' } as const;

it('API-03 most calls that move money are known by their amounts', () =>
  expect(amounts.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'deposit',
      'withdraw',
      'transferUpline',
      'transferDownline',
      'walletTransfer',
      'convertPoints',
      'redeemReward',
    ]),
  ));

it.each(amounts)('API-03 $name refuses what is no amount by its field, $field, and writes nothing', async ({ name, field, role }) => {
  const username = callers[role];
  const token = role === 'operator' ? await service.operatorTokenOf(username) : await service.tokenOf(username);
  const headers = { Authorization: `Bearer ${token}` };
  const client = service.clientWith(headers);
  const input = await workingInput(name, { service, client, headers, username });
  await service.services.db.deleteFrom('rate_window').execute();
  const before = await written();
  const replies: unknown[] = [];
  const values = [...unreadable, ...outOfBounds(name, field)];
  for (const value of values) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, as a person would
    const reply = await client(name, { ...input, [field]: value });
    replies.push([value, reply.ok ? 'accepted' : reply.code, reply.ok ? undefined : reply.details.field]);
  }
  expect(replies).toEqual(values.map((value) => [value, 'invalidInput', field]));
  expect(await written()).toEqual(before);
});
