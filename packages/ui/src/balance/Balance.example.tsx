import { Balance } from '@site/ui/Balance';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [isHidden, setHidden] = useState(false);
  const [amountMinor, setAmountMinor] = useState(128_450n);
  return (
    <Balance
      amountMinor={amountMinor}
      currency="USD"
      isHidden={isHidden}
      onToggleHidden={() => setHidden(!isHidden)}
      onRefresh={() => setAmountMinor(amountMinor + 2_500n)}
      labels={words.balance}
    />
  );
}
