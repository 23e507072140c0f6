import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { openTestDatabase, ruleEngines } from '../testing/openTestDatabase.ts';
import { seedTree } from '../testing/seedTree.ts';
import { type CodeOf, issueCode, redeemCode } from './codes.ts';
import { consumeQuota } from './consumeQuota.ts';

const now = new Date('2026-01-01T00:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const of: CodeOf = { merchant: 'marquee', recipient: '+84912000001', purpose: 'login' };
const other = (code: string) => (code === '000000' ? '000001' : '000000');

let database: OpenDatabase;
const take = (recipient: string, address: string, at: Date) => consumeQuota(database.db, { recipient, address, restMs: 60_000, now: at });

describe.each(ruleEngines)('on %s', (engine) => {
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedTree(database.db);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom('sending').execute();
  });

  describe('DR-17 a code', () => {
    it('is accepted once, for its purpose only', async () => {
      const { db } = database;
      const code = await issueCode(db, of, now);
      expect(code).toMatch(/^\d{6}$/);
      expect(await redeemCode(db, { ...of, purpose: 'password', code }, now)).toBe('codeExpired');
      expect(await redeemCode(db, { ...of, recipient: '+84912000002', code }, now)).toBe('codeExpired');
      expect(await redeemCode(db, { ...of, code }, later(299_000))).toBe('right');
      expect(await redeemCode(db, { ...of, code }, now)).toBe('codeExpired');
    });

    it('is valid for five minutes', async () => {
      const code = await issueCode(database.db, of, now);
      expect(await redeemCode(database.db, { ...of, code }, later(300_000))).toBe('codeExpired');
    });

    it('is invalidated by the fifth wrong try', async () => {
      const { db } = database;
      const code = await issueCode(db, of, now);
      const tries = [];
      for (let time = 0; time < 5; time += 1) tries.push(await redeemCode(db, { ...of, code: other(code) }, now));
      expect(tries).toEqual(['wrongCode', 'wrongCode', 'wrongCode', 'wrongCode', 'codeExpired']);
      expect(await redeemCode(db, { ...of, code }, now)).toBe('codeExpired');
    });

    it('is accepted once by concurrent requests', async () => {
      const { db } = database;
      const code = await issueCode(db, of, now);
      const both = await Promise.all([1, 2].map(() => redeemCode(db, { ...of, code }, now)));
      expect(both.filter((outcome) => outcome === 'right')).toHaveLength(1);
    });

    it('is stored as a hash', async () => {
      const code = await issueCode(database.db, of, now);
      const rows = await database.db.selectFrom('verification_code').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    });
  });

  describe('DR-17 how often', () => {
    it('allows one message a minute and five an hour for a number, then a wait of five minutes', async () => {
      expect(await take('a', '1', now)).toBeUndefined();
      expect(await take('a', '2', later(1_000))).toBe(59);
      for (let minute = 1; minute < 5; minute += 1) expect(await take('a', '1', later(minute * 60_000))).toBeUndefined();
      expect(await take('a', '1', later(6 * 60_000))).toBe(300);
      expect(await take('a', '1', later(61 * 60_000))).toBeUndefined();
    });

    it('allows twenty an hour from an address', async () => {
      for (let number = 0; number < 20; number += 1) expect(await take(`n${number}`, '9', now)).toBeUndefined();
      expect(await take('n20', '9', later(60_000))).toBe(300);
      expect(await take('n20', '8', later(60_000))).toBeUndefined();
    });

    it('allows twenty an hour from an IPv6 network, over all its addresses', async () => {
      for (let number = 0; number < 20; number += 1) expect(await take(`v${number}`, `2001:db8:1:2:${number}::1`, now)).toBeUndefined();
      expect(await take('v20', '2001:db8:1:2::ffff', later(60_000))).toBe(300);
      expect(await take('v20', '2001:db8:1:3::1', later(60_000))).toBeUndefined();
    });

    it('allows one of concurrent requests', async () => {
      const waits = await Promise.all(Array.from({ length: 8 }, (_, index) => take('b', `c${index}`, now)));
      expect(waits.filter((wait) => wait === undefined)).toHaveLength(1);
    });
  });
});
