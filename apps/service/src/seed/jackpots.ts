import type { CountedGames } from '@site/api/prizes';
import { creditsIn } from '@site/rules/credits';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { addJackpot } from '../prizes/addJackpot.ts';
import { brandPlans } from './brandPlans.ts';
import type { InSeedLanguages } from './InSeedLanguages.ts';

interface SeedJackpot {
  code: string;
  games: CountedGames;
  seedCredits: bigint;
  mustDropCredits: bigint;
  contributionPpm: number;
  words: InSeedLanguages<{ name: string }>;
}

/** The first drops after a few hundred credits of stakes at most: somebody who tries the demo out can win it. */
const seedJackpots: SeedJackpot[] = [
  {
    code: 'firefly',
    games: { gameTypes: ['RNG', 'FISH'], vendors: [], nodeIds: [] },
    seedCredits: 2n,
    mustDropCredits: 10n,
    contributionPpm: 10_000,
    words: { EN: { name: 'Firefly' }, BN: { name: 'জোনাকি' }, AR: { name: 'اليراعة' }, VI: { name: 'Đom đóm' }, CN: { name: '萤火' } },
  },
  {
    code: 'moonrise',
    games: { gameTypes: ['RNG', 'LIVE'], vendors: [], nodeIds: [] },
    seedCredits: 500n,
    mustDropCredits: 2000n,
    contributionPpm: 5000,
    words: {
      EN: { name: 'Moonrise' },
      BN: { name: 'চন্দ্রোদয়' },
      AR: { name: 'طلوع القمر' },
      VI: { name: 'Trăng lên' },
      CN: { name: '月升' },
    },
  },
];

/** Writes the jackpots of each brand. */
export async function writeJackpots(tx: Transaction<Schema>): Promise<void> {
  for (const { brand } of brandPlans)
    for (const [position, { code, games, seedCredits, mustDropCredits, contributionPpm, words }] of seedJackpots.entries())
      await addJackpot(tx, {
        merchant: brand.merchant,
        code,
        position,
        currency: brand.currency,
        games: JSON.stringify(games),
        seed_minor: creditsIn(brand.currency, seedCredits),
        must_drop_minor: creditsIn(brand.currency, mustDropCredits),
        contribution_ppm: contributionPpm,
        words: JSON.stringify(words),
      });
}
