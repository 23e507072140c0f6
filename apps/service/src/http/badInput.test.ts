import type { Call } from '@site/api/call';
import { type CallName, calls } from '@site/api/calls';
import type { Client } from '@site/api/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { startService, type TestService } from '../testing/startService.ts';
import { seedForEveryCall } from '../testing/workingInput.ts';

let service: TestService;
let clients: Record<'member' | 'agent' | 'operator', Client>;
beforeAll(async () => {
  service = await startService({ seed: seedForEveryCall });
  clients = {
    member: await service.clientOf('player01'),
    agent: await service.clientOf('agent01'),
    operator: await service.operatorClientOf('operator01'),
  };
});
afterAll(() => service.close());

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
