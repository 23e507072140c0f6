import { type DrillOf, MAX_REPORT_DAYS, type Report as Declared, type RowOf } from '@site/api/defineReport';
import { DeskButton } from '@site/ui/DeskButton';
import { DeskSegments } from '@site/ui/DeskSegments';
import { DeskTitle } from '@site/ui/DeskTitle';
import { Icon } from '@site/ui/Icon';
import { offsetOf } from '@site/ui/offsetOf';
import { type DayPreset, presetRange } from '@site/ui/presetRange';
import { ReportGrid, type ReportView } from '@site/ui/ReportGrid';
import { Skeleton } from '@site/ui/Skeleton';
import { tone } from '@site/ui/vars';
import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cspNonce } from '../../app/cspNonce';
import { useStores } from '../../stores/StoresContext';
import { Period } from './Period';
import { useExport } from './useExport';
import { type GridRow, useLoadReport } from './useLoadReport';
import { useColumnSets, useReportColumns } from './useReportColumns';
import { useReportLabels } from './useReportLabels';
import { useReportTexts } from './useReportTexts';
import { MAIN_VIEW, type SavedView, useKeptMain, useSavedViews } from './useSavedViews';
import { useToday } from './useToday';

interface Desk {
  limit: ReportView['limit'];
  visibleRows: number;
  presets: DayPreset[];
  /** Period at first. */
  first: DayPreset;
  /** Period offered when there is no row. */
  wider?: DayPreset;
  /** Number of days after today that can be chosen. */
  daysAhead: number;
}

const desks: Record<'agent' | 'member', Desk> = {
  agent: { limit: 50, visibleRows: 17, presets: ['today', 'yesterday', 'previous7', 'previous30'], first: 'previous30', daysAhead: 0 },
  member: {
    limit: 25,
    visibleRows: 12,
    presets: ['today', 'yesterday', 'previous7', 'previous30', 'next7', 'next30'],
    first: 'previous7',
    wider: 'previous30',
    daysAhead: 29,
  },
};

/** Days and filter that a report opens with. */
export interface ReportStart {
  from: string;
  to: string;
  filter?: Record<string, string>;
}

/** The row that was pressed, and what the rows are limited to. */
type Drills<R extends Declared> = { [N in DrillOf<R>]: (row: RowOf<R>, start: ReportStart) => void };

export type ReportProps<R extends Declared> = {
  report: R;
  /** Opens with these days and this filter. @default the days of its audience, and every row */
  start?: ReportStart | undefined;
  /** Draws the plots of a period, above the rows. Keep its identity between renders. */
  plotOf?: (days: { from: string; to: string }) => React.ReactNode;
} & (DrillOf<R> extends never
  ? { onDrill?: undefined }
  : {
      /** Opens the details of a row, by column. Keep its identity between renders. */
      onDrill: Drills<R>;
    });

/** Returns what opens for a row, with the days and the filter of the report. */
const drillsIn = (onDrill: Record<string, (row: never, start: ReportStart) => void>, start: ReportStart) =>
  Object.fromEntries(Object.entries(onDrill).map(([column, open]) => [column, (row: GridRow) => open(row as never, start)]));

/** Shows a declared report: period, groups, saved views, grid, totals, export and print. Source: AGT-06, MEM-06. */
export const Report = observer(function Report<R extends Declared>(props: ReportProps<R>) {
  const { t } = useTranslation();
  const saved = useSavedViews(props.report);
  // The report opens with the main view.
  if (saved.isLoading) return <Skeleton look="page" label={t('status.loading')} />;
  return <LoadedReport {...({ ...props, saved } as unknown as LoadedReportProps<Declared>)} />;
}) as <R extends Declared>(props: ReportProps<R>) => React.ReactNode;

type LoadedReportProps<R extends Declared> = ReportProps<R> & { saved: ReturnType<typeof useSavedViews> };

