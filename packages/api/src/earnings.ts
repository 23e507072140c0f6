import { z } from 'zod';
import { defineCall } from './call.ts';
import { gameType, minor, time } from './common.ts';

export const missions = defineCall(
  { method: 'GET', path: '/wps/relay/MCSFE_getMissionSummaryDetails' },
  {
    session: 'required',
    input: z.object({}),
    output: z.object({
      missions: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          status: z.enum(['join', 'claim', 'applying', 'close', 'rejected', 'issued', 'claimed', 'process', 'signed', 'coming soon']),
          progress: z.int(),
          target: z.int(),
          rewardPoints: z.string(),
          endsAt: time.nullable(),
        }),
      ),
      signIn: z.object({ day: z.int(), days: z.int(), signedToday: z.boolean() }),
    }),
    refusals: [],
  },
);

export const missionLeaderboard = defineCall(
  { method: 'GET', path: '/wps/relay/MCSFE_getMissionLeaderboard' },
  {
    session: 'required',
    input: z.object({ window: z.string().optional() }),
    output: z.object({
      list: z.array(z.object({ place: z.int(), userName: z.string(), points: z.string(), prizeMinor: minor })),
      own: z.object({ place: z.int().nullable(), points: z.string() }),
      endsAt: time,
    }),
    refusals: [],
  },
);

/** Source: spec §3 "Contract", DR-11. Rates are parts per million. */
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

export const dividendContracts = defineCall({ method: 'GET', path: '/wps/relay/MCS2_processDividendReq' }, listing);
export const dailyContracts = defineCall({ method: 'GET', path: '/wps/relay/MCS2_processDailySalContract' }, listing);
export const hourlyContracts = defineCall({ method: 'POST', path: '/wps/relay/MCS2_processContractHourSalary' }, acting);
export const realtimeContracts = defineCall({ method: 'POST', path: '/wps/relay/MCSFE_processRealTimeSalaryContract' }, acting);
