import { AmountField } from '@site/ui/AmountField';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [valueMinor, setValueMinor] = useState<bigint | null>(50_000n);
  return (
    <AmountField
      label="Amount"
      valueMinor={valueMinor}
      onChange={setValueMinor}
      currency="USD"
      leastMinor={1_000n}
      mostMinor={248_050n}
      quickMinor={[10_000n, 50_000n, 100_000n]}
      limits={[
        { label: 'Available now', figure: '2,480.50' },
        { label: 'Smallest', figure: '10.00' },
      ]}
      labels={words.amountField}
    />
  );
}
