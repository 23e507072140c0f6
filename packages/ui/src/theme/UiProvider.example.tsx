import { createLtrCache } from '@site/ui/cache';
import { Money } from '@site/ui/Money';
import { UiProvider } from '@site/ui/UiProvider';

const cache = createLtrCache();

export default function Example() {
  return (
    <UiProvider direction="ltr" locale="en" cache={cache}>
      <p>
        Balance: <Money amountMinor={248_050n} currency="USD" />
      </p>
    </UiProvider>
  );
}
