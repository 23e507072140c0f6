import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { ExportFormat } from '@site/api/exports';
import { fileOf, type Report } from '@site/api/defineReport';
import type { ReportQuery } from '@site/ui/useReport';
import { useStores } from '../../stores/StoresContext';
import { exportInputOf } from './reportInput';

/** Returns a function that downloads a report as CSV or XLSX. The service streams it from a one-time address, so the page stays open. */
export function useExport(report: Report, groupBy: string | undefined) {
  const { api, dialogs } = useStores();
  return async (query: Omit<ReportQuery, 'cursor' | 'limit'>, format: ExportFormat) => {
    const asked = { report: fileOf(report), query: { ...exportInputOf(query), ...(groupBy && { groupBy }) }, format };
    const reply = await api('startExport', asked as InputOf<Calls['startExport']>);
    if (reply.ok) location.assign(reply.value.url);
    else dialogs.open({ name: 'message', code: reply.code });
  };
}
