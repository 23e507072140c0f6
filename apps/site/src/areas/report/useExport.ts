import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { ExportFormat } from '@site/api/exports';
import { fileOf, type Report } from '@site/api/defineReport';
import { formatPercent } from '@site/money/formatPercent';
import type { ExportProgressProps } from '@site/ui/ExportProgress';
import type { ReportQuery } from '@site/ui/useReport';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { ExportStore } from './ExportStore';
import { exportInputOf } from './reportInput';

/**
 * Exports a report as CSV or XLSX. The service streams the file from a one-time address, so the page stays open and shows how far it is. Call it in
 * an observer.
 *
 * Source: AGT-06, MEM-06.
 */
export function useExport(report: Report, groupBy: string | undefined) {
  const { api, toasts, system } = useStores();
  const { t } = useTranslation('report');
  const { t: why } = useTranslation('failure');
  const [store] = useState(() => new ExportStore({ api, toasts, download: (url) => location.assign(url) }));
  useEffect(() => () => store.leave(), [store]);

  const start = (query: Omit<ReportQuery, 'cursor' | 'limit'>, format: ExportFormat) => {
    const asked = { report: fileOf(report), query: { ...exportInputOf(query), ...(groupBy && { groupBy }) }, format };
    return store.start(asked as InputOf<Calls['startExport']>);
  };
  const { state, progress, failure } = store;
  const share = progress && progress.rows > 0 ? Math.min(progress.rowsDone / progress.rows, 1) : undefined;
  const exporting: ExportProgressProps | undefined = state && {
    state,
    title: t(`export.${state}`),
    detail: failure ? why(failure) : progress ? t('export.rows', { done: progress.rowsDone, all: progress.rows }) : '',
    percent: share === undefined ? undefined : Math.round(share * 100),
    figures: share === undefined ? undefined : formatPercent(share, system.locale),
    labels: { running: t('export.cancel'), done: t('close'), stopped: t('export.again'), failed: t('retry') },
    onAction: () => void store.act(),
  };
  return { start, exporting };
}
