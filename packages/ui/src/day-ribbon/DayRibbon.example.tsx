import { DayRibbon } from '@site/ui/DayRibbon';
import { words } from '@site/ui/words/en';

const slicesMinor = Array.from({ length: 206 }, (_, slice) => BigInt(300 + Math.round(120 * Math.sin(slice / 20))));

export default function Example() {
  return (
    <DayRibbon
      day={{
        slicesMinor,
        paidMinor: slicesMinor.reduce((sum, amount) => sum + amount, 0n),
        carryPpm: 412_000n,
        nextAt: '2026-11-20T11:16:00Z',
      }}
      format={{ currency: 'USD', timeZone: 'Asia/Dhaka' }}
      labels={words.dayRibbon}
    />
  );
}
