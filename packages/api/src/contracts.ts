import { z } from 'zod';
import { billStatuses } from './billStatuses.ts';
import { defineCall } from './call.ts';
import { amountMinor, currency, day, gameType, minor, time, transferId } from './common.ts';

export const contractKind = z.enum(['DAILY', 'HOURLY', 'REALTIME', 'DIVIDEND']);
const kind = contractKind;
/** D daily, W weekly, H half-monthly, M monthly. */
export const contractPeriod = z.enum(['D', 'W', 'H', 'M']);
const period = contractPeriod;
/** `expired` and `completed` come by time alone; an expired offer is listed as rejected. */
const status = z.enum(['new request', 'accepted', 'rejected', 'termination request', 'completed']);
const side = z.enum(['given', 'taken', 'requests']);
const contractId = z.coerce.number().int().min(1).max(2_147_483_647);

const tier = z.object({
  minActive: z.int().min(0).max(1_000_000),
  minValidBetMinor: amountMinor,
  minLossMinor: amountMinor.default('0'),
  ratePpm: z.int().min(1).max(1_000_000),
});

/** A tier as it is sent. */
export const sentTier = tier.extend({ minLossMinor: amountMinor });

/** Losses that a dividend carries into the next period. Source: docs/domain.md DR-11.7. */
export const carry = z.enum(['NONE', 'FOREVER', 'PREVIOUS', 'MONTH']);

/** Source: API-04, AGT-16, docs/domain.md DR-11. Rates are parts per million. */
export const contract = z.object({
  id: z.string(),
  kind,
  /** Account names; `null` for the platform. */
  giver: z.string().nullable(),
  giverName: z.string().nullable(),
  taker: z.string(),
  takerName: z.string(),
  period,
  /** The highest of the tiers. */
  rate: z.int(),
  /** Results of the last period that ended; `null` where the contract does not cover it. Salaries by the hour have none. */
  activeMembers: z.int().nullable(),
  periodValidBet: minor.nullable(),
  periodProfitLoss: minor.nullable(),
  salary: minor.nullable().optional(),
  dividend: minor.nullable().optional(),
  currency,
  mode: z.enum(['FIXED', 'TIERED']),
  tiers: z.array(sentTier),
  categories: z.array(gameType),
  carry: carry.nullable(),
  status,
  /** An offer that nobody answered in time. */
  isExpired: z.boolean(),
  /** The caller is asked to accept or reject. */
  awaitsMe: z.boolean(),
  side: z.enum(['given', 'taken']),
  validFrom: time,
  expiresAt: time.nullable(),
  offeredAt: time.nullable(),
  acceptedAt: time.nullable(),
  /** The end of its last period, once it was agreed. */
  endsAt: time.nullable(),
});
export type Contract = z.infer<typeof contract>;

const contractsValue = z.object({ contracts: z.array(contract) });
const listed = {
  session: 'required',
  account: 'real',
  input: z.object({ side: side.optional() }),
  output: contractsValue,
  refusals: [],
} as const;
const action = z.enum(['accept', 'reject', 'terminate']);
const acted = {
  session: 'required',
  account: 'real',
  input: z.object({ contractId, action }),
  output: contractsValue,
  refusals: ['notFound', 'contractChanged', 'conflict'],
} as const;
const listedOrActed = {
  ...acted,
  input: z.object({ side: side.optional(), contractId: contractId.optional(), action: action.optional() }),
};
const acting = 'Accepts or rejects an offer or the wish to end, or asks for the end. Answers with the contract after it.';

export const dividendContracts = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_processDividendReq',
  summary: 'Lists own contracts of dividends',
  ...listed,
});
export const actOnDividend = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_processDividendReq',
  summary: 'Acts on a contract of dividends',
  note: acting,
  example: { contractId: 1, action: 'accept' },
  ...acted,
});
export const dailyContracts = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_processDailySalContract',
  summary: 'Lists own contracts of daily salary',
  ...listed,
});
export const actOnDaily = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_processDailySalContract',
  summary: 'Acts on a contract of daily salary',
  note: acting,
  example: { contractId: 1, action: 'accept' },
  ...acted,
});
export const hourlyContracts = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_processContractHourSalary',
  summary: 'Lists own contracts of hourly salary, or acts on one',
  note: acting,
  example: { side: 'taken' },
  ...listedOrActed,
});
export const listHourly = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_processContractHourSalary',
  summary: 'Lists own contracts of hourly salary',
  ...listed,
});
export const realtimeContracts = defineCall({
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  summary: 'Lists own contracts of real-time salary, or acts on one',
  note: acting,
  example: { side: 'taken' },
  ...listedOrActed,
});
export const listRealtime = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  summary: 'Lists own contracts of real-time salary',
  ...listed,
});

