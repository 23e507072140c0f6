import { TrendChart } from '@site/ui/TrendChart';
import { words } from '@site/ui/words/en';

const days = Array.from({ length: 14 }, (_, index) => {
  const day = String(index + 1).padStart(2, '0');
  return {
    day: `2026-11-${day}`,
    beforeDay: `2026-10-${day}`,
    validBetMinor: BigInt(Math.round(31_000_000 + 6_000_000 * Math.sin(index / 2))),
    beforeMinor: BigInt(Math.round(29_000_000 + 5_000_000 * Math.sin(index / 2 + 1))),
    profitMinor: BigInt(Math.round(900_000 + 1_300_000 * Math.sin(index))),
  };
});

export default function Example() {
  return <TrendChart items={days} isLastDayOpen format={{ currency: 'USD', timeZone: 'Asia/Dhaka' }} labels={words.trendChart} />;
}
