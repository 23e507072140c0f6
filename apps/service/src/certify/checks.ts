import type { CertifiedPlayer } from './CertifiedPlayer.ts';
import { Fault } from './Fault.ts';

export interface Check {
  name: string;
  /** Run only in a dialect that can name a campaign. */
  isOfCampaigns?: true;
  /** Throws a `Fault` that says what the wallet did wrong. Returns the reason when it could not be tried. */
  run(player: CertifiedPlayer): Promise<string | void>;
}

const CONCURRENT = 5;
/** Callers hang up before, during and after the work of a usual wallet. */
const HANG_UP_MS = [2, 5, 10, 20, 40];

/** The suite, in the order of its report. The last check ends the player's session. Source: VEN-03, docs/domain.md DR-0.6. */
export const checks: readonly Check[] = [
  {
    name: 'bad signature',
    async run(player) {
      const before = await player.balance();
      const answer = await player.ask('debit', player.movement(), { isForged: true });
      player.expectCode('A stake with a wrong signature', answer, 'BAD_SIGNATURE');
      await player.expectBalance('a stake with a wrong signature', before);
    },
  },
  {
    name: 'single bet',
    async run(player) {
      const before = await player.balance();
      player.expectPaid('A stake', await player.ask('debit', player.movement({ roundEnd: true })), before - player.stakeMinor);
      await player.expectBalance('a stake', before - player.stakeMinor);
    },
  },
  {
    name: 'bet and win',
    async run(player) {
      const before = await player.balance();
      const stake = player.movement();
      player.expectPaid('A stake', await player.ask('debit', stake), before - player.stakeMinor);
      const win = player.movement({ roundId: stake.roundId, amountMinor: String(2n * player.stakeMinor), roundEnd: true });
      player.expectPaid('A win of two stakes', await player.ask('credit', win), before + player.stakeMinor);
      await player.expectBalance('a stake and a win of two stakes', before + player.stakeMinor);
    },
  },
  {
    name: 'insufficient funds',
    async run(player) {
      const before = await player.balance();
      const answer = await player.ask('debit', player.movement({ amountMinor: String(before + 1n) }));
      player.expectCode('A stake above the balance', answer, 'INSUFFICIENT_FUNDS');
      await player.expectBalance('a stake above the balance', before);
    },
  },
  {
    name: 'duplicate',
    async run(player) {
      const before = await player.balance();
      const stake = player.movement();
      await player.ask('debit', stake);
      // Another amount than the stake's: two mistakes must not cancel out.
      const win = player.movement({ roundId: stake.roundId, amountMinor: String(2n * player.stakeMinor) });
      await player.ask('credit', win);
      player.expectPaid('A stake sent twice', await player.ask('debit', stake), before - player.stakeMinor);
      player.expectPaid('A win sent twice', await player.ask('credit', win), before + player.stakeMinor);
      await player.expectBalance('a stake and its win, both sent twice', before + player.stakeMinor);
    },
  },
  {
    name: 'duplicate with other content',
    async run(player) {
      const before = await player.balance();
      const stake = player.movement();
      await player.ask('debit', stake);
      const changed = await player.ask('debit', { ...stake, amountMinor: String(2n * player.stakeMinor) });
      player.expectCode('The id of an earlier stake, with another amount,', changed, 'DUPLICATE_MISMATCH');
      await player.expectBalance('the id of an earlier stake with another amount', before - player.stakeMinor);
    },
  },
  {
    name: 'rollback',
    async run(player) {
      const before = await player.balance();
      const stake = player.movement();
      await player.ask('debit', stake);
      const rollback = player.rollbackOf(stake);
      player.expectPaid('A rollback', await player.ask('rollback', rollback), before);
      player.expectPaid('A rollback sent twice', await player.ask('rollback', rollback), before);
      player.expectCode('A second rollback', await player.ask('rollback', player.rollbackOf(stake)), 'OK');
      await player.expectBalance('a stake and its rollbacks', before);
    },
  },
  {
    name: 'rollback first',
    async run(player) {
      const before = await player.balance();
      const stake = player.movement();
      player.expectPaid('A rollback before its stake', await player.ask('rollback', player.rollbackOf(stake)), before);
      player.expectRefused('A stake after its rollback', await player.ask('debit', stake));
      await player.expectBalance('a rollback and then its stake', before);
    },
  },
  {
    name: 'batch',
    async run(player) {
      const before = await player.balance();
      const repeated = player.movement();
      const stakes = [...each(() => player.movement()), ...each(() => repeated)];
      const wins = each(() => player.movement({ roundId: repeated.roundId }));
      const staked = await Promise.all(stakes.map((stake) => player.ask('debit', stake)));
      const paid = await Promise.all(wins.map((win) => player.ask('credit', win)));
      for (const answer of staked) player.expectCode('One of many stakes at once', answer, 'OK');
      for (const answer of paid) player.expectCode('One of many wins at once', answer, 'OK');
      const repeats = new Set(staked.slice(CONCURRENT).map(({ balanceMinor }) => balanceMinor));
      if (repeats.size > 1) throw new Fault('One stake, sent several times at once, had different answers.');
      await player.expectBalance('many calls at once', before - player.stakeMinor);
    },
  },
  {
    name: 'time-out and retry',
    async run(player) {
      for (const afterMs of HANG_UP_MS) {
        const before = await player.balance();
        const stake = player.movement();
        await player.hangUp('debit', stake, afterMs);
        const after = before - player.stakeMinor;
        player.expectPaid('A stake whose first answer was lost', await player.ask('debit', stake), after);
        await player.expectBalance('a stake whose first answer was lost', after);
        await player.hangUp('rollback', player.rollbackOf(stake), afterMs);
        player.expectPaid('A rollback whose first answer was lost', await player.ask('rollback', player.rollbackOf(stake)), before);
      }
    },
  },
  {
    name: 'free round without a grant',
    isOfCampaigns: true,
    async run(player) {
      const before = await player.balance();
      const answer = await player.ask('debit', player.movement({ campaignId: 'certify-none' }));
      player.expectCode('A free round of a campaign that has granted none', answer, 'NO_FREE_ROUNDS');
      await player.expectBalance('a free round without a grant', before);
    },
  },
  {
    name: 'free round',
    isOfCampaigns: true,
    async run(player) {
      if (!player.grant) return noGrant;
      const before = await player.balance();
      const stake = player.freeRound(player.grant);
      player.expectPaid('A free round', await player.ask('debit', stake), before);
      player.expectPaid('A free round sent twice', await player.ask('debit', stake), before);
      const win = player.movement({ roundId: stake.roundId, roundEnd: true });
      player.expectPaid('The win of a free round', await player.ask('credit', win), before + player.stakeMinor);
    },
  },
  {
    name: 'free round rolled back',
    isOfCampaigns: true,
    async run(player) {
      if (!player.grant) return noGrant;
      const before = await player.balance();
      // More often than any grant has rounds: each comes back.
      for (let time = 0; time < player.grant.left + 1; time += 1) {
        const stake = player.freeRound(player.grant);
        player.expectPaid('A free round whose last one was rolled back', await player.ask('debit', stake), before);
        player.expectPaid('The rollback of a free round', await player.ask('rollback', player.rollbackOf(stake)), before);
      }
    },
  },
  {
    name: 'free rounds used up',
    isOfCampaigns: true,
    async run(player) {
      const { grant } = player;
      if (!grant) return noGrant;
      const before = await player.balance();
      const codes: string[] = [];
      for (let time = 0; time < grant.left; time += 1) codes.push((await player.ask('debit', player.freeRound(grant))).code);
      // One of them was played before.
      const expected = grant.left - 1;
      const played = codes.filter((code) => code === 'OK').length;
      if (played !== expected) throw new Fault(`Of ${expected} free rounds that were left, ${played} were accepted.`);
      player.expectCode('A free round of a grant that is used up', await player.ask('debit', player.freeRound(grant)), 'NO_FREE_ROUNDS');
      await player.expectBalance('the last free rounds', before);
    },
  },
  {
    name: 'win after logout',
    async run(player) {
      if (!player.logOut) return 'the suite cannot log the player out; --player does both';
      const before = await player.balance();
      const [paid, lost] = [player.movement(), player.movement()];
      await player.ask('debit', paid);
      await player.ask('debit', lost);
      await player.logOut();
      player.expectPaid(
        'A win after the logout',
        await player.ask('credit', player.movement({ roundId: paid.roundId })),
        before - player.stakeMinor,
      );
      player.expectPaid('A rollback after the logout', await player.ask('rollback', player.rollbackOf(lost)), before);
      player.expectRefused('A stake after the logout', await player.ask('debit', player.movement()));
      await player.expectBalance('a win, a rollback and a stake after the logout', before);
    },
  },
];

const noGrant = 'the launch told of no free rounds of the player';

const each = <T>(make: () => T): T[] => Array.from({ length: CONCURRENT }, make);
