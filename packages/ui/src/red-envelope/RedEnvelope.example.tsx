import { RedEnvelope } from '@site/ui/RedEnvelope';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [isOpened, setOpened] = useState(false);
  return (
    <RedEnvelope
      state={isOpened ? 'opened' : 'ready'}
      title={isOpened ? 'Yours to play' : 'An envelope for you'}
      detail={isOpened ? 'Played once before withdrawal.' : '3 chances left'}
      amountMinor={1_288n}
      currency="USD"
      labels={words.redEnvelope}
      onOpen={() => setOpened(true)}
    />
  );
}
