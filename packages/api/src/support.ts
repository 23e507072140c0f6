import { z } from 'zod';
import { defineCall } from './call.ts';
import { languageCode, transferId } from './common.ts';
import { line } from './system.ts';

export const domainRoutes = defineCall(
  { method: 'GET', path: '/wps/system/domainRoute' },
  { session: 'none', input: z.object({ device: z.string().max(20).optional() }), output: z.object({ list: z.array(line) }), refusals: [] },
);

/** Source: spec §4 "Feedback question types", §5 and §9 for the limits. */
export const feedback = defineCall(
  { method: 'PUT', path: '/wps/feedback' },
  {
    session: 'optional',
    input: z.object({
      type: z.enum(['deposit', 'withdrawal', 'game', 'customer service', 'application', 'other']),
      content: z.string().trim().min(1).max(140),
      uploads: z.array(z.string()).max(3).optional(),
      contact: z.string().optional(),
    }),
    output: z.object({ id: z.string() }),
    refusals: ['botCheckFailed'],
  },
);

export const claimRaffle = defineCall(
  { method: 'POST', path: '/wps/relay/MCS2_claimRafflePromotion' },
  {
    session: 'required',
    input: z.object({ promotionId: z.string(), transferId }),
    output: z.object({ prize: z.string(), fair: z.object({ seedHash: z.string(), nonce: z.int() }) }),
    refusals: ['needsRealAccount', 'alreadyClaimed', 'notFound'],
    perMinute: 10,
  },
);

export const unreadCount = defineCall(
  { method: 'GET', path: '/wps/relay/CSP_unreadCount' },
  { session: 'required', input: z.object({}), output: z.object({ unread: z.int() }), refusals: [], perMinute: 60 },
);

export const helpCentre = defineCall(
  { method: 'GET', path: '/wps/system/helpCenter' },
  {
    session: 'none',
    input: z.object({ lang: languageCode.optional(), device: z.string().default('WEB') }),
    output: z.object({
      articles: z.array(z.object({ id: z.string(), title: z.string(), content: z.string(), group: z.string() })),
      term: z.string(),
    }),
    refusals: [],
  },
);

export const chatModels = defineCall(
  { method: 'GET', path: '/wps/relay/CBS_modelList' },
  {
    session: 'none',
    input: z.object({}),
    output: z.object({ list: z.array(z.object({ id: z.string(), name: z.string(), online: z.boolean() })) }),
    refusals: [],
  },
);

export const launchChat = defineCall(
  { method: 'GET', path: '/wps/relay/CBS_launchChat' },
  {
    session: 'none',
    input: z.object({ modelId: z.string().optional() }),
    output: z.object({ chatUrl: z.string() }),
    refusals: [],
    perMinute: 10,
  },
);
