import { publishContent } from '@site/api/operatorContent';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { changeContent } from './changeContent.ts';
import { faultOf, publishFaultOf } from './contentFault.ts';
import { columnsOf, type Row, stateOf, writtenOf } from './contentRow.ts';

/**
 * Publishes what was saved. Terms of a promotion that have changed get a new version, which members accept anew.
 *
 * Refuses: invalidInput by field; notFound; conflict for a version that another has changed.
 *
 * Source: OPR-03.
 */
export default handle(publishContent, async (request) => {
  const { merchant, now, services, input } = request;
  const { kind, id, version, transferId } = input;
  const brand = await services.brands.of(merchant);
  const done = await changeContent(request, {
    kind,
    id,
    version,
    transferId,
    body: { kind, id, version },
    act: 'publishContent',
    async change(tx, row) {
      if (!row) throw new RefusalError('notFound');
      const written = writtenOf(row);
      const checked = { db: tx, kind, written, brand, row, now };
      const fault = (await faultOf(checked)) ?? publishFaultOf(checked);
      if (fault) throw new RefusalError('invalidInput', fault);
      const from = written.from === null ? null : new Date(written.from);
      return {
        title: written.words[brand.brand.defaultLanguage]?.title ?? '',
        before: { state: stateOf(row, now), from: row.shown_from, until: row.shown_until },
        after: { state: from && from > now ? 'scheduled' : 'live', from: written.from, until: written.until },
        columns: {
          ...columnsOf(kind, written),
          state: 'published',
          pending: null,
          ...datedColumns(row, from && from > now ? from : now, now),
          ...(kind === 'promotion' && row.state !== 'draft' && hasOtherTerms(row) && { version: (row.version ?? 1) + 1 }),
        },
      };
    },
  });
  return accept(done);
});

/** Returns true when the terms of a language differ from those that members have accepted. */
const hasOtherTerms = ({ words, pending }: Row) =>
  pending !== null &&
  [...Object.keys(words), ...Object.keys(pending.words)].some((code) => words[code]?.content !== pending.words[code]?.content);

/** Returns the date that readers are shown, which stays once they have seen it. */
function datedColumns(row: Row, from: Date, now: Date): object {
  const wasSeen = (date: Date) => row.state === 'published' && date <= now;
  if (row.published_at) return wasSeen(row.published_at) ? {} : { published_at: from };
  const isAnnouncement = row.audience !== undefined;
  return !isAnnouncement || (row.starts_at && wasSeen(row.starts_at)) ? {} : { starts_at: from };
}
