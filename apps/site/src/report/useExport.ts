import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { ReportQuery } from '@site/ui/useReport';
import { useStores } from '../stores/StoresContext';
import { exportInputOf } from './reportInput';

type Export = InputOf<Calls['startExport']>;

/** Fetches a report as CSV. The service streams it from an address that is good once, so the page stays where it is. */
export function useExport(report: Export['report'], groupBy: Export['query']['groupBy'] = 'day') {
  const { api, dialogs } = useStores();
  return async (query: Omit<ReportQuery, 'cursor' | 'limit'>) => {
    const reply = await api('startExport', { report, query: { ...exportInputOf(query), groupBy } });
    if (reply.ok) location.assign(reply.value.url);
    else dialogs.open({ name: 'message', code: reply.code });
  };
}
