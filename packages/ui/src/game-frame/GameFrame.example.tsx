import { GameFrame } from '@site/ui/GameFrame';
import { words } from '@site/ui/words/en';
import { useState } from 'react';
import tiger from '../story-art/gold-tiger.webp';

const now = new Date('2026-11-21T14:47:08Z');

export default function Example() {
  const [isBusy, setBusy] = useState(false);
  return (
    <GameFrame
      name="Gold Tiger"
      detail="Lantern Works · play money"
      openedAtMs={now.getTime() - 2_530_000}
      now={now}
      money={{ currency: 'USD', balanceMinor: 126_610n, netMinor: -1_840n }}
      limits={{ label: 'Play within your limits', onPress: () => setBusy(false) }}
      isBusy={isBusy}
      onBack={() => setBusy(false)}
      onReload={() => setBusy(true)}
      labels={words.gameFrame}
      style={{ blockSize: 480 }}
    >
      <img src={tiger} alt="" width={240} height={320} />
    </GameFrame>
  );
}
