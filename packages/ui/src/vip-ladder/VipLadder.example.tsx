import { Money } from '@site/ui/Money';
import { VipLadder, type VipRank } from '@site/ui/VipLadder';
import { words } from '@site/ui/words/en';
import Button from '@mui/material/Button';
import { useState } from 'react';

const rank = (level: number, label: string, depositMinor: bigint, validBetMinor: bigint, giftMinor: bigint): VipRank => ({
  level,
  label,
  depositMinor,
  validBetMinor,
  benefits: [
    { name: 'Monthly gift', value: <Money amountMinor={giftMinor} currency="USD" /> },
    { name: 'Withdrawals a day', value: level + 3 },
  ],
});

const ranks = [
  rank(0, 'Member', 0n, 0n, 0n),
  rank(1, 'Bronze', 50_000n, 500_000n, 200n),
  rank(2, 'Silver', 250_000n, 3_000_000n, 800n),
  rank(3, 'Gold', 1_000_000n, 15_000_000n, 2_800n),
];

export default function Example() {
  const [isClaimed, setClaimed] = useState(false);
  const gift = (
    <Button variant="contained" disabled={isClaimed} onClick={() => setClaimed(true)}>
      Claim the monthly gift
    </Button>
  );
  return (
    <VipLadder
      items={ranks}
      progress={{ level: 2, depositMinor: 624_000n, validBetMinor: 4_821_050n }}
      currency="USD"
      actions={({ level }) => (level === 2 ? gift : undefined)}
      labels={words.vipLadder}
    />
  );
}
