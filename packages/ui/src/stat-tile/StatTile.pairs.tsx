import { StatStrip } from '@site/ui/StatStrip';
import { StatTile } from '@site/ui/StatTile';

const format = { locale: 'en', currency: 'USD', timeZone: 'Asia/Dhaka' };
const labels = { from: (before: string) => `from ${before}`, up: 'up', down: 'down' };

export const Awaited = () => (
  <StatStrip>
    <StatTile label="Deposits" value={undefined} kind="money" unit="USD" format={format} labels={labels} />
  </StatStrip>
);

export const Zero = () => (
  <StatStrip>
    <StatTile label="Deposits" value={0n} kind="money" unit="USD" format={format} labels={labels} />
  </StatStrip>
);
