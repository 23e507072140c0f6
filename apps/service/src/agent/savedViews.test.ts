import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { MAX_VIEWS } from '@site/api/savedViews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';

type View = InputOf<Calls['saveView']>['view'];

const view: View = { sort: '-day', filter: { gameType: 'RNG' }, limit: 25, density: 'compact', hidden: ['bets'], group: 'category' };

describe.each(ruleEngines)('AGT-06 saved views on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ engine });
  });
  afterAll(() => service.close());

  it('AGT-06 are kept by name and report, replaced, deleted, and nobody else’s', async () => {
    const { db } = service.services;
    const agent = await service.clientOf('agent01');
    const report = 'teamBetting';
    for (const [name, density] of [
      ['', 'roomy'],
      ['Slots', 'standard'],
      ['Slots', 'compact'],
    ] as const)
      expect(await agent('saveView', { report, name, view: { ...view, density } })).toEqual({ ok: true, value: null });
    expect(
      await agent('saveView', { report: 'userLoss', name: 'Losses', view: { ...view, sort: '-lossMinor', filter: {}, group: 'player' } }),
    ).toMatchObject({ ok: true });
    const kept = [
      { name: '', view: { ...view, density: 'roomy' } },
      { name: 'Slots', view },
    ];
    expect(await agent('savedViews', { report })).toEqual({ ok: true, value: { views: kept } });
    await db.updateTable('account').set({ type: 2 }).where('username', '=', 'player02').execute();
    const other = await service.clientOf('player02');
    expect(await other('savedViews', { report })).toEqual({ ok: true, value: { views: [] } });
    expect(await other('deleteView', { report, name: 'Slots' })).toMatchObject({ ok: true });
    // A view that names what the report no longer has.
    await db
      .updateTable('saved_view')
      .set({ view: JSON.stringify({ ...view, sort: '-gone' }) })
      .where('name', '=', '')
      .execute();
    expect(await agent('savedViews', { report })).toEqual({ ok: true, value: { views: [kept[1]] } });
    expect(await agent('deleteView', { report, name: 'Slots' })).toMatchObject({ ok: true });
    expect(await agent('savedViews', { report })).toEqual({ ok: true, value: { views: [] } });
  });

  it.each([
    ['an unknown report', { report: 'bets' }, { code: 'notFound' }],
    ['a sort of another report', { view: { ...view, sort: '-lossMinor' } }, { details: { field: 'view', rule: 'known' } }],
    ['a filter of another report', { view: { ...view, filter: { account: 'x' } } }, { details: { field: 'view', rule: 'known' } }],
    ['an unknown column', { view: { ...view, hidden: ['password'] } }, { details: { field: 'view', rule: 'known' } }],
    ['an unknown group', { view: { ...view, group: 'player' } }, { details: { field: 'view', rule: 'known' } }],
  ] as const)('AGT-06 refuses %s', async (_what, given, refusal) => {
    const agent = await service.clientOf('agent01');
    const input = { report: 'teamBetting', name: 'One', view, ...given } as InputOf<Calls['saveView']>;
    expect(await agent('saveView', input)).toMatchObject({ ok: false, ...refusal });
  });

  it('AGT-06 keeps twenty views of a report beside the one that is saved', async () => {
    const agent = await service.clientOf('agent01');
    const save = (name: string) => agent('saveView', { report: 'income', name, view: { ...view, filter: {}, hidden: [], group: 'day' } });
    for (let number = 1; number <= MAX_VIEWS; number += 1) expect(await save(`View ${number}`)).toMatchObject({ ok: true });
    expect(await save('One more')).toMatchObject({ code: 'limitReached' });
    expect(await save('View 3')).toMatchObject({ ok: true });
  });
});
