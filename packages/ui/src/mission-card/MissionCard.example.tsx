import { MissionCard } from '@site/ui/MissionCard';
import { Points } from '@site/ui/Points';
import { RewardArt } from '@site/ui/RewardArt';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [isClaimed, setClaimed] = useState(false);
  return (
    <MissionCard
      title="Three of a kind"
      detail="Play three kinds of games today."
      art={<RewardArt name="dice" crop="square" />}
      status={isClaimed ? 'claimed' : 'claim'}
      progress={{ done: 3n, need: 3n, text: '3 of 3 kinds' }}
      reward={<Points points={15n} unit="points" />}
      time="Ends in 3 h 12 min"
      labels={words.missionCard}
      onClaim={() => setClaimed(true)}
    />
  );
}
