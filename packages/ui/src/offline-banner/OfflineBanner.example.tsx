import { OfflineBanner } from '@site/ui/OfflineBanner';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [isBack, setBack] = useState(false);
  return (
    <OfflineBanner
      state={isBack ? 'back' : 'offline'}
      labels={words.offlineBanner}
      retry={{ label: 'Try again', onRetry: () => setBack(true) }}
      // Without this style it lies over the page, below the header.
      sx={{ position: 'static' }}
    />
  );
}
