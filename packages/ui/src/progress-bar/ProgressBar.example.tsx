import { Money } from '@site/ui/Money';
import { ProgressBar } from '@site/ui/ProgressBar';

export default function Example() {
  return (
    <div style={{ display: 'grid', gap: 8, maxInlineSize: 320 }}>
      <span>
        <Money amountMinor={6_250n} currency="USD" /> of <Money amountMinor={10_000n} currency="USD" /> played
      </span>
      <ProgressBar done={6_250n} need={10_000n} label="Played of the red envelope" />
    </div>
  );
}
