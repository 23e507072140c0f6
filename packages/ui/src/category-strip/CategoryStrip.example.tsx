import { type CategoryEntry, CategoryStrip } from '@site/ui/CategoryStrip';
import { useState } from 'react';

const items: CategoryEntry[] = [
  { id: 'hot', icon: 'hot', label: 'Hot', href: '#hot' },
  { id: 'slots', icon: 'slots', label: 'Slots', href: '#slots' },
  { id: 'live', icon: 'live', label: 'Live', href: '#live' },
  { id: 'fishing', icon: 'fishing', label: 'Fishing', href: '#fishing' },
  { id: 'sports', icon: 'sports', label: 'Sports', href: '#sports' },
];

export default function Example() {
  const [current, setCurrent] = useState('hot');
  return <CategoryStrip label="Kinds of games" items={items} current={current} onNavigate={(href) => setCurrent(href.slice(1))} />;
}
