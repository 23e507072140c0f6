import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SECRET, startStudio } from '../../testing/startStudio.ts';
import { PLAYER, startWallet } from '../../testing/startWallet.ts';
import type { Played } from '../play/wire.ts';

const program = path.resolve(import.meta.dirname, '../../../../service/src/commands/vendorCertify.ts');

const run = (...args: string[]) =>
  new Promise<{ exitCode: number | string; output: string; complaint: string }>((resolve) => {
    execFile(process.execPath, [program, '--secret', SECRET, ...args], (error, output, complaint) =>
      resolve({ exitCode: error?.code ?? 0, output, complaint }),
    );
  });

it.each([
  ['a seamless wallet', false, /^Not offered: balance at the vendor, unknown outcome\.$/m],
  ['its own wallet', true, /^passed +balance at the vendor .*\n^passed +unknown outcome /m],
])('VEN-03 the studio with %s passes every check of a vendor', { timeout: 60_000 }, async (_which, keepsMoney, ofMoney) => {
  const wallet = await startWallet({ secret: SECRET, balanceMinor: 100_000n });
  const studio = await startStudio({ serviceUrl: wallet.url, keepsMoney, isOpenAtItsAddress: true });
  const holding = { playerId: PLAYER, currency: 'USD', txId: 'for the round', amountMinor: '100000' };
  if (keepsMoney) await studio.ask('/wallet/deposit', holding);
  const { session, stakesMinor } = await studio.open('gold-tiger');
  const move = { stakeMinor: stakesMinor[0] };
  const { round } = (await studio.post('/play/round', { session, clientRound: crypto.randomUUID(), move })).body as Played;
  const { exitCode, output, complaint } = await run(
    '--vendor-url',
    studio.url,
    '--round',
    round.roundId,
    '--round-player',
    PLAYER,
    ...(keepsMoney ? ['--keeps-money'] : []),
  );
  await studio.close();
  await wallet.close();
  expect(complaint).toBe('');
  expect(output).not.toMatch(/^(failed|not run)/m);
  for (const check of ['launch', 'demo', 'wrong signature', 'settled round', 'seeds', 'time-out and retry', 'log of transactions'])
    expect(output).toMatch(new RegExp(`^passed +${check} +\\d+ ms$`, 'm'));
  expect(output).toMatch(ofMoney);
  expect(output).toMatch(/^Certified: /m);
  expect(exitCode).toBe(0);
});
