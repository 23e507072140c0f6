import { z } from 'zod';
import { defineCall } from './call.ts';
import { gameType, minor, time } from './common.ts';

/** Source: API-04, docs/domain.md DR-11. Rates are parts per million. */
export const contract = z.object({
  id: z.string(),
  kind: z.enum(['DAILY', 'HOURLY', 'REALTIME', 'DIVIDEND']),
  giver: z.string(),
  taker: z.string(),
  /** D daily, W weekly, H half-monthly, M monthly. */
  period: z.enum(['D', 'W', 'H', 'M']),
  rate: z.int(),
  activeMembers: z.int(),
  periodValidBet: minor,
  periodProfitLoss: minor,
  salary: minor.optional(),
  dividend: minor.optional(),
  tiers: z.array(z.object({ minActive: z.int(), minValidBetMinor: minor, minLossMinor: minor, ratePpm: z.int() })),
  categories: z.array(gameType),
  status: z.enum(['new request', 'accepted', 'rejected', 'termination request', 'completed']),
  validFrom: time,
  expiresAt: time.nullable(),
});

const contractsValue = z.object({ contracts: z.array(contract) });
const side = z.enum(['given', 'taken', 'requests']).optional();
const listing = { session: 'required', role: 'agent', input: z.object({ side }), output: contractsValue, refusals: ['notAgent'] } as const;
const acting = {
  session: 'required',
  role: 'agent',
  input: z.object({ side, contractId: z.string().optional(), action: z.enum(['accept', 'reject', 'terminate']).optional() }),
  output: contractsValue,
  refusals: ['notAgent', 'notFound', 'contractChanged'],
} as const;

export const dividendContracts = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_processDividendReq',
  summary: 'Lists contracts of dividends',
  isPlanned: true,
  ...listing,
});
export const dailyContracts = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_processDailySalContract',
  summary: 'Lists contracts of daily salary',
  isPlanned: true,
  ...listing,
});
export const hourlyContracts = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_processContractHourSalary',
  summary: 'Lists contracts of hourly salary, or acts on one',
  example: { side: 'taken' },
  isPlanned: true,
  ...acting,
});
export const realtimeContracts = defineCall({
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  summary: 'Lists contracts of real-time salary, or acts on one',
  example: { side: 'taken' },
  isPlanned: true,
  ...acting,
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
  isPlanned: true,
  session: 'required',
  input: z.object({}),
  output: consolidatedValue,
  refusals: ['needsRealAccount', 'forbidden'],
});
