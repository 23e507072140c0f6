import { contentItem } from '@site/api/operatorContent';
import { accept, handle, refuse } from '../http/handle.ts';
import { itemOf, readRow } from './contentRow.ts';

/** Reads one, as it was saved last. Refuses: notFound. Source: OPR-03. */
export default handle(contentItem, async ({ input: { kind, id }, merchant, now, services: { db } }) => {
  const row = await readRow(db, { kind, merchant, id });
  return row ? accept(itemOf(kind, row, now)) : refuse('notFound', { field: 'id', rule: 'known' });
});
