import type { Call } from '@site/api/call';
import { calls } from '@site/api/calls';
import type { Reply } from '@site/api/client';
import { dayOf, startOfDay } from '@site/rules/period';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billId } from '../contracts/billId.ts';
import billDetail from '../contracts/billDetail.ts';
import collectBill from '../contracts/collectBill.ts';
import contractDifference from '../contracts/contractDifference.ts';
import contractDocument from '../contracts/contractDocument.ts';
import simulateContract from '../contracts/simulateContract.ts';
import { storeTiers } from '../contracts/contractRows.ts';
import cancelExport from '../exports/cancelExport.ts';
import exportProgress from '../exports/exportProgress.ts';
import type { Handler, Member, Request } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { Random } from '../seed/Random.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { addToTree } from '../testing/seedTree.ts';
import { settleBets } from '../testing/settleBets.ts';
import { startService, type TestService } from '../testing/startService.ts';
import deleteView from './deleteView.ts';
import downlineBets from './downlineBets.ts';
import downlineTransactions from './downlineTransactions.ts';
import endLink from './endLink.ts';
import { LEAST_NAMED } from './namedBranches.ts';
import teamDownlines from './teamDownlines.ts';
import teamMember from './teamMember.ts';
import teamMembers from './teamMembers.ts';
import teamTree from './teamTree.ts';
import userLoss from './userLoss.ts';

const ACCOUNTS = 101;
const MAX_LEVELS = 10;
const PAIRS = 10_000;
const AT_ONCE = 10;
/** Reports take longer than a look-up by id. */
const SHARE_OF_REPORTS = 0.05;
const zone = 'Asia/Ho_Chi_Minh';
const from = startOfDay('2026-01-01', zone);
const now = new Date();
const today = dayOf(now, zone);

interface Agent {
  id: number;
  username: string;
  upline: number | null;
  contract: number;
  link: number;
  exportId: string;
}

let service: TestService;
const agents: Agent[] = [];
const byId = new Map<number, Agent>();
const random = new Random('pairs by id');

const lineOf = (id: number): number[] => {
  const upline = byId.get(id)?.upline ?? null;
  return upline === null ? [id] : [id, ...lineOf(upline)];
};

beforeAll(async () => {
  service = await startService({
    async seed(db) {
      await seedTestAccounts(db);
      for (let number = 0; number < ACCOUNTS; number += 1) {
        const open = agents.filter(({ id }) => lineOf(id).length < MAX_LEVELS);
        const upline = number % 25 === 0 ? null : random.pick(open).id;
        const username = `tree${number}`;
        const id = await addToTree(db, { username, type: 2, above: upline === null ? [] : lineOf(upline) });
        const agent = { id, username, upline, contract: 0, link: 0, exportId: '' };
        agents.push(agent);
        byId.set(id, agent);
      }
      const contracts = await db
        .insertInto('contract')
        .values(
          agents.map(({ id, upline }) => ({
            kind: 'DIVIDEND',
            giver_id: upline,
            taker_id: id,
            period: 'H',
            rate_ppm: 1000,
            tiers: storeTiers([{ minActive: 0, minValidBetMinor: 0n, minLossMinor: 0n, ratePpm: 1000 }]),
            categories: ['RNG'],
            carry: 'MONTH' as const,
            status: 'accepted',
            valid_from: from,
            accepted_at: from,
          })),
        )
        .returning(['id', 'taker_id'])
        .execute();
      for (const { id, taker_id } of contracts) Object.assign(byId.get(taker_id) ?? {}, { contract: id });
      await db
        .insertInto('contract_bill')
        .values(
          contracts.map(({ id }) => ({
            contract_id: id,
            starts_at: from,
            period_from: '2026-01-01',
            period_to: '2026-01-15',
            status: 'UNCOLLECTED' as const,
            active_members: 0,
            valid_bet_minor: 0n,
            own_net_minor: 0n,
            carried_minor: 0n,
            tier: 0,
            gross_minor: 100n,
            received_minor: 100n,
            net_minor: 100n,
            at: from,
            // Too late to be collected: to its taker it answers so.
            collect_until: from,
            collected_at: null,
          })),
        )
        .execute();
      const links = await db
        .insertInto('sign_up_link')
        .values(
          agents.map(({ id, username }) => ({
            merchant: 'marquee',
            code: username,
            account_id: id,
            type: 0 as const,
            terms: '[]',
            expires_at: null,
            most_uses: null,
            created_at: from,
            withdrawn_at: null,
          })),
        )
        .returning(['id', 'account_id'])
        .execute();
      for (const { id, account_id } of links) Object.assign(byId.get(account_id) ?? {}, { link: id });
      await db
        .insertInto('saved_view')
        .values(
          agents.map(({ id, username }) => ({
            account_id: id,
            report: 'teamBetting',
            name: username,
            view: '{"sort":"day","filter":{},"hidden":[]}',
            saved_at: from,
          })),
        )
        .execute();
      const tickets = await db
        .insertInto('export_ticket')
        .values(
          agents.map(({ id, username }) => ({
            token_hash: Buffer.from(username),
            account_id: id,
            report: 'team-betting',
            query: '{}',
            expires_at: new Date(Date.now() + 3_600_000),
            used_at: null,
            rows: 1,
            ended: null,
          })),
        )
        .returning(['id', 'account_id'])
        .execute();
      for (const { id, account_id } of tickets) Object.assign(byId.get(account_id) ?? {}, { exportId: id });
      await settleBets(
        db,
        agents.map(({ id }) => ({
          account_id: id,
          integration: 'STUDIO',
          round_id: `r${id}`,
          node_id: 1,
          game_type: 'RNG',
          currency: 'USD',
          stake_minor: 100n,
          payout_minor: 0n,
          valid_bet_minor: 100n,
          status: 'settled' as const,
          placed_at: now,
          settled_at: now,
        })),
      );
    },
  });
  await applyRollups(service.services.db);
});
afterAll(() => service.close());

