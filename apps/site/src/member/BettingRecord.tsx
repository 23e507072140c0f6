import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { BetRecord } from '@site/api/records';
import type { ReportColumn } from '@site/ui/ReportColumn';
import { ReportGrid } from '@site/ui/ReportGrid';
import { presetRange } from '@site/ui/presetRange';
import type { LoadReport } from '@site/ui/useReport';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cspNonce } from '../cspNonce';
import { media } from '@site/ui/layout';
import { gameTypes } from '../report/gameTypes';
import { Period } from '../report/Period';
import { isoOf, MOST_DAYS, reportInputOf } from '../report/reportInput';
import { useExport } from '../report/useExport';
import { useReportLabels } from '../report/useReportLabels';
import { useToday } from '../report/useToday';
import { useStores } from '../stores/StoresContext';

interface RecordRow {
  id: string;
  placedAt: string;
  gameName: string;
  vassalage: string;
  gameType: string;
  roundId: string;
  stakeMinor: string;
  payoutMinor: string;
  netMinor: string;
  validBetMinor: string;
  status: string;
}

/** personalHistoryCopy: the rounds that a member played. Source: MEM-06. */
export default observer(function BettingRecord() {
  const { t } = useTranslation('member');
  const { system, session } = useStores();
  const today = useToday();
  const [days, setDays] = useState(() => presetRange('previous7', today));
  const startExport = useExport('bets');
  const labels = useReportLabels({
    title: t('record.title'),
    empty: useMemo(() => ({ title: t('record.emptyTitle'), help: t('record.emptyHelp') }), [t]),
  });
  return (
    <ReportGrid
      columns={useColumns()}
      rowId={rowId}
      from={days.from}
      to={days.to}
      load={useLoad()}
      initialView={{ sort: '-placedAt', filter: {}, limit: 25, density: 'standard', hidden: [] }}
      format={{ locale: system.locale, currency: session.member?.currency ?? system.brand.currency, timeZone: system.brand.zone }}
      labels={labels}
      head={<Note>{t('record.text')}</Note>}
      controls={
        <Period
          value={days}
          onChange={setDays}
          presets={['today', 'yesterday', 'previous7', 'previous30', 'next7', 'next30']}
          daysAhead={29}
          maxDays={MOST_DAYS}
        />
      }
      emptyAction={{ label: t('record.emptyAction'), onAct: () => setDays(presetRange('previous30', today)) }}
      onExport={(query) => void startExport(query)}
      visibleRows={12}
      nonce={cspNonce()}
    />
  );
});

const rowId = ({ id }: RecordRow): string => id;

function useLoad(): LoadReport<RecordRow> {
  const { t } = useTranslation();
  const { api } = useStores();
  return useCallback(
    async (query, signal) => {
      const reply = await api('betRecords', reportInputOf(query), { signal });
      if (!reply.ok) return { refused: t(`error.${reply.code}`) };
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
    [api, t],
  );
}

const rowOf = (bet: BetRecord): RecordRow => ({
  id: bet.id,
  placedAt: isoOf(bet.placedAt),
  gameName: bet.gameName,
  vassalage: bet.vendorName,
  gameType: bet.gameType,
  roundId: bet.roundId,
  stakeMinor: bet.stakeMinor,
  payoutMinor: bet.payoutMinor,
  netMinor: bet.netMinor,
  validBetMinor: bet.validBetMinor,
  status: bet.status,
});

/** On a phone what was staked and what came of it stand beside the time and the game, and the rest behind them. */
function useColumns(): ReportColumn<RecordRow>[] {
  const { t } = useTranslation('member');
  const { t: report } = useTranslation('report');
  const isPhone = useMediaQuery(media.phone);
  return useMemo(() => {
    const placedAt: ReportColumn<RecordRow> = { id: 'placedAt', label: t('record.placedAt'), kind: 'time', width: 128, sortable: true };
    const game: ReportColumn<RecordRow> = { id: 'gameName', label: t('record.game'), kind: 'text', width: 132 };
    const origin: ReportColumn<RecordRow>[] = [
      { id: 'vassalage', label: t('record.vendor'), kind: 'text', width: 108 },
      {
        id: 'gameType',
        label: t('record.category'),
        kind: 'text',
        width: 88,
        filterable: true,
        choices: gameTypes.map((value) => ({ value, label: report(`gameType.${value}`) })),
      },
      { id: 'roundId', label: t('record.round'), kind: 'account', width: 80, filterable: true },
    ];
    const money: ReportColumn<RecordRow>[] = [
      { id: 'stakeMinor', label: t('record.stake'), kind: 'money', width: 92, sortable: true },
      { id: 'payoutMinor', label: t('record.payout'), kind: 'money', width: 92, sortable: true },
      { id: 'netMinor', label: t('record.net'), kind: 'money', width: 92, sortable: true },
      { id: 'validBetMinor', label: t('record.validBet'), kind: 'money', width: 92 },
    ];
    const status: ReportColumn<RecordRow> = {
      id: 'status',
      label: t('record.status'),
      kind: 'text',
      width: 84,
      filterable: true,
      choices: (['open', 'settled', 'void'] as const).map((value) => ({ value, label: t(`record.status.${value}`) })),
    };
    return isPhone ? [placedAt, ...money, game, status, ...origin] : [placedAt, game, ...origin, ...money, status];
  }, [t, report, isPhone]);
}

const Note = styled('span')({ fontSize: 14, color: tone.muted });
