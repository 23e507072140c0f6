import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDecimalVendor } from '../testing/decimal/startDecimalVendor.ts';
import { startFaultyWallet } from '../testing/startFaultyWallet.ts';
import { startFormVendor } from '../testing/form/startFormVendor.ts';
import { startLaunchingVendor } from '../testing/startLaunchingVendor.ts';
import { createDecimalAdapter } from '../vendors/decimal/createDecimalAdapter.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';
import type { VendorAdapter } from '../vendors/VendorAdapter.ts';
import { certifyVendor } from './certifyVendor.ts';

const secret = 'a secret for tests only';
const program = path.resolve(import.meta.dirname, '../commands/vendorCertify.ts');

/** Runs the command as an integrator does. */
const run = (...args: string[]) =>
  new Promise<{ exitCode: number | string; output: string; complaint: string }>((resolve) => {
    execFile(process.execPath, [program, '--secret', secret, ...args], (error, output, complaint) =>
      resolve({ exitCode: error?.code ?? 0, output, complaint }),
    );
  });

const always = ['catalogue', 'wrong signature', 'launch', 'unknown game', 'many at once', 'time-out and retry'];

it('VEN-03 drives a vendor of the decimal dialect, and names what it does not offer', async () => {
  const vendor = await startDecimalVendor(secret);
  const { exitCode, output, complaint } = await run('--vendor-url', vendor.url, '--dialect', 'decimal');
  await vendor.close();
  expect(complaint).toBe('');
  for (const check of [...always, 'log of transactions']) expect(output).toMatch(new RegExp(`^passed +${check} +\\d+ ms$`, 'm'));
  expect(output).toContain(`Vendor DECIMAL at ${vendor.url}, called as by the site`);
  expect(output).toMatch(/^Not offered: demo, .*unknown outcome\.$/m);
  expect(output).toContain('Certified: 7 of 7 checks passed.');
  expect(exitCode).toBe(0);
});

it('VEN-03 drives a vendor of the form dialect and a wallet, and prints a report of each', async () => {
  const vendor = await startFormVendor({ merchantId: 'marquee', secret });
  const wallet = await startFaultyWallet({ secret });
  const { exitCode, output, complaint } = await run(
    '--vendor-url',
    vendor.url,
    '--dialect',
    'form',
    '--merchant',
    'marquee',
    '--url',
    wallet.url,
    '--player',
    `${wallet.url}/player`,
  );
  await Promise.all([vendor.close(), wallet.close()]);
  expect(complaint).toBe('');
  expect(output).toContain(`Wallet ${wallet.url}, called as STUDIO`);
  expect(output).toContain(`Vendor FORM at ${vendor.url}, called as by the site`);
  for (const check of always) expect(output).toMatch(new RegExp(`^passed +${check} +\\d+ ms$`, 'm'));
  expect(output.match(/^Certified: /gm)).toHaveLength(2);
  expect(exitCode).toBe(0);
});

it.each([
  ['a dialect that is unknown', ['--vendor-url', 'http://127.0.0.1:9', '--dialect', 'telepathy']],
  ['a form dialect without a merchant', ['--vendor-url', 'http://127.0.0.1:9', '--dialect', 'form']],
])('VEN-03 says how to use it for %s', async (_what, args) => {
  const { exitCode, complaint } = await run(...args);
  expect(complaint).toContain('--vendor-url URL');
  expect(exitCode).toBe(1);
});

it('VEN-03 does not certify a vendor that nobody answers for', async () => {
  const { exitCode, output } = await run('--vendor-url', 'http://127.0.0.1:9', '--dialect', 'decimal');
  expect(output).toMatch(/^failed +catalogue .*no answer/m);
  expect(output).toMatch(/^Not certified: 0 of 7/m);
  expect(exitCode).toBe(1);
});

/** Returns the checks that a vendor fails which does some things in another way. */
const failedOf = async (url: string, create: (key: string) => VendorAdapter, spoil: (adapter: VendorAdapter) => Partial<VendorAdapter>) => {
  const [adapter, forged] = [create(secret), create('another secret of the tests')];
  const spoilt = { ...adapter, ...spoil(adapter) };
  const { results } = await certifyVendor({ url, adapter: spoilt, forged: { ...forged, ...spoil(forged) }, currency: 'USD' });
  return results.flatMap(({ check, outcome }) => (outcome === 'failed' ? [check] : []));
};

describe('a vendor with a fault is found out', () => {
  let decimal: Awaited<ReturnType<typeof startDecimalVendor>>;
  let keeper: Awaited<ReturnType<typeof startLaunchingVendor>>;
  beforeAll(async () => {
    decimal = await startDecimalVendor(secret);
    keeper = await startLaunchingVendor({ secret });
  });
  afterAll(async () => {
    await decimal.close();
    await keeper.close();
  });

  it.each<[fault: string, check: string, spoil: (adapter: VendorAdapter) => Partial<VendorAdapter>]>([
    [
      'lists a game twice',
      'catalogue',
      (adapter) => ({
        async listGames(signal) {
          const { vendors, games } = await adapter.listGames(signal);
          return { vendors, games: [...games, ...games] };
        },
      }),
    ],
    ['believes every signature', 'wrong signature', () => ({ ...createDecimalAdapter({ url: decimal.url, secret }) })],
    ['shows its game elsewhere', 'launch', () => ({ origins: ['https://elsewhere.example'] })],
    [
      'opens any game',
      'unknown game',
      (adapter) => ({ launch: (input, signal) => adapter.launch({ ...input, gameCode: 'dx-rocket' }, signal) }),
    ],
    [
      'gives players one address',
      'many at once',
      (adapter) => ({ launch: (input, signal) => adapter.launch({ ...input, launchToken: 'shared' }, signal) }),
    ],
    [
      'answers the log with what was not asked for',
      'log of transactions',
      () => ({
        listTransactions: async () => ({
          transactions: [
            { txId: 'x', kind: 'debit', roundId: 'r', playerId: 'p', amountMinor: '1', currency: 'USD', state: 'done', at: 1 },
          ],
          next: null,
        }),
      }),
    ],
  ])('VEN-03 when it %s', async (_fault, check, spoil) => {
    expect(await failedOf(decimal.url, (key) => createDecimalAdapter({ url: decimal.url, secret: key }), spoil)).toEqual([check]);
  });

  it('VEN-03 when it moves money twice, or says that it has not moved what it has', async () => {
    const game = { gameCode: 'g', vassalage: 'V', gameType: 'RNG', gameClassify: 'SLOTS', name: 'G', ground: 'night' } as const;
    const marks = { isGroup: false, isHot: false, isNew: false, freeplay: false, rtpPpm: null, playable: true };
    const catalogue = { vendors: [{ vassalage: 'V', name: 'V', gameTypes: ['RNG' as const] }], games: [{ ...game, ...marks }] };
    const failed = await failedOf(
      keeper.url,
      (key) => createStudioAdapter({ url: keeper.url, secret: key, keepsMoney: true }),
      ({ purse }) => ({
        listGames: async () => catalogue,
        ...(purse && {
          purse: {
            ...purse,
            deposit: (input, signal) => purse.deposit({ ...input, txId: crypto.randomUUID() }, signal),
            status: async () => 'unknown' as const,
          },
        }),
      }),
    );
    expect(failed).toEqual(expect.arrayContaining(['balance at the vendor', 'unknown outcome']));
  });
});
