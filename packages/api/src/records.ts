import { z } from 'zod';
import { defineCall } from './call.ts';
import { currency, gameType, minor, reportQuery, reportReply, teamGroup, time } from './common.ts';
import { routes } from './routes.ts';

/** One round of a game as its player sees it. */
export const betRecord = z.object({
  id: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  gameType,
  roundId: z.string(),
  stakeMinor: minor,
  payoutMinor: minor,
  validBetMinor: minor,
  netMinor: minor,
  currency,
  status: z.enum(['open', 'settled', 'void']),
  placedAt: time,
  settledAt: time.nullable(),
});
export type BetRecord = z.infer<typeof betRecord>;

export const betRecords = defineCall(routes.betRecords, {
  session: 'required',
  input: reportQuery,
  output: reportReply(
    betRecord,
    z.object({ bets: z.int(), stakeMinor: minor, payoutMinor: minor, validBetMinor: minor, netMinor: minor, currency }),
  ),
  refusals: ['needsRealAccount'],
});

/** A report as CSV. The link works once, for 60 seconds, without a session, so that no token stands in an address. */
export const startExport = defineCall(routes.startExport, {
  session: 'required',
  input: z.object({
    report: z.enum(['bets', 'teamBetting']),
    query: reportQuery.omit({ cursor: true, limit: true }).extend({ groupBy: teamGroup }),
  }),
  output: z.object({ url: z.string() }),
  refusals: ['notFound', 'needsRealAccount'],
  perMinute: 10,
});
