import { type ContractRow, ContractTable } from '@site/ui/ContractTable';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

const contracts: ContractRow[] = [
  {
    id: 'C-2041',
    taker: 'agent11',
    kind: 'DAILY',
    period: 'D',
    ratePpm: [1000, 3000],
    activeMembers: 86,
    periodValidBetMinor: 41_288_020n,
    periodProfitMinor: 1_120_466n,
    payMinor: 123_864n,
    state: 'accepted',
    validFrom: '2026-10-01',
  },
  {
    id: 'C-2052',
    taker: 'agent14',
    kind: 'DIVIDEND',
    period: 'H',
    ratePpm: [50_000, 150_000],
    activeMembers: null,
    periodValidBetMinor: null,
    periodProfitMinor: null,
    payMinor: null,
    state: 'new request',
    validFrom: '2026-11-21',
  },
];

export default function Example() {
  const [value, setValue] = useState('C-2041');
  return (
    <ContractTable
      content={{ state: 'ready', contracts }}
      value={value}
      onOpen={({ id }) => setValue(id)}
      format={{ currency: 'USD', timeZone: 'Asia/Dhaka' }}
      labels={words.contractTable}
    />
  );
}