const isParty = (agent: Agent, { id, upline }: Agent) => agent.id === id || agent.id === upline;
const isSelf = (agent: Agent, object: Agent) => agent.id === object.id;
const isWithin = (agent: Agent, { id }: Agent) => lineOf(id).includes(agent.id);

/** Calls a function once for each agent, since pairs ask for the same again and again. */
function once<Answer>(of: (agent: Agent) => Answer): (agent: Agent) => Answer {
  const answers = new Map<Agent, Answer>();
  return (agent) => answers.get(agent) ?? answers.set(agent, of(agent)).get(agent)!;
}

const membersBelow = once((head) => agents.filter((each) => each.id !== head.id && isWithin(head, each)).length);
const isDirect = (agent: Agent, { upline }: Agent) => upline === agent.id;
const isEnough = (members: number) => members >= LEAST_NAMED;

/** Returns the direct downline whose team a member belongs to. */
const branchOf = (agent: Agent, object: Agent) => byId.get(lineOf(object.id)[lineOf(object.id).indexOf(agent.id) - 1] ?? 0);

/** Tells who has figures of its own, on a day on which everybody played: a team, and a direct downline by itself. Source: docs/domain.md DR-10.6. */
const toldBy = once((agent) => {
  const directs = agents.filter((each) => isDirect(agent, each));
  const teams = directs.filter((head) => isEnough(membersBelow(head)));
  const small = directs.filter((head) => !teams.includes(head));
  const below = small.reduce((sum, head) => sum + membersBelow(head), 0);
  const areDirect = isEnough(small.length) && (below === 0 || isEnough(below));
  const others = small.length + below;
  const hides = !areDirect && others > 0 && !isEnough(others);
  const [smallest] = teams.toSorted((one, other) => membersBelow(one) - membersBelow(other) || one.id - other.id);
  return { teams: hides ? teams.filter((head) => head !== smallest) : teams, areDirect };
});

function hasFigures(agent: Agent, object: Agent): boolean {
  if (isSelf(agent, object)) return true;
  const branch = isWithin(agent, object) && branchOf(agent, object);
  if (!branch) return false;
  const { teams, areDirect } = toldBy(agent);
  return teams.includes(branch) || (areDirect && isDirect(agent, object));
}

const hasTeam = (agent: Agent, object: Agent) => isSelf(agent, object) || toldBy(agent).teams.includes(object);

function isNamed(agent: Agent, object: Agent): boolean {
  const branch = !isSelf(agent, object) && isWithin(agent, object) && branchOf(agent, object);
  return branch ? isDirect(agent, object) || isEnough(membersBelow(branch)) : false;
}

const reportOf = (filter: object, more: object = {}) => ({ from: today, to: today, filter: JSON.stringify(filter), ...more });
const byPlayer = { groupBy: 'player' };
const terms = { kind: 'DAILY', tiers: [{ minActive: 0, minValidBetMinor: '0', ratePpm: 1000 }], categories: ['RNG'] };

/** A handler with the input for an object, and to whom the object is shown. */
type Asking = [handler: Handler, input: (of: Agent) => object, isShown: (agent: Agent, object: Agent) => boolean, code?: string];

