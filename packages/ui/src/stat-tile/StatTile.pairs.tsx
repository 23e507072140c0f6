import { StatStrip } from '@site/ui/StatStrip';
import { StatTile } from '@site/ui/StatTile';
import { words } from '@site/ui/words/en';

const format = { currency: 'USD', timeZone: 'Asia/Dhaka' };

export const Awaited = () => (
  <StatStrip>
    <StatTile label="Deposits" value={undefined} kind="money" unit="USD" format={format} labels={words.statTile} />
  </StatStrip>
);

export const Zero = () => (
  <StatStrip>
    <StatTile label="Deposits" value={0n} kind="money" unit="USD" format={format} labels={words.statTile} />
  </StatStrip>
);
