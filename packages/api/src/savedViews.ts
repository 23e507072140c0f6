import { z } from 'zod';
import { defineCall } from './call.ts';

/** Most saved views of one report. */
export const MAX_VIEWS = 20;

/** How a reader looks at a report: order, filters, columns, density. Source: AGT-06. */
export const reportView = z.object({
  sort: z.string().max(40),
  filter: z.record(z.string().max(40), z.string().max(80)),
  limit: z.union([z.literal(25), z.literal(50), z.literal(100), z.literal('all')]),
  density: z.enum(['compact', 'standard', 'roomy']),
  /** Ids of the hidden columns. */
  hidden: z.array(z.string().max(40)).max(40),
  isCards: z.boolean().optional(),
  /** Grouping of the rows. */
  group: z.string().max(40).optional(),
});

const report = z.string().min(1).max(40);
/** Empty for the main view, which the report opens with. */
const name = z.string().trim().max(60);
const named = z.object({ name, view: reportView });

export const savedViews = defineCall({
  method: 'GET',
  path: '/wps/agent/views',
  summary: 'Lists saved views of a report',
  note: 'Views that the report no longer understands are left out.',
  example: { report: 'teamBetting' },
  session: 'required',
  role: 'agent',
  input: z.object({ report }),
  output: z.object({ views: z.array(named) }),
  refusals: ['notFound'],
});

/** `limitReached`: twenty views are saved. */
export const saveView = defineCall({
  method: 'PUT',
  path: '/wps/agent/views',
  summary: 'Saves a view of a report under a name, in place of one of that name',
  example: {
    report: 'teamBetting',
    name: 'Slots',
    view: { sort: '-day', filter: { gameType: 'RNG' }, limit: 50, density: 'compact', hidden: [], group: 'category' },
  },
  session: 'required',
  role: 'agent',
  input: named.extend({ report }),
  output: z.null(),
  refusals: ['notFound', 'limitReached'],
  perMinute: 60,
});

export const deleteView = defineCall({
  method: 'DELETE',
  path: '/wps/agent/views',
  summary: 'Deletes a saved view of a report',
  note: 'One that does not exist counts as deleted.',
  example: { report: 'teamBetting', name: 'Slots' },
  session: 'required',
  role: 'agent',
  input: z.object({ report, name }),
  output: z.null(),
  refusals: ['notFound'],
});