/** Lists the handlers that take an id or a name. To others, the reply is that of an unknown id. */
const byIds: Asking[] = [
  [teamTree, ({ id }) => ({ under: String(id) }), isWithin],
  [teamMembers, ({ id }) => ({ under: String(id) }), isWithin],
  [teamMember, ({ id }) => ({ id: String(id) }), isNamed],
  [endLink, ({ link }) => ({ id: String(link) }), isSelf],
  [contractDocument, ({ contract }) => ({ id: contract }), isParty],
  [contractDifference, ({ contract }) => ({ id: contract, withId: contract }), isParty],
  [billDetail, ({ contract }) => ({ id: billId(contract, from) }), isParty],
  [collectBill, ({ contract }) => ({ id: billId(contract, from) }), isSelf, 'conflict'],
  [exportProgress, ({ exportId }) => ({ id: exportId }), isSelf],
  [cancelExport, ({ exportId }) => ({ id: exportId }), isSelf],
  [simulateContract, ({ username }) => ({ taker: username, ...terms, from: '2026-01-01', to: '2026-01-02' }), isDirect],
];

/** Lists the reports whose filter takes a name. To others, they have no rows. */
const reports: Asking[] = [
  [downlineBets, ({ username }) => reportOf({ account: username }), hasFigures],
  [userLoss, ({ username }) => reportOf({ account: username }, byPlayer), hasFigures],
  [downlineTransactions, ({ username }) => reportOf({ account: username }, byPlayer), () => false],
  [teamDownlines, ({ username }) => reportOf({ downline: username }), hasTeam],
];
const objects = [...byIds, ...reports];

/** Returns 'ok' where something is shown, and 'notFound' where nothing is: an account of no direct downline is no input for the terms of a contract. */
function shownIn(answer: { ok: true; value: unknown } | { ok: false; code: string }): string {
  if (!answer.ok) return answer.code === 'invalidInput' ? 'notFound' : answer.code;
  const { rows } = (answer.value ?? {}) as { rows?: unknown };
  return Array.isArray(rows) && rows.length === 0 ? 'notFound' : 'ok';
}

const memberOf = ({ id, username }: Agent): Member => ({ id, type: 2, username, currency: 'USD', state: 'active', merchant: 'marquee' });

/** Answers a call below HTTP: 'ok', or the code of its refusal. */
async function ask(handler: Handler, agent: Agent, input: object): Promise<string> {
  const request = {
    input: handler.call.input.parse(input),
    member: memberOf(agent),
    language: 'EN',
    now: new Date(),
    services: service.services,
  };
  try {
    const outcome = await handler.run(request as unknown as Request<Call>);
    return shownIn(outcome);
  } catch (error) {
    if (error instanceof RefusalError) return shownIn({ ok: false, code: error.code });
    throw error;
  }
}

it(`AGT-11 of ${PAIRS.toLocaleString('en')} random pairs of an agent and a member, link, contract, bill or export, by id or name, none shows what is not the agent’s`, async () => {
  const wrong: string[] = [];
  const shown = new Map<Handler, number>();
  const tryPair = async () => {
    const [agent, object] = [random.pick(agents), random.pick(agents)];
    const [handler, input, isShown, code = 'ok'] = random.pick(random.next() < SHARE_OF_REPORTS ? reports : byIds);
    const expected = isShown(agent, object) ? code : 'notFound';
    const answer = await ask(handler, agent, input(object));
    if (answer !== expected) wrong.push(`${handler.call.path} of ${object.username} by ${agent.username}: ${answer}`);
    if (expected !== 'notFound') shown.set(handler, (shown.get(handler) ?? 0) + 1);
  };
  for (let pairs = 0; pairs < PAIRS; pairs += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, tryPair));
  expect(wrong).toEqual([]);
  // Each kind was shown to those who may see it; transfers nobody has.
  expect([...shown.keys()]).toHaveLength(objects.length - 1);
}, 180_000);

it('AGT-11 over HTTP random ids of others are answered like those that do not exist', async () => {
  const answers = new Set<string>();
  for (let pair = 0; pair < 100; pair += 1) {
    const agent = random.pick(agents);
    const [handler, input, isShown] = random.pick(objects);
    const object = random.pick(agents.filter((each) => !isShown(agent, each)));
    const [name = ''] = Object.entries(calls).find(([, call]) => call === handler.call) ?? [];
    const client = (await service.clientOf(agent.username)) as unknown as (call: string, asked: object) => Promise<Reply<'endLink'>>;
    const reply = await client(name, input(object));
    answers.add(shownIn(reply) === 'ok' ? name : shownIn(reply));
  }
  expect([...answers]).toEqual(['notFound']);
});

it('AGT-06 AGT-11 an agent deletes no view of others, whatever its name', async () => {
  const { db } = service.services;
  const kept = new Set(agents.map(({ username }) => username));
  for (let pair = 0; pair < 1000; pair += 1) {
    const [agent, object] = [random.pick(agents), random.pick(agents)];
    await ask(deleteView, agent, { report: 'teamBetting', name: object.username });
    if (isSelf(agent, object)) kept.delete(object.username);
  }
  const { rows } = await sql<{ name: string }>`select name from saved_view`.execute(db);
  expect(new Set(rows.map(({ name }) => name))).toEqual(kept);
});
