import { TierEditor } from '@site/ui/TierEditor';
import type { TierBounds, TierDraft } from '@site/ui/tierProblems';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

const own: TierBounds[] = [
  { minActive: 3n, minValidBetMinor: 1_000_000n, minLossMinor: 0n, ratePpm: 1000n },
  { minActive: 10n, minValidBetMinor: 20_000_000n, minLossMinor: 0n, ratePpm: 3000n },
];
const offered: TierDraft[] = [
  { id: '1', minActive: 3n, minValidBetMinor: 1_000_000n, minLossMinor: 0n, ratePpm: 1000n },
  { id: '2', minActive: 12n, minValidBetMinor: 20_000_000n, minLossMinor: 0n, ratePpm: 3200n },
];

export default function Example() {
  const [tiers, setTiers] = useState(offered);
  const [mode, setMode] = useState<'FIXED' | 'TIERED'>('TIERED');
  return (
    <TierEditor
      value={tiers}
      onChange={setTiers}
      mode={mode}
      onModeChange={setMode}
      own={own}
      capPpm={5000n}
      format={{ currency: 'USD', timeZone: 'Asia/Dhaka' }}
      labels={words.tierEditor}
    />
  );
}