/** Contracts that the caller gives or takes, newest first. Source: AGT-16. */
export const contracts = defineCall({
  method: 'GET',
  path: '/wps/agent/contracts',
  summary: 'Lists own contracts',
  session: 'required',
  account: 'real',
  input: z.object({ kind: kind.optional(), side: z.enum(['given', 'taken']).optional(), status: status.optional() }),
  output: contractsValue,
  refusals: [],
});

/** Offers and wishes to end that wait for either side. Source: MEM-20. */
export const contractRequests = defineCall({
  method: 'GET',
  path: '/wps/agent/contracts/requests',
  summary: 'Lists requests about own contracts',
  session: 'required',
  account: 'real',
  input: z.object({ kind: kind.optional() }),
  output: contractsValue,
  refusals: [],
});

const terms = {
  kind,
  period: period.default('D'),
  tiers: z.array(tier).min(1).max(5),
  categories: z.array(gameType).min(1).max(9),
  carry: carry.default('MONTH'),
};
/** Terms of a contract, without its sides. */
export const contractTerms = z.object(terms);
const taker = z.string().trim().min(1).max(64);
const example: {
  taker: string;
  kind: 'DAILY';
  tiers: { minActive: number; minValidBetMinor: string; ratePpm: number }[];
  categories: ('RNG' | 'FISH')[];
} = {
  taker: 'agent11',
  kind: 'DAILY',
  tiers: [{ minActive: 3, minValidBetMinor: '1000000', ratePpm: 1000 }],
  categories: ['RNG', 'FISH'],
};

const ending = z.object({
  id: z.string(),
  taker: z.string(),
  /** `replaced` by the offer; a `rate` above the new one or a `condition` easier than its; or its `giver` keeps no contract. */
  reason: z.enum(['replaced', 'rate', 'condition', 'giver']),
  rate: z.int(),
  /** Pay of the last period. */
  paid: minor.nullable(),
});
export type EndingContract = z.infer<typeof ending>;

/** Tells what would end with an offer, without sending it. Source: AGT-08, docs/domain.md DR-11.4. */
export const previewContract = defineCall({
  method: 'POST',
  path: '/wps/agent/contracts/preview',
  summary: 'Tells which contracts an offer would end',
  example,
  session: 'required',
  role: 'agent',
  input: z.object({ taker, ...terms }),
  output: z.object({
    ends: z.array(ending),
    validFrom: time,
    /** The caller's own tiers, which bound the offer; `null` with nobody above, where the cap alone does. */
    own: z.array(sentTier).nullable(),
    /** The contract that it would replace. */
    current: contract.nullable(),
    /** Highest rate of the kind, and of all salaries together. */
    capPpm: z.int(),
    salariesPpm: z.int(),
    /** Highest rates of the taker's other salaries together. */
    otherSalariesPpm: z.int(),
  }),
  refusals: ['notFound', 'rateTooHigh', 'conflict'],
  // A form asks with every change of its terms.
  perMinute: 120,
});

/** Source: AGT-08, docs/domain.md DR-11.4, DR-11.5. */
export const offerContract = defineCall({
  method: 'POST',
  path: '/wps/agent/contracts/offer',
  summary: 'Offers a contract to a direct downline',
  note: '`confirmEnds` holds the ids that `previewContract` listed; without all of them the offer is refused with `wouldEnd` and `ends`.',
  example: { ...example, transferId: '0192c1f0-8a9e-4a1c-9a51-1f0a4c1d2b3e' },
  session: 'required',
  role: 'agent',
  input: z.object({ taker, ...terms, confirmEnds: z.array(contractId).max(1000).default([]), transferId }),
  output: contract,
  refusals: ['notFound', 'rateTooHigh', 'wouldEnd', 'conflict', 'duplicateMismatch'],
  perMinute: 60,
});

const bill = z.object({
  from: day,
  to: day,
  activeMembers: z.int(),
  validBetMinor: minor,
  netMinor: minor.nullable(),
  /** `null` for none, and for a day of hourly salary. */
  tier: z.int().nullable(),
  grossMinor: minor,
});
export type SimulatedBill = z.infer<typeof bill>;

/** Calculates what terms would have paid in past days, before the downline's part. Source: AGT-18. */
export const simulateContract = defineCall({
  method: 'POST',
  path: '/wps/agent/contracts/simulate',
  summary: 'Tells what terms would have paid',
  example: { ...example, from: '2026-10-01', to: '2026-10-31' },
  session: 'required',
  role: 'agent',
  input: z.object({ taker, ...terms, from: day, to: day }),
  output: z.object({ bills: z.array(bill), totalMinor: minor, currency }),
  refusals: ['notFound'],
  perMinute: 60,
});

const version = z.object({
  id: z.string(),
  number: z.int(),
  status,
  validFrom: time,
  endsAt: time.nullable(),
});

