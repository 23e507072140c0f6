import { Money } from '@site/ui/Money';

export const Formatted = () => (
  <p>
    Balance: <Money amountMinor={126_610n} currency="USD" />
  </p>
);

export const ByHand = () => <p>Balance: {126_610 / 100} USD</p>;
