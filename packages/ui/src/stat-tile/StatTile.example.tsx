import { StatStrip } from '@site/ui/StatStrip';
import { StatTile } from '@site/ui/StatTile';
import { words } from '@site/ui/words/en';

const format = { currency: 'USD', timeZone: 'Asia/Dhaka' };
const deposits = [4_120_000n, 4_480_000n, 3_910_000n, 4_730_000n, 5_060_000n, 4_890_000n, 5_340_000n];
const members = [11, 8, 14, 12, 17, 9, 13];

export default function Example() {
  return (
    <StatStrip>
      <StatTile
        label="Deposits"
        value={32_530_000n}
        kind="money"
        unit="USD"
        before={29_870_000n}
        series={deposits}
        format={format}
        labels={words.statTile}
      />
      <StatTile
        label="New members"
        value={84}
        kind="count"
        before={91}
        series={members}
        shape="bars"
        format={format}
        labels={words.statTile}
      />
      <StatTile label="Active members" value={undefined} kind="count" format={format} labels={words.statTile} />
    </StatStrip>
  );
}
