import type { ReportColumn } from '@site/ui/ReportColumn';
import { TotalsBar } from '@site/ui/TotalsBar';

interface Row {
  account: string;
  bets: number;
  validBetMinor: bigint;
}

const columns: ReportColumn<Row>[] = [
  { id: 'account', label: 'Account', kind: 'account', width: 172 },
  { id: 'bets', label: 'Bets', kind: 'count', width: 120 },
  { id: 'validBetMinor', label: 'Valid bets', kind: 'money', width: 160 },
];

export default function Example() {
  return (
    <div role="grid" aria-label="Sums" tabIndex={0} style={{ overflowX: 'auto' }}>
      <TotalsBar
        columns={columns}
        widths={columns.map(({ id, width }) => ({ id, width }))}
        totals={{ bets: 511_568, validBetMinor: 725_468_947n }}
        label="Total of 8,412"
        format={{ currency: 'USD', timeZone: 'Asia/Dhaka' }}
      />
    </div>
  );
}
