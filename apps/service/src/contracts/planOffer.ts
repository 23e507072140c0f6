import type { GameType } from '@site/api/common';
import type { Contract, EndingContract } from '@site/api/contracts';
import { isTrial } from '@site/rules/account';
import { type ContractKind, type Ending, endingContracts, highestRate, nextPeriodStart, type Tier, tierFault } from '@site/rules/contract';
import { payoutFault, type SalaryRate } from '@site/rules/payoutGuard';
import type { Period } from '@site/rules/period';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Member } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { BrandState } from '../system/Brands.ts';
import { type ContractRow, isLive, readContracts } from './contractRows.ts';
import { readResults } from './readResults.ts';

export interface OfferTerms {
  kind: ContractKind;
  period: Period;
  tiers: Tier[];
  categories: GameType[];
  carry: Contract['carry'];
}

export interface Taker {
  id: number;
  username: string;
  currency: string;
}

/**
 * Lets one change of contracts or of the tree of agents run after the other, until the transaction ends: which contracts an offer ends depends
 * on all of them.
 */
export const lockContracts = (tx: Transaction<Schema>) => sql`select pg_advisory_xact_lock(hashtext('account_tree'))`.execute(tx);

/**
 * Finds the direct downline to whom a contract is offered. Refuses: invalidInput with `taker` for the caller, an upline, an indirect downline
 * and an account that cannot take one; notFound for everybody else.
 *
 * Source: AGT-08, AGT-11, docs/domain.md DR-11.3.
 */
export async function findTaker(db: Kysely<Schema>, member: Member, name: string): Promise<Taker> {
  const found = await db
    .selectFrom('account')
    .where('merchant', '=', member.merchant)
    .where(sql<boolean>`lower(username) = lower(${name})`)
    .where('role', '=', 'member')
    .select(['id', 'username', 'currency', 'type', 'state', 'upline_id', 'closed_at'])
    .executeTakeFirst();
  if (!found) throw new RefusalError('notFound', { field: 'taker', rule: 'downline' });
  if (found.id === member.id) throw new RefusalError('invalidInput', { field: 'taker', rule: 'oneself' });
  const related = await db
    .selectFrom('account_tree')
    .where((where) =>
      where.or([
        where.and([where('ancestor_id', '=', member.id), where('descendant_id', '=', found.id)]),
        where.and([where('ancestor_id', '=', found.id), where('descendant_id', '=', member.id)]),
      ]),
    )
    .select('ancestor_id')
    .executeTakeFirst();
  if (!related) throw new RefusalError('notFound', { field: 'taker', rule: 'downline' });
  if (related.ancestor_id === found.id) throw new RefusalError('invalidInput', { field: 'taker', rule: 'upline' });
  if (found.upline_id !== member.id) throw new RefusalError('invalidInput', { field: 'taker', rule: 'direct' });
  if (found.currency !== member.currency) throw new RefusalError('invalidInput', { field: 'taker', rule: 'currency' });
  // A trial, closed or excluded account is refused alike: an agent does not see a member's reasons.
  if (isTrial(found) || found.closed_at !== null || found.state !== 'active')
    throw new RefusalError('invalidInput', { field: 'taker', rule: 'available' });
  return found;
}

export interface OfferPlan {
  /** The giver's own tiers; undefined for one with nobody above. */
  own: Tier[] | undefined;
  current: ContractRow | undefined;
  ends: (Ending & { contract: ContractRow })[];
  otherSalariesPpm: number;
  /** Highest rate of the kind, and of all salaries together. */
  capPpm: number;
  salariesPpm: number;
  validFrom: Date;
}

const capOf = { DAILY: 'dailyPpm', HOURLY: 'hourlyPpm', REALTIME: 'realtimePpm', DIVIDEND: 'dividendPpm' } as const;

interface Offered {
  giverId: number;
  takerId: number;
  terms: OfferTerms;
  now: Date;
  /** The brand with its caps and budget. */
  of: Pick<BrandState, 'brand' | 'settings'>;
  /** Contract that is being accepted: it does not count twice. */
  acceptedId?: number;
}

/**
 * Checks the terms of an offer against the giver's own contract and the taker's other salaries, and returns what it would end.
 *
 * Refuses: rateTooHigh for a rate above the giver's own, above the cap of the kind, or above what the salaries may reach together, and
 * invalidInput for another fault, each with the field and the rule.
 *
 * Source: AGT-08, docs/domain.md DR-2.5, DR-11.4, DR-11.5.
 */