const LoadedReport = observer(function LoadedReport<R extends Declared>({ report, start, onDrill, plotOf, saved }: LoadedReportProps<R>) {
  const words = useReportTexts(report);
  const { t } = useTranslation('report');
  const { system, session } = useStores();
  const desk = desks[report.audience === 'agent' ? 'agent' : 'member'];
  const today = useToday();
  const [days, setDays] = useState<{ from: string; to: string }>(() => start ?? presetRange(desk.first, today));
  const groups = Object.keys(report.groups ?? {});
  const hiddenIn = (name: string | undefined) => [...(report.groups?.[name ?? '']?.hides ?? [])];
  const kept: SavedView = saved.views?.find(({ name }) => name === MAIN_VIEW)?.view ?? {
    sort: report.sort,
    filter: {},
    limit: desk.limit,
    density: 'standard',
    hidden: hiddenIn(groups[0]),
  };
  const [current, setCurrent] = useState(MAIN_VIEW);
  const mainGroup = kept.group ?? groups[0];
  const [group, setGroup] = useState(mainGroup);
  const [view, setView] = useState<ReportView>(() => viewOf({ ...kept, ...(start?.filter && { filter: start.filter }) }));
  // Each grouping has columns of its own: those of another than the main view's are kept with Save.
  const isMain = saved.views !== undefined && current === MAIN_VIEW && group === mainGroup;
  const look = isMain ? { ...kept, ...lookOf(view) } : kept;
  useKeptMain(saved.keepMain, kept, isMain ? look : undefined);
  const main: SavedView = { ...look, ...(start?.filter && { filter: start.filter }) };
  const views = saved.views && [
    { id: MAIN_VIEW, name: t('views.first'), view: main },
    ...saved.views.flatMap((one) => (one.name === MAIN_VIEW ? [] : [{ id: one.name, ...one }])),
  ];
  const chooseView = (id: string) => {
    const chosen = views?.find((one) => one.id === id)?.view ?? main;
    setCurrent(id);
    setView(viewOf(chosen));
    setGroup(chosen.group ?? groups[0]);
  };
  const chooseGroup = (id: string) => {
    setView({ ...view, hidden: current === MAIN_VIEW && id === mainGroup ? kept.hidden : hiddenIn(id) });
    setGroup(id);
  };
  const save = async (name: string, changed: ReportView) => {
    if (await saved.save(name, { ...changed, ...(group !== undefined && { group }) })) setCurrent(name);
  };
  const remove = async () => {
    await saved.remove(current);
    chooseView(MAIN_VIEW);
  };
  const { from, to } = days;
  const { filter } = view;
  const drills = useMemo(() => drillsIn(onDrill ?? {}, { from, to, filter }), [onDrill, from, to, filter]);
  const { start: startExport, exporting } = useExport(report, group);
  const { zone } = system.brand;
  const currency = session.member?.currency ?? system.brand.currency;
  const title = words(`${report.words}.title`);
  const text = words(`${report.words}.text`, { currency, offset: offsetOf(zone, new Date()) });
  const labels = useReportLabels({
    title,
    empty: useMemo(() => ({ title: words(`${report.words}.emptyTitle`), help: words(`${report.words}.emptyHelp`) }), [words, report]),
  });
  const { wider } = desk;
  const grid = (
    <ReportGrid<GridRow>
      key={group}
      columns={useReportColumns(report, group, drills)}
      columnSets={useColumnSets(report)}
      rowId={rowId}
      from={days.from}
      to={days.to}
      load={useLoadReport(report, group)}
      initialView={view}
      delivered={hiddenIn(group)}
      views={
        views && {
          items: views.map(({ id, name, view: stored }) => ({ id, name, view: viewOf(stored) })),
          value: current,
          labels: {
            views: t('views.label'),
            changed: t('views.changed'),
            save: t('views.save'),
            saveAsNew: t('views.saveAsNew'),
            viewName: t('views.name'),
            missing: t('missing'),
            undo: t('views.undo'),
          },
          onChange: chooseView,
          onSave: (changed) => void save(current, changed),
          onSaveNew: (name, changed) => void save(name, changed),
        }
      }
      onViewChange={setView}
      format={{ currency, timeZone: zone }}
      labels={labels}
      // The member centre shows the title of each of its pages itself.
      head={report.audience === 'agent' ? <DeskTitle title={title} text={text} /> : <Note>{text}</Note>}
      controls={
        <>
          <Period value={days} onChange={setDays} presets={desk.presets} daysAhead={desk.daysAhead} maxDays={MAX_REPORT_DAYS} />
          {group !== undefined && (
            <DeskSegments
              label={words(`${report.words}.groupBy`)}
              value={group}
              onChange={chooseGroup}
              items={groups.map((id) => ({ id, label: words(`${report.words}.by.${id}`) }))}
            />
          )}
          {current !== MAIN_VIEW && (
            <DeskButton look="plain" onClick={() => void remove()}>
              <Icon name="trash" size={16} />
              {t('views.delete')}
            </DeskButton>
          )}
        </>
      }
      {...(wider && { emptyAction: { label: t('emptyAction'), onAct: () => setDays(presetRange(wider, today)) } })}
      onExport={(query, format) => void startExport(query, format)}
      exporting={exporting}
      visibleRows={desk.visibleRows}
      nonce={cspNonce()}
    />
  );
  return plotOf ? (
    <>
      {plotOf(days)}
      {grid}
    </>
  ) : (
    grid
  );
}) as <R extends Declared>(props: LoadedReportProps<R>) => React.ReactNode;

/** Returns the part of a saved view that the grid shows. */
const viewOf = (view: SavedView): ReportView => ({ sort: view.sort, filter: view.filter, ...lookOf(view) });

/** Returns the part of a view that is remembered as it is changed: how it looks, and not what it asks. */
const lookOf = ({ limit, density, hidden, isCards }: Omit<SavedView, 'sort' | 'filter' | 'group'>) => ({
  limit,
  density,
  hidden,
  ...(isCards !== undefined && { isCards }),
});

const rowId = ({ id }: GridRow): string => String(id);

const Note = styled('span')({ fontSize: 14, color: tone.muted });
