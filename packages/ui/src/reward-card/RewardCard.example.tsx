import { RewardArt } from '@site/ui/RewardArt';
import { RewardCard } from '@site/ui/RewardCard';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [held, setHeld] = useState(2_640n);
  return (
    <div style={{ maxInlineSize: 280 }}>
      <RewardCard
        name="Ticket for 20 free spins"
        detail="Gold Tiger, $0.20 a spin · 412 left"
        art={<RewardArt name="ticket" />}
        price={1_800n}
        held={held}
        labels={words.rewardCard}
        onRedeem={() => setHeld(held - 1_800n)}
      />
    </div>
  );
}
