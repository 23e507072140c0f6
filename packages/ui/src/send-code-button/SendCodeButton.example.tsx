import { SendCodeButton } from '@site/ui/SendCodeButton';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [readyAtMs, setReadyAtMs] = useState<number>();
  return <SendCodeButton readyAtMs={readyAtMs} onSend={() => setReadyAtMs(Date.now() + 60_000)} labels={words.sendCodeButton} />;
}
