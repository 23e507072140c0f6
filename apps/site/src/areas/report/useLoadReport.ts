import type { CallName } from '@site/api/calls';
import type { Reply } from '@site/api/client';
import { countedOf, type ReplyOf, type Report } from '@site/api/defineReport';
import { ppmOf } from '@site/ui/ppmOf';
import type { ReportValue } from '@site/ui/ReportColumn';
import type { LoadReport } from '@site/ui/useReport';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { reportInputOf } from './reportInput';

/** Values of a row by column, shares included. */
export type GridRow = Record<string, ReportValue>;

type Ask = (
  name: string,
  input: object,
  options: { signal: AbortSignal },
) => Promise<{ ok: true; value: ReplyOf<Report> } | Extract<Reply<CallName>, { ok: false }>>;

/** Returns a function that requests one page of a report. */
export function useLoadReport(report: Report, groupBy: string | undefined): LoadReport<GridRow> {
  const { t } = useTranslation('failure');
  const { api } = useStores();
  return useCallback(
    async (query, signal) => {
      const reply = await (api as unknown as Ask)(report.name, { ...reportInputOf(query), ...(groupBy && { groupBy }) }, { signal });
      if (!reply.ok) return { refused: t(reply.code) };
      const { rows, next, totals, asOf } = reply.value;
      return {
        rows: rows.map((row) => withShares(report, row)),
        next,
        totals: withShares(report, totals),
        totalRows: Number((totals as GridRow)[countedOf(report)]),
        asOfAtMs: asOf,
      };
    },
    [api, t, report, groupBy],
  );
}

function withShares({ columns }: Report, row: GridRow): GridRow {
  const shares = Object.entries(columns).flatMap(([name, column]) => (column.kind === 'share' ? [[name, shareOf(row, column.of)]] : []));
  return { ...row, ...(Object.fromEntries(shares) as GridRow) };
}

/** Returns one amount of a row as a share of another; null where one of them is not told. */
function shareOf(row: GridRow, [part, whole]: readonly [part: string, whole: string]): bigint | null {
  const [some, all] = [row[part] ?? null, row[whole] ?? null];
  return some === null || all === null ? null : ppmOf(String(some), String(all));
}
