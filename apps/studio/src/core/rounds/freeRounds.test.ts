import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playableGames } from '../../catalogue/findGame.ts';
import { SECRET, startStudio } from '../../testing/startStudio.ts';
import { startWallet } from '../../testing/startWallet.ts';
import type { BlackjackShown } from '../../engines/blackjack/wire.ts';
import type { Opened, Played } from '../play/wire.ts';

const campaignId = 'opening-week';
const grant = { campaignId, name: 'Opening week', left: 3, stakeMinor: '20', wonMinor: '0', expiresAt: 1_800_000_000_000 };

let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Awaited<ReturnType<typeof startStudio>>;
beforeAll(async () => {
  wallet = await startWallet({ secret: SECRET, balanceMinor: 1000n });
  studio = await startStudio({ serviceUrl: wallet.url });
});
afterAll(async () => {
  await studio.close();
  await wallet.close();
});

const play = ({ session }: Opened, more: object) => studio.post('/play/round', { session, clientRound: randomUUID(), ...more });

it('GAM-06 DR-21.1 a game knows the free rounds of its player when it opens, and a trial has none', async () => {
  wallet.grant(grant);
  expect((await studio.open()).freeRounds).toEqual([grant]);
  expect((await studio.openDemo()).freeRounds).toEqual([]);
});

it('GAM-06 DR-21.3 a free round is told to the wallet as one, costs nothing, and is the same round when asked for again', async () => {
  const game = await studio.open();
  const asked = { clientRound: randomUUID(), campaignId, move: { stakeMinor: '20' } };
  const { body } = await play(game, asked);
  const { round, balanceMinor } = body as Played;
  expect(round).toMatchObject({ campaignId, stakeMinor: '20', isOver: true });
  expect(BigInt(balanceMinor ?? 0)).toBe(1000n + BigInt(round.winMinor));
  expect((await play(game, asked)).body).toMatchObject({ round: { roundId: round.roundId } });
  expect((await play(game, { ...asked, campaignId: undefined })).body).toMatchObject({ code: 'badInput' });
  const debits = wallet.inputs.filter((input) => 'txId' in input && input.txId === `${round.roundId}-debit`);
  expect(debits).toMatchObject([{ campaignId, amountMinor: '20' }]);
});

it('GAM-06 DR-21.2 a campaign that the wallet refuses plays nothing', async () => {
  studio.passCycle();
  const game = await studio.open();
  wallet.refuseDebits('NO_FREE_ROUNDS');
  expect(await play(game, { campaignId, move: { stakeMinor: '20' } })).toMatchObject({ status: 422, body: { code: 'noFreeRounds' } });
  wallet.refuseDebits(undefined);
});

it('GAM-06 DR-21.3 a free round takes no further stake, and offers no move that has one', async () => {
  studio.passCycle();
  const game = await studio.open(playableGames().find(({ engine }) => engine === 'blackjack')?.gameCode);
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const { body } = await play(game, { campaignId, move: { act: 'deal', stakeMinor: game.stakesMinor[0] } });
    const { round } = body as Played;
    if (round.isOver) {
      await studio.pass(60_000);
      continue;
    }
    const { allowed } = round.shown as BlackjackShown;
    expect(allowed.length).toBeGreaterThan(0);
    expect(allowed.every((move) => move.stakeMinor === '0')).toBe(true);
    const raise = (act: string, stakeMinor: bigint) =>
      studio.post('/play/move', { session: game.session, roundId: round.roundId, index: 1, move: { act, stakeMinor: String(stakeMinor) } });
    const stakeMinor = BigInt(game.stakesMinor[0] ?? 0);
    // Before an ace the insurance is offered, otherwise the hand may be doubled.
    const answers = [await raise('double', stakeMinor), await raise('insure', stakeMinor / 2n)];
    expect(answers.map(({ body: refused }) => refused)).toContainEqual({ code: 'badInput', field: 'move.stakeMinor', rule: 'freeRound' });
    return;
  }
  throw new Error('No round of blackjack waited for a move.');
});
