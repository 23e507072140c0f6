import { BreakdownChart } from '@site/ui/BreakdownChart';
import { words } from '@site/ui/words/en';

export default function Example() {
  return (
    <BreakdownChart
      items={[
        { id: 'slots', label: 'Slots', amountMinor: 446_541_100n },
        { id: 'sports', label: 'Sports', amountMinor: 231_941_200n },
        { id: 'live', label: 'Live', amountMinor: 202_677_600n },
        { id: 'other', label: 'Other five', amountMinor: 202_677_600n },
      ]}
      results={[
        { id: 'slots', label: 'Slots', profitMinor: 13_574_800n, profitBeforeMinor: 12_077_200n, ofMinor: 446_541_100n },
        { id: 'sports', label: 'Sports', profitMinor: -614_600n, profitBeforeMinor: 4_490_300n, ofMinor: 231_941_200n },
      ]}
      format={{ currency: 'USD', timeZone: 'Asia/Dhaka' }}
      labels={words.breakdownChart}
      style={{ maxInlineSize: 376 }}
    />
  );
}
