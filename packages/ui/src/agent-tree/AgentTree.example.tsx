import type { LoadDownlines } from '@site/ui/AgentNode';
import { AgentTree } from '@site/ui/AgentTree';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

const team = [
  { id: '1', parent: null, account: 'agent11', nickname: 'Binh Le', kind: 'Agent', children: 2, members: 96, amountMinor: 210_440_050n },
  { id: '2', parent: null, account: 'agent14', nickname: 'Tung Mai', kind: 'Agent', children: 0, members: 0, amountMinor: 98_812_000n },
  { id: '3', parent: '1', account: 'thu_bui', nickname: 'Thu Bui', kind: 'Member', children: 0, members: 0, amountMinor: 51_290_466n },
  { id: '4', parent: '1', account: 'bao_ly', nickname: 'Bao Ly', kind: 'Member', children: 0, members: 0, amountMinor: null },
];
const load: LoadDownlines = async (parent) => ({ nodes: team.filter((node) => node.parent === parent), next: null });
const pathTo = (node: (typeof team)[number]) => team.filter(({ id }) => id === node.parent).concat(node);

export default function Example() {
  const [value, setValue] = useState('agent11');
  const [term, setTerm] = useState('');
  const found = team.filter(({ account }) => account.includes(term));
  return (
    <AgentTree
      load={load}
      search={term ? { state: 'found', paths: found.map(pathTo) } : undefined}
      onSearch={setTerm}
      value={value}
      onChange={({ account }) => setValue(account)}
      format={{ currency: 'USD', timeZone: 'Asia/Dhaka' }}
      labels={words.agentTree}
    />
  );
}
