import type { BetRecord } from '@site/api/records';
import type { ReportColumn } from '@site/ui/ReportColumn';
import { ReportGrid } from '@site/ui/ReportGrid';
import { presetRange } from '@site/ui/presetRange';
import type { LoadReport } from '@site/ui/useReport';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categories, categoryNames } from '../categories';
import { cspNonce } from '../cspNonce';
import { Period } from '../report/Period';
import { isoOf, reportInputOf } from '../report/reportInput';
import { useExport } from '../report/useExport';
import { useReportLabels } from '../report/useReportLabels';
import { useToday } from '../report/useToday';
import { useStores } from '../stores/StoresContext';

interface RecordRow {
  roundId: string;
  placedAt: string;
  gameName: string;
  vassalage: string;
  gameType: string;
  status: string;
  stakeMinor: string;
  validBetMinor: string;
  payoutMinor: string;
  netMinor: string;
}

const MAX_DAYS = 92;

/** personalHistoryCopy: the rounds that a member played. Source: MEM-06. */
export default observer(function BettingRecord() {
  const { t } = useTranslation('member');
  const { api, system, session } = useStores();
  const today = useToday();
  const [days, setDays] = useState(() => presetRange('previous7', today));
  const columns = useColumns();
  const labels = useReportLabels({
    title: t('record.title'),
    empty: useMemo(() => ({ title: t('record.emptyTitle'), help: t('record.emptyHelp') }), [t]),
  });
  const startExport = useExport('bets');

  const { t: site } = useTranslation();
  const load: LoadReport<RecordRow> = useCallback(
    async (query, signal) => {
      const reply = await api('betRecords', reportInputOf(query), { signal });
      if (!reply.ok) return { refused: site(`error.${reply.code}`) };
      const { rows, next, totals, asOf } = reply.value;
      const { stakeMinor, validBetMinor, payoutMinor, netMinor } = totals;
      return {
        rows: rows.map(rowOf),
        next,
        totals: { stakeMinor, validBetMinor, payoutMinor, netMinor },
        totalRows: totals.bets,
        asOf: isoOf(asOf),
      };
    },
    [api, site],
  );

  return (
    <ReportGrid
      columns={columns}
      from={days.from}
      to={days.to}
      load={load}
      initialView={{ sort: '-placedAt', filter: {}, limit: 25, density: 'standard', hidden: [] }}
      format={{ locale: system.locale, currency: session.member?.currency ?? system.brand.currency, timeZone: system.brand.zone }}
      labels={labels}
      controls={<Period value={days} onChange={setDays} maxDays={MAX_DAYS} />}
      onExport={(query) => void startExport(query)}
      visibleRows={12}
      nonce={cspNonce()}
    />
  );
});

const rowOf = (bet: BetRecord): RecordRow => ({
  roundId: bet.roundId,
  placedAt: isoOf(bet.placedAt),
  gameName: bet.gameName,
  vassalage: bet.vendorName,
  gameType: bet.gameType,
  status: bet.status,
  stakeMinor: bet.stakeMinor,
  validBetMinor: bet.validBetMinor,
  payoutMinor: bet.payoutMinor,
  netMinor: bet.netMinor,
});

function useColumns(): ReportColumn<RecordRow>[] {
  const { t } = useTranslation('member');
  const { t: site } = useTranslation();
  return useMemo(
    () => [
      { id: 'roundId', label: t('record.round'), kind: 'account', width: 168, filterable: true },
      { id: 'placedAt', label: t('record.placedAt'), kind: 'time', width: 148, sortable: true },
      { id: 'gameName', label: t('record.game'), kind: 'text', width: 150 },
      { id: 'vassalage', label: t('record.vendor'), kind: 'text', width: 130 },
      {
        id: 'gameType',
        label: t('record.category'),
        kind: 'text',
        width: 104,
        filterable: true,
        choices: categoryNames.map((value) => ({ value, label: site(categories[value].label) })),
      },
      {
        id: 'status',
        label: t('record.status'),
        kind: 'text',
        width: 100,
        filterable: true,
        choices: (['open', 'settled', 'void'] as const).map((value) => ({ value, label: t(`record.status.${value}`) })),
      },
      { id: 'stakeMinor', label: t('record.stake'), kind: 'money', width: 112, sortable: true },
      { id: 'validBetMinor', label: t('record.validBet'), kind: 'money', width: 112 },
      { id: 'payoutMinor', label: t('record.payout'), kind: 'money', width: 112, sortable: true },
      { id: 'netMinor', label: t('record.net'), kind: 'money', width: 112, sortable: true },
    ],
    [t, site],
  );
}
