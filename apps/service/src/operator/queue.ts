import { type QueueItemValue, queue } from '@site/api/operator';
import { mayDo } from '@site/api/deskRoles';
import { accept, handle, refuse } from '../http/handle.ts';
import type { QueueItem, QueueKind } from './defineQueue.ts';
import { logLooks } from './logLooks.ts';
import { decisionSubject } from './needsSecond.ts';
import { queueAct } from './queueAct.ts';
import { queues } from './queues.ts';

/** Items that are counted and listed of each queue. */
const MAX_ITEMS = 100;
const PAGE = 20;

/** Lists a queue, by default the first that has something, and counts all queues that the role may decide. Looks at private records are written down. Source: OPR-02, OPR-07. */
export default handle(queue, async (request) => {
  const { input, operator, merchant, now, services } = request;
  const { db } = services;
  const own = queues.filter(({ kind }) => mayDo(operator.role, queueAct[kind]));
  if (input.kind && !own.some(({ kind }) => kind === input.kind)) return refuse('forbidden');
  const lists = await Promise.all(own.map((each) => each.list(services, { merchant, limit: MAX_ITEMS, now })));
  const counts = own.map(({ kind }, index) => ({ kind, open: lists[index]?.length ?? 0 }));
  const shown = input.kind ?? counts.find(({ open }) => open > 0)?.kind ?? counts[0]?.kind;
  const items = lists[own.findIndex(({ kind }) => kind === shown)] ?? [];
  const page = items.slice((input.pageNo - 1) * PAGE, input.pageNo * PAGE);
  if (shown && own.find(({ kind }) => kind === shown)?.isPrivate)
    await logLooks(request, { accountIds: page.map(({ accountId }) => accountId), what: shown });
  const subjectOf = ({ id }: QueueItem) => decisionSubject({ kind: shown ?? 'deposit', id, decision: 'approve' });
  const proposals = await db
    .selectFrom('proposal')
    .innerJoin('account', 'account.id', 'proposed_by')
    .where('proposal.merchant', '=', merchant)
    .where('kind', '=', 'decision')
    .where('subject', 'in', ['', ...page.map(subjectOf)])
    .select(['subject', 'username'])
    .execute();
  const withProposer = (item: QueueItem): QueueItem => {
    const proposal = proposals.find((one) => one.subject === subjectOf(item));
    return proposal ? { ...item, facts: [...item.facts, { label: 'proposedBy', text: proposal.username }] } : item;
  };
  return accept({
    ...(shown && { kind: shown }),
    counts,
    total: items.length,
    list: page.map((item) => valueOf(withProposer(item), shown ?? 'deposit')),
  });
});

const valueOf = ({ at, amountMinor, currency, ...item }: QueueItem, kind: QueueKind): QueueItemValue => ({
  ...item,
  kind,
  at: at.getTime(),
  ...(amountMinor !== undefined && { amountMinor: String(amountMinor) }),
  ...(currency !== undefined && { currency }),
});
