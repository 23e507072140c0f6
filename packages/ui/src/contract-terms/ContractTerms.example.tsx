import { type ContractDocument, ContractTerms } from '@site/ui/ContractTerms';
import { DeskButton } from '@site/ui/DeskButton';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

const contract: ContractDocument = {
  title: 'Daily salary contract',
  summary: 'Accepted by both sides on 30 Sep 2026, valid since 1 Oct 2026.',
  giver: { name: 'Thao Nguyen', account: 'agent01' },
  taker: { name: 'Binh Le', account: 'agent11' },
  clauses: [
    { title: 'What is paid.', text: 'Each day, a share of the valid bets of agent11 and all members below.' },
    { title: 'Tiers.', text: 'The highest tier whose two conditions are met pays the whole amount.', hasTiers: true },
    { title: 'End.', text: 'Either side may ask to end it. Whole days already worked are paid.' },
  ],
  tiers: [
    { minActive: 3, minValidBetMinor: 1_000_000n, ratePpm: 1000 },
    { minActive: 10, minValidBetMinor: 20_000_000n, ratePpm: 3000 },
  ],
  reached: 1,
  versions: [
    { id: '2', name: 'Version 2', note: 'in force' },
    { id: '1', name: 'Version 1', note: '1 Jul to 30 Sep' },
  ],
  version: '2',
};

export default function Example() {
  const [version, setVersion] = useState('2');
  return (
    <ContractTerms
      content={{ state: 'ready', document: { ...contract, version } }}
      reference={`C-2041 · version ${version}`}
      actions={<DeskButton>Ask to end</DeskButton>}
      onVersion={setVersion}
      format={{ currency: 'USD', timeZone: 'Asia/Dhaka' }}
      labels={words.contractTerms}
    />
  );
}
