import type { Client } from '@site/api/client';
import { addDays, dayOf } from '@site/rules/period';
import { strFromU8, unzipSync, type Unzipped } from 'fflate';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { seedSmall } from '../testing/seedSmall.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { csvCell, csvLine, csvText } from './csvCell.ts';
import { sheetFormat } from './sheetFormat.ts';

const now = new Date();
const today = dayOf(now, 'Asia/Ho_Chi_Minh');
const query = { from: addDays(today, -3), to: today };

const linesOf = (text: string) => text.split('\r\n').slice(0, -1);

/** Returns the cells of the first worksheet: numbers as numbers, text as text. */
const rowsOf = (parts: Unzipped) =>
  [...strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()).matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c s="\d"><v>(.*?)<\/v><\/c>|<c t="str"><v>(.*?)<\/v><\/c>|<c\/>/g)].map(([, figure, text = '']) =>
      figure === undefined ? text : Number(figure),
    ),
  );

describe.each(spreadEngines)('on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ engine, seed: (empty) => seedSmall(empty, now) });
  });
  afterAll(() => service.close());

  async function start(client: Client, input: Parameters<typeof client<'startExport'>>[1]) {
    const reply = await client('startExport', input);
    if (!reply.ok) throw new Error(reply.code);
    return service.url + reply.value.url;
  }

  it.each(['day', 'category'] as const)(
    'AGT-06 exports the whole team report by %s, with a byte order mark and plain numbers',
    async (groupBy) => {
      const agent = await service.clientOf('agent01');
      const response = await fetch(await start(agent, { report: 'teamBetting', query: { ...query, groupBy } }));
      expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="teamBetting_${query.from}_${query.to}.csv"`);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [header, ...lines] = linesOf(bytes.subarray(3).toString());
      expect(header).toBe('Day,Category,Bets,Active members,Bet amount,Valid bets,Payout,Team profit,Currency');
      const shown = await agent('teamBetting', { ...query, groupBy, limit: 100 });
      if (!shown.ok) throw new Error(shown.code);
      expect(lines).toEqual(
        shown.value.rows.map((row) =>
          [
            row.day,
            row.gameType ?? '',
            row.bets,
            row.activeMembers,
            ...[row.stakeMinor, row.validBetMinor, row.payoutMinor, row.profitMinor].map((minor) =>
              minor === null ? '' : (Number(minor) / 100).toFixed(2),
            ),
            'USD',
          ].join(','),
        ),
      );
    },
  );

  it('MEM-06 exports more bets than a slice holds, each once and in order', async () => {
    const { db } = service.services;
    const { id } = await db.selectFrom('account').where('username', '=', 'limit01').select('id').executeTakeFirstOrThrow();
    await sql`
      insert into bet (account_id, integration, round_id, node_id, game_type, currency, stake_minor, payout_minor, valid_bet_minor, status, placed_at)
      select ${id}, 'STUDIO', 'r' || n, 10001, 'RNG', 'USD', n % 7, 0, 0, 'open', ${now}::timestamptz - (n / 3) * interval '1 second'
      from generate_series(1, 4501) n`.execute(db);
    for (const sort of ['-placedAt', 'stakeMinor']) {
      const text = await (
        await fetch(await start(await service.clientOf('limit01'), { report: 'bets', query: { ...query, sort } }))
      ).text();
      const rows = linesOf(text)
        .slice(1)
        .map((line) => line.split(','));
      expect(new Set(rows.map((row) => row[2])).size).toBe(4501);
      const keys = rows.map((row) => (sort === 'stakeMinor' ? Number(row[5]) : -Date.parse(row[0] ?? '')));
      expect(keys).toEqual(keys.toSorted((one, other) => one - other));
    }
  });

  it('AGT-06 MEM-06 writes a workbook with figures as numbers, days as days, and text that is no formula', async () => {
    const agent = await service.clientOf('agent01');
    const response = await fetch(await start(agent, { report: 'teamBetting', query: { ...query, groupBy: 'day' }, format: 'xlsx' }));
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="teamBetting_${query.from}_${query.to}.xlsx"`);
    const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(parts).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    const rows = rowsOf(parts);
    expect(rows[0]?.slice(0, 3)).toEqual(['Day', 'Category', 'Bets']);
    const shown = await agent('teamBetting', { ...query, groupBy: 'day', limit: 100 });
    if (!shown.ok) throw new Error(shown.code);
    expect(shown.value.rows.length).toBeGreaterThan(1);
    expect(rows.slice(1).map((cells) => [cells[0], cells[2], cells[4]])).toEqual(
      shown.value.rows.map(({ day, bets, stakeMinor }) => [
        (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000,
        bets,
        Number(stakeMinor) / 100,
      ]),
    );
  });

  it('AGT-06 keeps what looks like a formula or like markup as text', async () => {
    const cells = ['=1+1', '<v>&</v>', 'a\u{1}b', '+84'].map((text) => sheetFormat.text(sql`${text}::text`));
    const { rows } = await sql<{ line: string }>`select ${sheetFormat.line(cells)} as line`.execute(service.services.db);
    expect(rows[0]?.line).toBe(
      `<row>${['=1+1', '&lt;v&gt;&amp;&lt;/v&gt;', 'ab', '+84'].map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`,
    );
  });

  it.each([
    ['AR', 'وقت الرهان,اللعبة,الجولة,'],
    ['BN', 'সময়,গেম,রাউন্ড,'],
    ['EN', 'Placed,Game,Round,Selection,Odds,Stake,Payout,Net,Currency,Status,Paid by,Market,Vendor,Category,Valid bet'],
  ])('MEM-06 translates every heading and code into %s', async (language, heading) => {
    const client = service.clientWith({
      Authorization: `Bearer ${await service.tokenOf('player01')}`,
      'Accept-Language': language.toLowerCase(),
    });
    const [header = ''] = linesOf(await (await fetch(await start(client, { report: 'bets', query }))).text());
    expect(header).toContain(heading);
    expect(header).not.toMatch(/[a-z][A-Z]|\./);
  });

  it('serves its link once, within sixty seconds, and never to a guess', async () => {
    const link = await start(await service.clientOf('agent01'), { report: 'teamBetting', query });
    const [first, second] = [await fetch(link), await fetch(link)];
    expect([first.status, second.status]).toEqual([200, 404]);
    await first.text();
    const late = await start(await service.clientOf('agent01'), { report: 'teamBetting', query });
    await sql`update export_ticket set expires_at = now() - interval '1 second' where used_at is null`.execute(service.services.db);
    expect((await fetch(late)).status).toBe(404);
    for (const guess of ['', '?ticket=', '?ticket=x', '?ticket=a&ticket=b', `?ticket=${'x'.repeat(5000)}`])
      expect((await fetch(`${service.url}/wps/exports/file${guess}`)).status).toBe(404);
  });

  it('API-05 MEM-06 tells how far an own export is, and others nothing of it', async () => {
    const client = await service.clientOf('player01');
    const reply = await client('startExport', { report: 'bets', query });
    if (!reply.ok) throw new Error(reply.code);
    const { id, url } = reply.value;
    const shown = await client('betRecords', { ...query, limit: 100 });
    const rows = shown.ok ? shown.value.rows.length : 0;
    expect(rows).toBeGreaterThan(0);
    expect(await client('exportProgress', { id })).toEqual({ ok: true, value: { id, rowsDone: 0, rows, state: 'waiting' } });
    await (await fetch(service.url + url)).text();
    const done = { ok: true, value: { id, rowsDone: rows, rows, state: 'done' } };
    await expect.poll(() => client('exportProgress', { id })).toEqual(done);
    expect(await client('cancelExport', { id })).toEqual(done);
    const other = await service.clientOf('player02');
    for (const call of ['exportProgress', 'cancelExport'] as const)
      expect(await other(call, { id })).toMatchObject({ ok: false, code: 'notFound' });
  });

  it('API-05 MEM-06 cancels an export: its address no longer works, and a running file breaks off', async () => {
    const client = await service.clientOf('limit01');
    const { db } = service.services;
    const { id: accountId } = await db.selectFrom('account').where('username', '=', 'limit01').select('id').executeTakeFirstOrThrow();
    await sql`
      insert into bet (account_id, integration, round_id, node_id, game_type, currency, stake_minor, payout_minor, valid_bet_minor, status, placed_at)
      select ${accountId}, 'STUDIO', 'many' || n, 10001, 'RNG', 'USD', 1, 0, 0, 'open', ${now}::timestamptz - n * interval '1 millisecond'
      from generate_series(1, 60000) n`.execute(db);
    const begin = async () => {
      const reply = await client('startExport', { report: 'bets', query });
      if (!reply.ok) throw new Error(reply.code);
      return reply.value;
    };
    const unopened = await begin();
    expect(await client('cancelExport', { id: unopened.id })).toMatchObject({ ok: true, value: { rowsDone: 0, state: 'cancelled' } });
    expect((await fetch(service.url + unopened.url)).status).toBe(404);

    const { id, url } = await begin();
    const reader = (await fetch(service.url + url)).body?.getReader();
    await reader?.read();
    expect(await client('exportProgress', { id })).toMatchObject({ ok: true, value: { state: 'running' } });
    expect(await client('cancelExport', { id })).toMatchObject({ ok: true, value: { state: 'cancelled' } });
    await expect(
      (async () => {
        while (!(await reader?.read())?.done);
      })(),
    ).rejects.toThrow('terminated');
    const ended = await client('exportProgress', { id });
    if (!ended.ok) throw new Error(ended.code);
    expect(ended.value.state).toBe('cancelled');
    expect(ended.value.rowsDone).toBeLessThan(ended.value.rows);
  });

  it.each([
    ['a member', 'player01', { report: 'teamBetting', query }, { code: 'notFound' }],
    ['a trial account', 'trial01', { report: 'bets', query }, { code: 'needsRealAccount' }],
    [
      'a range that ends before it begins',
      'agent01',
      { report: 'teamBetting', query: { from: today, to: addDays(today, -1) } },
      { code: 'invalidInput', details: { field: 'query.to', rule: 'from 1 to 92 days' } },
    ],
    [
      'an unknown column',
      'agent01',
      { report: 'teamBetting', query: { ...query, sort: 'password' } },
      { code: 'invalidInput', details: { field: 'query.sort' } },
    ],
    [
      'a filter on a column of another report',
      'agent01',
      { report: 'teamBetting', query: { ...query, filter: '{"roundId":"r1"}' } },
      { code: 'invalidInput', details: { field: 'query.filter', rule: 'an object of gameType' } },
    ],
  ] as const)('AGT-11 refuses %s', async (_who, username, input, refusal) => {
    const client = await service.clientOf(username);
    expect(await client('startExport', input)).toMatchObject({ ok: false, ...refusal });
  });

  it('AGT-06 prepares ten exports an hour for one account, and tells the wait before the next', async () => {
    const agent = await service.clientOf('agent02');
    const replies = [];
    for (let asked = 0; asked < 11; asked += 1) replies.push(await agent('startExport', { report: 'teamBetting', query }));
    expect(replies.map(({ ok }) => ok)).toEqual([...Array.from({ length: 10 }, () => true), false]);
    expect(replies.at(-1)).toMatchObject({ code: 'tooMany', details: { retryAfterS: expect.any(Number) as number } });
  });

  it('AGT-06 refuses an unknown report', async () => {
    const client = await service.clientOf('agent01');
    const input = { report: 'passwords', query } as unknown as Parameters<typeof client<'startExport'>>[1];
    expect(await client('startExport', input)).toMatchObject({ ok: false, code: 'invalidInput', details: { field: 'report' } });
  });

  it('MEM-06 applies the requested filter and order', async () => {
    const agent = await service.clientOf('agent01');
    const asked = { ...query, sort: 'bets', filter: '{"gameType":"LIVE"}', groupBy: 'category' } as const;
    const [, ...lines] = linesOf(await (await fetch(await start(agent, { report: 'teamBetting', query: asked }))).text());
    const shown = await agent('teamBetting', asked);
    expect(lines.map((line) => line.split(',').slice(0, 3))).toEqual(
      shown.ok && shown.value.rows.map(({ day, gameType, bets }) => [day, gameType, String(bets ?? '')]),
    );
    expect(lines.length).toBeGreaterThan(1);
  });

  const cellOf = async (cell: RawBuilder<string>) => {
    const { rows } = await sql<{ line: string }>`select ${csvLine([cell])} as line`.execute(service.services.db);
    return rows[0]?.line;
  };

  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx'])('MEM-06 prevents spreadsheets from evaluating %j', async (text) => {
    expect(await cellOf(csvText(sql`${text}`))).toMatch(/^"?'/);
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['plain', 'plain'],
    [null, ''],
  ])('MEM-06 quotes %j where needed', async (text, cell) => {
    expect(await cellOf(csvText(sql`${text}`))).toBe(`${cell}\r\n`);
  });

  it.each([
    ['-1250', 'USD', '-12.50'],
    ['5', 'USD', '0.05'],
    ['-5', 'USDT', '-0.05'],
    ['1250', 'VND', '1250'],
    ['900000000000000001', 'BDT', '9000000000000000.01'],
  ])('MEM-06 writes %s of %s as a bare number', async (minor, currency, cell) => {
    expect(await cellOf(csvCell(sql`${minor}::bigint`, { kind: 'money', currency, zone: 'UTC' }))).toBe(`${cell}\r\n`);
  });
});
