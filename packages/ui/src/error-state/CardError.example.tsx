import { CardError } from '@site/ui/CardError';
import { useState } from 'react';

export default function Example() {
  const [isBusy, setBusy] = useState(false);
  return (
    <CardError
      title="Points"
      text="The points could not be loaded. None were spent."
      retry={{ label: 'Try again', onRetry: () => setBusy(true), isBusy }}
    />
  );
}
