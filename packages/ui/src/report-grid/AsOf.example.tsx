import { AsOf } from '@site/ui/AsOf';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

const now = Date.UTC(2026, 10, 20, 11, 10, 32);
const nowMs = () => now;

export default function Example() {
  const [asOfAtMs, setAsOfMs] = useState(now - 8 * 60_000);
  return (
    <AsOf
      asOfAtMs={asOfAtMs}
      nowMs={nowMs}
      format={{ timeZone: 'Asia/Dhaka' }}
      labels={words.asOf}
      onRefresh={() => setAsOfMs(now - 44_000)}
    />
  );
}
