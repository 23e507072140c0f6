import { Money } from '@site/ui/Money';
import { PromotionCard } from '@site/ui/PromotionCard';
import { RewardArt } from '@site/ui/RewardArt';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [hasJoined, setJoined] = useState(false);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <PromotionCard
        title="Half as much again"
        summary="Your first deposit of the week grows by half, up to $200.00."
        art={<RewardArt name="gift" />}
        status={hasJoined ? 'process' : 'join'}
        facts={[
          { name: 'Smallest deposit', value: <Money amountMinor={2_000n} currency="USD" /> },
          { name: 'Played', value: '10 times' },
          { name: 'Within', value: '14 days' },
        ]}
        time="Ends in 2 days 4 h"
        href="#terms"
        labels={words.promotionCard}
        onJoin={() => setJoined(true)}
      />
    </div>
  );
}
