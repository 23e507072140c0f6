import { columnOfSort, type Report } from '@site/api/defineReport';
import { reportList } from '@site/api/reports';
import type { reportView } from '@site/api/savedViews';
import type { z } from 'zod';
import { RefusalError } from '../http/RefusalError.ts';

type View = z.infer<typeof reportView>;

/** Finds a report of agents by its name. Refuses: notFound. */
export function viewedReport(name: string): Report {
  const report = reportList.find((one) => one.name === name && one.audience === 'agent');
  if (!report) throw new RefusalError('notFound', { field: 'report', rule: 'known' });
  return report;
}

/** Returns true when a report has every column and group that a view names. */
export function isViewOf({ columns, groups = {} }: Report, { sort, filter, hidden, group }: View): boolean {
  return (
    columns[columnOfSort(sort)]?.sort === true &&
    Object.keys(filter).every((name) => columns[name]?.filter !== undefined) &&
    hidden.every((name) => name in columns) &&
    (group === undefined || group in groups)
  );
}
