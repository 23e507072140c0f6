import { DrawCountdown } from '@site/ui/DrawCountdown';
import { useNow } from '@site/ui/useNow';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const now = useNow();
  const [closesAtMs] = useState(() => Date.now() + 150_000);
  return <DrawCountdown closesAtMs={closesAtMs} now={now} labels={words.drawCountdown} />;
}
