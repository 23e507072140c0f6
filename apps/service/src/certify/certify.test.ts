import { execFile } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames } from '../testing/seedTestGames.ts';
import { startFaultyWallet, type WalletFault, walletFaults } from '../testing/startFaultyWallet.ts';
import { startService } from '../testing/startService.ts';
import { fund } from '../testing/startWallet.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';
import type { Certificate } from './perform.ts';
import { checks } from './checks.ts';

const secret = 'a secret for tests only';
const program = path.resolve(import.meta.dirname, '../commands/vendorCertify.ts');
const everyCheck = ['launch token', ...checks.map(({ name }) => name)];

/** Runs the command as an integrator does. */
const run = (...args: string[]) =>
  new Promise<{ exitCode: number | string; output: string; complaint: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], (error, output, complaint) =>
      resolve({ exitCode: error?.code ?? 0, output, complaint }),
    );
  });

const certificateOf = (output: string) => JSON.parse(output) as Certificate;
const failed = (output: string) => certificateOf(output).results.flatMap(({ check, outcome }) => (outcome === 'failed' ? [check] : []));

describe.each(spreadEngines)('our wallet on %s', (engine) => {
  it('VEN-03 passes every check, and says so in its exit code and report', async () => {
    const service = await startService({
      engine,
      async seed(db) {
        await seedTestAccounts(db);
        await seedTestGames(db);
        const { id, currency } = await db
          .selectFrom('account')
          .where('username', '=', 'player01')
          .where('merchant', '=', 'marquee')
          .select(['id', 'currency'])
          .executeTakeFirstOrThrow();
        await fund(db, { accountId: id, currency, amountMinor: 10_000n });
      },
      config: { vendors: [createStudioAdapter({ url: 'http://127.0.0.1:9', secret })] },
    });
    const { exitCode, output, complaint } = await run(
      '--url',
      service.url,
      '--secret',
      secret,
      '--player',
      `${service.url}/dev/test-player`,
    );
    await service.close();
    expect(complaint).toBe('');
    for (const check of everyCheck) expect(output).toMatch(new RegExp(`^passed +${check} +\\d+ ms$`, 'm'));
    expect(output).toContain(`Certified: ${everyCheck.length} of ${everyCheck.length} checks passed.`);
    expect(exitCode).toBe(0);
  });
});

/** The check that finds each fault. Others may stumble over the same one. */
const foundBy: Record<WalletFault, string> = {
  'accepts a launch token twice': 'launch token',
  'believes every signature': 'bad signature',
  'forgets stakes': 'single bet',
  'forgets wins': 'bet and win',
  'lets players overdraw': 'insufficient funds',
  'executes duplicates': 'duplicate',
  'answers any content of a known id': 'duplicate with other content',
  'forgets rollbacks': 'rollback',
  'forgets rollbacks that come first': 'rollback first',
  'loses concurrent changes': 'batch',
  'keeps no answer that was not received': 'time-out and retry',
  'refuses wins after logout': 'win after logout',
  'accepts stakes after logout': 'win after logout',
  'grants rounds of any campaign': 'free round without a grant',
  'takes the stake of a free round': 'free round',
  'keeps a free round that was rolled back': 'free round rolled back',
  'never counts free rounds': 'free rounds used up',
};

const certified = async (fault?: WalletFault) => {
  const wallet = await startFaultyWallet({ secret, ...(fault && { fault }) });
  const result = await run('--url', wallet.url, '--secret', secret, '--player', `${wallet.url}/player`, '--json');
  await wallet.close();
  return result;
};

describe('a wallet in memory', () => {
  it('VEN-03 passes without a fault', async () => {
    const { exitCode, output } = await certified();
    expect(failed(output)).toEqual([]);
    expect(certificateOf(output)).toMatchObject({ vendor: 'STUDIO', isCertified: true });
    expect(exitCode).toBe(0);
  });

  it.each(walletFaults)('VEN-03 is found out when it %s', async (fault) => {
    const { exitCode, output } = await certified(fault);
    expect(failed(output)[0]).toBe(foundBy[fault]);
    expect(certificateOf(output).isCertified).toBe(false);
    expect(exitCode).toBe(1);
  });

  it('VEN-03 is not certified when a check could not be run', async () => {
    const wallet = await startFaultyWallet({ secret });
    const { exitCode, output } = await run('--url', wallet.url, '--secret', secret, '--launch-token', 'launch');
    await wallet.close();
    expect(output).toMatch(/^not run +win after logout/m);
    expect(output).toContain(`Not certified: ${everyCheck.length - 1} of ${everyCheck.length} checks passed.`);
    expect(exitCode).toBe(1);
  });
});

it.each([[[]], [['--url', 'http://127.0.0.1:9', '--secret', secret]], [['--unknown']]])(
  'VEN-03 says how to use it for %j',
  async (args) => {
    const { exitCode, complaint } = await run(...args);
    expect(complaint).toContain('npm run vendor:certify -- --url URL --secret SECRET');
    expect(exitCode).toBe(1);
  },
);

it('VEN-03 says that nobody answers at an address', async () => {
  const { exitCode, output } = await run('--url', 'http://127.0.0.1:9', '--secret', secret, '--launch-token', 'launch');
  expect(output).toMatch(/^failed +launch token .*no answer/m);
  expect(exitCode).toBe(1);
});