export async function planOffer(
  db: Kysely<Schema>,
  { giverId, takerId, terms, now, of: { brand, settings }, acceptedId }: Offered,
): Promise<OfferPlan> {
  const { kind, tiers, categories } = terms;
  const { zone } = brand;
  const { contractCaps: caps } = settings;
  if (kind !== 'DIVIDEND' && terms.period !== 'D') throw new RefusalError('invalidInput', { field: 'period', rule: 'D' });
  const { upline_id } = await db.selectFrom('account').where('id', '=', giverId).select('upline_id').executeTakeFirstOrThrow();
  const ofTeam = await readContracts(db, { teamOf: giverId });
  const live = ofTeam.filter(isLive);
  const ownContract = live.find((contract) => contract.takerId === giverId && contract.kind === kind);
  const own = ownContract?.tiers ?? (upline_id === null ? undefined : []);
  const capPpm = caps[capOf[kind]];
  const fault = tierFault(kind, tiers, own, capPpm);
  if (fault) {
    const { tier, field, rule } = fault;
    throw new RefusalError(field === 'ratePpm' && rule !== 'not above the tier before' ? 'rateTooHigh' : 'invalidInput', {
      field: `tiers.${tier}.${field}`,
      rule,
    });
  }
  const foreign = ownContract && categories.find((category) => !ownContract.categories.includes(category));
  if (foreign) throw new RefusalError('invalidInput', { field: 'categories', rule: 'of the own contract' });
  const isSalary = (contract: ContractRow) => contract.kind !== 'DIVIDEND' && contract.kind !== kind;
  const others = ofTeam.filter(
    (contract) =>
      contract.takerId === takerId &&
      contract.id !== acceptedId &&
      isSalary(contract) &&
      (isLive(contract) || (contract.status === 'new request' && contract.expiresAt !== null && contract.expiresAt > now)),
  );
  if (kind !== 'DIVIDEND' && payoutFault(salaryRatesOf([...others, terms]), caps, settings.edgesPpm) !== undefined)
    throw new RefusalError('rateTooHigh', { field: 'tiers', rule: 'salaries together' });

  const ofKind = live.filter((contract) => contract.kind === kind);
  const byId = new Map(ofKind.map((contract) => [contract.id, contract]));
  const ends = endingContracts({ takerId, tiers }, ofKind).flatMap((ending) => {
    const contract = byId.get(ending.id);
    return contract ? [{ ...ending, contract }] : [];
  });
  const current = ofKind.find((contract) => contract.takerId === takerId);
  // A replaced contract is paid for whole periods: the new one begins where the old one's period ends.
  const from = current ? nextPeriodStart(kind, current.period, now, zone) : now;
  return {
    own,
    current,
    ends,
    capPpm,
    salariesPpm: caps.salariesPpm,
    otherSalariesPpm: others.reduce((sum, contract) => sum + highestRate(contract.tiers), 0),
    validFrom: nextPeriodStart(kind, terms.period, from, zone),
  };
}

/** Returns the rates of the salaries among contracts. */
export const salaryRatesOf = (contracts: readonly Pick<OfferTerms, 'kind' | 'tiers' | 'categories'>[]): SalaryRate[] =>
  contracts.flatMap(({ kind, tiers, categories }) => (kind === 'DIVIDEND' ? [] : [{ kind, ratePpm: highestRate(tiers), categories }]));

/** Returns the contracts that would end as the giver sees them: names in its own team, with the pay of their last period. */
export async function endsSent(
  db: Kysely<Schema>,
  ends: readonly (Ending & { contract: ContractRow })[],
  at: { now: Date; zone: string },
): Promise<EndingContract[]> {
  const sent: EndingContract[] = [];
  for (const { id, reason, contract } of ends) {
    const results = await readResults(db, contract, at);
    sent.push({
      id: String(id),
      taker: contract.taker,
      reason,
      rate: highestRate(contract.tiers),
      paid: results ? String(results.payMinor) : null,
    });
  }
  return sent;
}

/** Returns the tiers of an input in minor units. */
export const tiersOf = (tiers: readonly { minActive: number; minValidBetMinor: string; minLossMinor: string; ratePpm: number }[]): Tier[] =>
  tiers.map(({ minActive, minValidBetMinor, minLossMinor, ratePpm }) => ({
    minActive,
    minValidBetMinor: BigInt(minValidBetMinor),
    minLossMinor: BigInt(minLossMinor),
    ratePpm,
  }));
