import type { ReportColumn } from '@site/ui/ReportColumn';
import { ReportGrid } from '@site/ui/ReportGrid';
import { words } from '@site/ui/words/en';

interface Row {
  account: string;
  bets: number;
  validBetMinor: bigint;
  profitMinor: bigint;
}

const columns: ReportColumn<Row>[] = [
  { id: 'account', label: 'Account', kind: 'account', width: 172, filterable: true },
  { id: 'bets', label: 'Bets', kind: 'count', width: 92, sortable: true },
  { id: 'validBetMinor', label: 'Valid bets', kind: 'money', width: 140, sortable: true },
  { id: 'profitMinor', label: 'Team profit', kind: 'money', width: 140, sortable: true },
];
const items: Row[] = [
  { account: 'agent11', bets: 21_044, validBetMinor: 210_440_050n, profitMinor: 5_821_040n },
  { account: 'agent12', bets: 16_820, validBetMinor: 168_209_210n, profitMinor: -860_422n },
  { account: 'agent41', bets: 12_148, validBetMinor: 121_488_075n, profitMinor: 4_102_290n },
];

export default function Example() {
  return (
    <ReportGrid
      items={items}
      columns={columns}
      from="2026-11-01"
      to="2026-11-20"
      initialView={{ sort: '-validBetMinor', filter: {}, limit: 25, density: 'standard', hidden: [] }}
      visibleRows={4}
      format={{ currency: 'USD', timeZone: 'Asia/Dhaka' }}
      labels={words.reportGrid}
    />
  );
}
