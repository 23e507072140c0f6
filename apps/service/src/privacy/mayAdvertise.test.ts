import { randomUUID } from 'node:crypto';
import type { CampaignGift } from '@site/api/operatorCampaigns';
import { marketingChannels } from '@site/api/marketingChannels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWallets } from '../ledger/openWallets.ts';
import { runCampaigns } from '../operatorCampaigns/runCampaigns.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { changeBrand } from '../testing/changeBrand.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { settleBets } from '../testing/settleBets.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { mayBeAdvertisedTo } from './mayAdvertise.ts';

type Consent = [kind: 'terms' | 'marketing' | (typeof marketingChannels)[number], isGiven: boolean];
type State = 'active' | 'frozen' | 'excluded' | 'coolingOff';

const agreed: Consent[] = [['marketing', true]];
const people: Record<string, { state?: State; consents: Consent[]; ways: string[] }> = {
  agreed: { consents: agreed, ways: ['site', 'email', 'sms', 'phone', 'push'] },
  smsalone: {
    consents: [
      ['marketing', false],
      ['sms', true],
    ],
    ways: ['site', 'sms'],
  },
  nomail: {
    consents: [
      ['marketing', true],
      ['email', false],
    ],
    ways: ['site', 'sms', 'phone', 'push'],
  },
  neverasked: { consents: [['terms', true]], ways: [] },
  stopped: {
    consents: [
      ['marketing', true],
      ['email', false],
      ['sms', false],
      ['phone', false],
      ['push', false],
    ],
    ways: [],
  },
  resting: { state: 'coolingOff', consents: agreed, ways: [] },
  excluded: { state: 'excluded', consents: agreed, ways: [] },
  frozen: { state: 'frozen', consents: agreed, ways: [] },
};
const names = Object.keys(people);
const reachable = names.filter((name) => people[name]?.ways.includes('site'));

describe.each(ruleEngines)('advertising on %s', (engine) => {
  let service: TestService;
  const ids = new Map<string, number>();
  beforeAll(async () => {
    service = await startService({
      engine,
      async seed(db) {
        await seedTestAccounts(db);
        await seedTestGames(db);
      },
    });
    await changeBrand(service.services, { flags: { VIP: '1' } });
    for (const name of names) ids.set(name, await add(name));
  });
  afterAll(() => service.close());

  async function add(username: string) {
    const { db } = service.services;
    const { state = 'active', consents = [] } = people[username] ?? {};
    const account = { merchant: 'marquee', role: 'member', type: 0, username, nickname: username, currency: 'USD', state } as const;
    const { id } = await db
      .insertInto('account')
      .values({ ...account, country: 'QA', language: 'EN', password_hash: '', path: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await openWallets(db, [{ id, currency: 'USD' }]);
    const given = consents.map(([kind, is_given], index) => ({
      account_id: id,
      kind,
      is_given,
      given_at: new Date(Date.now() - 1000 + index),
      version: '1',
      ip: '127.0.0.1',
    }));
    await db.insertInto('consent').values(given).execute();
    return id;
  }
  const namesOf = (accountIds: readonly number[]) => names.filter((name) => accountIds.includes(ids.get(name) ?? 0));
  const informed = async (kind: 'operator' | 'vipPromoted') => {
    const rows = await service.services.db.selectFrom('inbox_message').where('kind', '=', kind).select('account_id').execute();
    return namesOf(rows.map(({ account_id }) => account_id));
  };
  const campaign = async (gift: CampaignGift) => {
    const admin = await service.operatorClientOf('operator01');
    const segment = { currency: 'USD', country: 'QA' };
    const terms = { name: gift.kind, segment, gift, startsAt: null, endsAt: Date.now() + 86_400_000, transferId: randomUUID() };
    const reply = await admin('startCampaign', terms);
    if (!reply.ok) throw new Error(reply.code);
    const second = await service.operatorClientOf('operator02');
    expect(await second('decideProposal', { id: reply.value.id, isApproved: true })).toMatchObject({ ok: true });
    await runCampaigns(service.services, new Date());
  };

  const senders: [string, () => Promise<string[]>][] = [
    [
      'a campaign of a message',
      async () => {
        await campaign({ kind: 'message', title: 'Tonight', text: 'Come and see.' });
        return informed('operator');
      },
    ],
    [
      'a campaign of free rounds',
      async () => {
        await campaign({ kind: 'freeRounds', nodeIds: [testGames.slot.node_id], rounds: 5, stakeMinor: '20' });
        const rows = await service.services.db.selectFrom('campaign_grant').select('account_id').execute();
        return namesOf(rows.map(({ account_id }) => account_id));
      },
    ],
    [
      'the note of a higher VIP level',
      async () => {
        const { db } = service.services;
        const at = new Date();
        const bet = {
          integration: 'STUDIO',
          node_id: 1,
          game_type: 'RNG',
          currency: 'USD',
          status: 'settled',
          placed_at: at,
          settled_at: at,
        } as const;
        for (const [name, account_id] of ids) {
          const growth = { account_id, currency: 'USD', deposit_minor: 50_000n, valid_bet_minor: 499_900n };
          await db.insertInto('vip_growth').values(growth).execute();
          await settleBets(db, [
            { ...bet, account_id, round_id: `grow:${name}`, stake_minor: 100n, payout_minor: 0n, valid_bet_minor: 100n },
          ]);
        }
        await applyRollups(db);
        return informed('vipPromoted');
      },
    ],
    [
      'a pop-up of an offer',
      async () => {
        const { db } = service.services;
        const popup = { merchant: 'marquee', type: 'PU', audience: 'site', execution: 'A', promotion_type: 'OFFER', position: 0 } as const;
        const words = JSON.stringify({ EN: { title: 'Double', content: '<p>Tonight.</p>' } });
        await db
          .insertInto('announcement')
          .values({ ...popup, words, starts_at: new Date(0) })
          .execute();
        const seen = await Promise.all(
          names.map(async (name) => {
            const reply = await (await service.clientOf(name))('announcements', { types: 'PU', execution: 'A' });
            return reply.ok && reply.value.popup.some(({ title }) => title === 'Double') ? [name] : [];
          }),
        );
        return seen.flat();
      },
    ],
  ];

  it.each(senders)(
    'MEM-26 RES-02 DR-4.3 %s reaches who has agreed, and nobody who rests, is excluded, frozen or has asked to stop',
    async (_sender, send) => {
      expect(await send()).toEqual(reachable);
    },
  );

  it.each(names)('MEM-26 %s is reached by the ways that were agreed to', async (name) => {
    const { db } = service.services;
    const ways = [];
    for (const way of ['site', ...marketingChannels] as const) if (await mayBeAdvertisedTo(db, ids.get(name) ?? 0, way)) ways.push(way);
    expect(ways).toEqual(people[name]?.ways);
  });
});
