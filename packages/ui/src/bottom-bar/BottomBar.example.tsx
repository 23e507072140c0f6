import { BottomBar } from '@site/ui/BottomBar';
import type { NavigationEntry } from '@site/ui/LinkOrButton';
import { useState } from 'react';

const items: NavigationEntry[] = [
  { icon: 'home', label: 'Home', href: '/' },
  { icon: 'slots', label: 'Games', href: '/games' },
  { icon: 'tag', label: 'Promotions', href: '/promotions' },
  { icon: 'gift', label: 'Rewards', href: '/rewards', unread: '3' },
];

export default function Example() {
  const [current, setCurrent] = useState('/');
  return <BottomBar label="Main pages" items={items} current={current} onNavigate={setCurrent} style={{ maxInlineSize: 390 }} />;
}
