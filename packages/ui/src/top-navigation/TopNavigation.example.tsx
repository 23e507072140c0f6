import { TopNavigation } from '@site/ui/TopNavigation';
import { useState } from 'react';

const items = [
  { href: '/', label: 'Home' },
  { href: '/slots', label: 'Slots' },
  { href: '/live', label: 'Live' },
  { href: '/fishing', label: 'Fishing' },
];

export default function Example() {
  const [current, setCurrent] = useState('/');
  return <TopNavigation label="Categories" items={items} current={current} onNavigate={setCurrent} />;
}
