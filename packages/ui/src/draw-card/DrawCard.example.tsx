import { DrawCard } from '@site/ui/DrawCard';
import { useNow } from '@site/ui/useNow';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

const ROUND_MS = 150_000;

export default function Example() {
  const now = useNow();
  const [closesAtMs, setClosesAtMs] = useState(() => Date.now() + ROUND_MS);
  return (
    <DrawCard
      name="Sky Draw"
      href="#sky-draw"
      closesAtMs={closesAtMs}
      now={now}
      onClose={() => setClosesAtMs(closesAtMs + ROUND_MS)}
      last={{ items: ['8', '36', '21', '5'], specials: 1 }}
      labels={words.drawCard}
      style={{ inlineSize: 240 }}
    />
  );
}
