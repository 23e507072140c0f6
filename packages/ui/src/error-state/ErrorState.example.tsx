import { ErrorState } from '@site/ui/ErrorState';
import { Broken } from '@site/ui/illustration/Broken';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [isBusy, setBusy] = useState(false);
  return (
    <ErrorState
      illustration={<Broken />}
      title="The game did not answer"
      money="Your last round was settled; no money is on the way."
      advice="Open the game again. If it stays like this, choose another one."
      reference={{ label: 'Reference', value: 'rq-7f3a91c2', copy: words.copyButton }}
      retry={{ label: 'Try again', onRetry: () => setBusy(true), isBusy }}
    />
  );
}
