import { Money } from '@site/ui/Money';

export default function Example() {
  return (
    <p>
      You have <Money amountMinor={126_610n} currency="USD" />, which is{' '}
      <Money amountMinor={-1_840n} currency="USD" sign="always" colored /> since noon.
    </p>
  );
}
