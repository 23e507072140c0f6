import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { openTestDatabase, spreadEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { changeCampaign } from './changeCampaign.ts';

const terms = {
  id: 'opening-week',
  brand: 'marquee',
  name: 'Opening week',
  games: `${testGames.slot.game_code},${testGames.live.game_code}`,
  rounds: '10',
  stake: '20',
  currency: 'USD',
  from: '2026-01-01',
  until: '2026-12-31',
};

describe.each(spreadEngines)('on %s', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedTestAccounts(database.db);
    await seedTestGames(database.db);
  });
  afterAll(() => database.close());

  const say = (verb: string, given: Record<string, string>, ...more: string[]) =>
    changeCampaign(database.db, [verb, ...Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]), ...more, '--by', 'ops']);
  const grants = () => database.db.selectFrom('campaign_grant').select(['campaign_id', 'rounds', 'used', 'granted_by']).execute();

  it('VEN-01 DR-21.1 opens a campaign once, and refuses other terms under its id', async () => {
    expect(await say('open', terms)).toBe('Opening week is open.');
    expect(await say('open', terms)).toBe('Opening week was open already.');
    await expect(say('open', { ...terms, rounds: '11' })).rejects.toThrow('There is a campaign "opening-week" with other terms.');
    const [kept] = await database.db.selectFrom('campaign').selectAll().execute();
    expect(kept).toMatchObject({ node_ids: [1, 2], rounds: 10, stake_minor: 20n, state: 'open', created_by: 'ops' });
  });

  it.each([
    ['an unknown game', { games: 'no-such' }, 'There is no game no-such.'],
    ['an unknown brand', { brand: 'no-such' }, 'There is no brand "no-such".'],
    ['no stake', { stake: '0' }, 'stakeMinor: digits of minor units'],
    ['an end before its start', { until: '2025-01-01' }, 'A campaign ends after it starts'],
    ['an id with spaces', { id: 'a b' }, 'id: small letters'],
  ])('VEN-01 DR-21.1 refuses a campaign with %s', async (_what, wrong, message) => {
    await expect(say('open', { ...terms, id: 'other', ...wrong })).rejects.toThrow(message);
  });

  it('VEN-01 DR-21.1 grants each member the rounds once, and none to those who may not play', async () => {
    const { db } = database;
    await db.updateTable('account').set({ state: 'excluded' }).where('username', '=', 'player02').execute();
    const list = { id: terms.id, players: 'player01,player02,trial01,nobody' };
    expect(await say('grant', list)).toBe('Granted to 1 members; 0 had the grant already. Not granted to player02, trial01, nobody.');
    expect(await say('grant', list)).toContain('Granted to 0 members; 1 had the grant already.');
    expect(await grants()).toEqual([{ campaign_id: terms.id, rounds: 10, used: 0, granted_by: 'ops' }]);
  });

  it('VEN-01 DR-21.1 grants all members of the brand, and none of another', async () => {
    const { db } = database;
    await say('grant', { id: terms.id }, '--all');
    const granted = await db.selectFrom('campaign_grant').select('account_id').execute();
    const ids = granted.map(({ account_id }) => account_id);
    const rows = await db.selectFrom('account').where('id', 'in', ids).select(['merchant', 'type', 'state']).execute();
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every(({ merchant, type, state }) => merchant === 'marquee' && type !== 4 && state === 'active')).toBe(true);
  });

  it('VEN-01 DR-21.1 grants nothing of a campaign that is closed or unknown', async () => {
    expect(await say('close', { id: terms.id })).toBe('Opening week is closed.');
    for (const id of [terms.id, 'no-such'])
      await expect(say('grant', { id }, '--all')).rejects.toThrow(`There is no open campaign "${id}".`);
    await expect(say('close', { id: 'no-such' })).rejects.toThrow('There is no campaign "no-such".');
    await expect(say('grant', { id: terms.id })).rejects.toThrow('Say one of');
    await expect(say('destroy', {})).rejects.toThrow('Say one of');
  });
});
