import { withdrawContent } from '@site/api/operatorContent';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { changeContent } from './changeContent.ts';
import { columnsOf, isBinding, stateOf, writtenOf } from './contentRow.ts';

/**
 * Takes something off the site. What was saved of it is kept and may be published again.
 *
 * Refuses: notFound; conflict for what is not published, for a promotion that members take part in, and for a version that another has
 * changed.
 *
 * Source: OPR-03.
 */
export default handle(withdrawContent, async (request) => {
  const { merchant, now, services, input } = request;
  const { kind, id, version, transferId, reason } = input;
  const { defaultLanguage } = (await services.brands.of(merchant)).brand;
  const done = await changeContent(request, {
    kind,
    id,
    version,
    transferId,
    body: { kind, id, version, reason },
    act: 'withdrawContent',
    reason,
    change(_tx, row) {
      if (row?.state !== 'published' || isBinding(row, now)) throw new RefusalError('conflict');
      return {
        title: row.words[defaultLanguage]?.title ?? '',
        before: { state: stateOf(row, now) },
        after: { state: 'withdrawn' },
        columns: { ...columnsOf(kind, writtenOf(row)), state: 'withdrawn', pending: null },
      };
    },
  });
  return accept(done);
});
