import { ContractDiff } from '@site/ui/ContractDiff';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [isRead, setRead] = useState(false);
  return (
    <ContractDiff
      items={[
        { id: 'rate2', clause: 'Tier 2, rate', inForce: '0.20 %', offered: '0.18 %', effect: 'lower' },
        { id: 'tier4', clause: 'Tier 4', inForce: null, offered: '0.30 %', effect: 'added' },
        { id: 'rest', clause: 'Categories', inForce: 'as before', offered: 'as before', effect: 'same' },
      ]}
      ends={[{ id: 'C-2108', taker: 'agent1105', reason: 'its 0.28 % would be above 0.25 %', ratePpm: 2800, paidYesterdayMinor: 20_410n }]}
      isRead={isRead}
      onRead={setRead}
      format={{ currency: 'USD', timeZone: 'Asia/Dhaka' }}
      labels={{
        ...words.contractDiff,
        versions: 'version 3 in force, version 4 offered',
        count: '2 of 9 clauses',
        endsAt: 'at 21 Nov, 00:00',
      }}
    />
  );
}