/** A contract as both sides read it. Source: AGT-18. */
export const contractDocument = defineCall({
  method: 'GET',
  path: '/wps/agent/contracts/document',
  summary: 'Shows an own contract with its versions',
  example: { id: 1 },
  session: 'required',
  account: 'real',
  input: z.object({ id: contractId }),
  output: z.object({
    contract,
    /** Newest first. */
    versions: z.array(version),
    /** The tier that the last period reached; `null` for none. Missing before the first period has ended. */
    reached: z.int().nullable().optional(),
    /** Contracts that end with this one. */
    ends: z.array(ending),
  }),
  refusals: ['notFound'],
});

/** Tells what two versions of a contract differ in. Source: AGT-18. */
export const contractDifference = defineCall({
  method: 'GET',
  path: '/wps/agent/contracts/difference',
  summary: 'Compares two versions of an own contract',
  example: { id: 1, withId: 2 },
  session: 'required',
  account: 'real',
  input: z.object({ id: contractId, withId: contractId }),
  output: z.object({
    before: contract,
    after: contract,
    changes: z.array(
      z.object({
        field: z.enum(['minActive', 'minValidBetMinor', 'minLossMinor', 'ratePpm', 'tier', 'period', 'categories', 'carry']),
        tier: z.int().optional(),
        effect: z.enum(['lower', 'harder', 'removed', 'higher', 'easier', 'added', 'other', 'same']),
      }),
    ),
  }),
  refusals: ['notFound'],
});

const billId = z.string().regex(/^\d{1,10}-\d{1,14}$/);
const billStatus = z.enum(billStatuses);
const share = { grossMinor: minor, receivedMinor: minor, status: billStatus };

/** A bill and what it was counted from. Source: AGT-07, AGT-18, docs/domain.md DR-11.1 to DR-11.3. */
export const billDetailValue = z.object({
  id: z.string(),
  contractId: z.string(),
  kind,
  giver: z.string().nullable(),
  taker: z.string(),
  currency,
  from: day,
  to: day,
  /** Start of the period; of the hour for hourly salary. */
  startsAt: time,
  activeMembers: z.int(),
  /** Valid bets from which a member counts as active. */
  activeFromMinor: minor,
  /** Weighed. */
  validBetMinor: minor,
  /** Valid bets of the contract's categories; `weightMilli` thousandths of each count. */
  categories: z.array(z.object({ gameType, validBetMinor: minor, weightMilli: z.int() })),
  /** Gross result and fee of each vendor, for dividends. */
  vendors: z.array(z.object({ vendor: z.string(), grossMinor: minor, feeMinor: minor })).nullable(),
  /** Bonuses, rebates, points and salaries of the team, for dividends. */
  paidInTeamMinor: minor.nullable(),
  ownNetMinor: minor.nullable(),
  /** Loss of earlier periods: zero or negative. */
  carriedMinor: minor,
  tiers: z.array(sentTier),
  tier: z.int().nullable(),
  ...share,
  /** Bills of direct downlines, paid out of this one. */
  below: z.array(z.object({ id: z.string(), taker: z.string(), ...share })),
  /** Remaining amount; negative when the wallet added to it. */
  keptMinor: minor,
  collectUntil: time.nullable(),
  settledAt: time,
});
export type BillDetail = z.infer<typeof billDetailValue>;

export const billDetail = defineCall({
  method: 'GET',
  path: '/wps/agent/bills/detail',
  summary: 'Shows what a bill was counted from',
  example: { id: '1-1764522000000' },
  session: 'required',
  account: 'real',
  input: z.object({ id: billId }),
  output: billDetailValue,
  refusals: ['notFound'],
});

/** Source: AGT-09, docs/domain.md DR-11.6. */
export const collectBill = defineCall({
  method: 'POST',
  path: '/wps/agent/bills/collect',
  summary: 'Collects a dividend',
  note: 'A bill moves its money once: asked again, the call answers the same.',
  example: { id: '1-1764522000000' },
  session: 'required',
  account: 'real',
  input: z.object({ id: billId }),
  output: billDetailValue,
  refusals: ['notFound', 'conflict'],
});

/** Source: API-04, docs/domain.md DR-10.5. */
export const consolidatedValue = z.object({
  dailysalreqtype: z.int(),
  divtypereq: z.int(),
  contracthoursalreq: z.int(),
  realtimesalreqtype: z.int(),
  contractmrdailysalinfotype: z.int(),
  contracthoursalinfo: z.int(),
  dailysalinfotype: z.int(),
  divtypeinfo: z.int(),
  enableCt: z.boolean(),
  salary: z.boolean(),
  hourSalary: z.boolean(),
  realtimeSalary: z.boolean(),
});

export const consolidated = defineCall({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  summary: 'Tells which contracts and requests an account has',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: consolidatedValue,
  refusals: ['forbidden'],
});
