import { randomUUID } from 'node:crypto';
import type { WalletRequest } from '../wallet/Wallet.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchOf, SECRET, startStudio } from '../../testing/startStudio.ts';
import { PLAYER, startWallet } from '../../testing/startWallet.ts';
import type { Opened, Played, ReplayData } from '../play/wire.ts';

let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Awaited<ReturnType<typeof startStudio>>;
beforeAll(async () => {
  wallet = await startWallet({ secret: SECRET, balanceMinor: 100_000n });
  studio = await startStudio({ serviceUrl: wallet.url });
});
afterAll(async () => {
  await studio.close();
  await wallet.close();
});

async function begin({ session }: Opened, move: object): Promise<Played> {
  const { body } = await studio.post('/play/round', { session, clientRound: randomUUID(), move });
  return body as Played;
}

async function addressOf(roundId: string, playerId: string = PLAYER): Promise<string | undefined> {
  const { language, theme, site } = launchOf('gold-tiger');
  const { body } = await studio.ask('/round', { playerId, roundId, language, theme, site });
  return (body as { url?: string }).url;
}

async function pageAt(address = ''): Promise<{ status: number; data: ReplayData | undefined }> {
  const { pathname, search } = new URL(address);
  const response = await fetch(`${studio.url}${pathname}${search}`);
  const [, json] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(await response.text()) ?? [];
  return { status: response.status, data: json ? (JSON.parse(json) as ReplayData) : undefined };
}

it('GAM-10 a settled round is shown again with the player’s own moves, and its seed once that is public', async () => {
  const game = await studio.open('gem-mines', { language: 'BN' });
  const { round } = await begin(game, { stakeMinor: game.stakesMinor[0], mines: 24 });
  await studio.post('/play/move', { session: game.session, roundId: round.roundId, index: 1, move: { stakeMinor: '0', cell: 7 } });
  const { data } = await pageAt(await addressOf(round.roundId));
  expect(data).toMatchObject({
    engine: 'mines',
    steps: [
      { opened: [], minesAt: null },
      { opened: [7], minesAt: expect.any(Array) as number[] },
    ],
    round: { roundId: round.roundId, serverSeed: null, stakeMinor: game.stakesMinor[0] },
  });
  await studio.post('/play/seed', { session: game.session, clientSeed: 'mine' });
  const { data: later } = await pageAt(await addressOf(round.roundId));
  expect(later?.round.serverSeed).toEqual(expect.any(String));
});

it('GAM-10 only a settled round of the player has an address, which nobody can make and which ends after an hour', async () => {
  studio.passDay();
  const game = await studio.open();
  const { round } = await begin(game, { stakeMinor: game.stakesMinor[0] });
  expect(await addressOf(round.roundId, 'm-2')).toBeUndefined();
  expect(await addressOf(randomUUID())).toBeUndefined();
  const address = (await addressOf(round.roundId)) ?? '';
  expect((await pageAt(address)).status).toBe(200);
  const key = new URL(address).pathname.split('/').at(-1) ?? '';
  const [id = '', expiry = '', signature = ''] = key.split('.');
  for (const forged of [`${randomUUID()}.${expiry}.${signature}`, `${id}.${Number(expiry) + 1}.${signature}`, id])
    expect((await pageAt(address.replace(key, forged))).status).toBe(404);
  await studio.pass(60 * 60_000);
  expect((await pageAt(address)).status).toBe(404);
});

it('MEM-06 the wallet is told what a stake is placed on, in English and in the language of the launch', async () => {
  const debits = wallet.inputs.filter((input): input is WalletRequest<'debit'> => 'gameCode' in input && 'slip' in input);
  expect(debits).toMatchObject([
    { slip: { legs: [{ selection: { EN: 'Number of mines: 24', BN: expect.not.stringContaining('Number') as string } }] } },
  ]);
});
