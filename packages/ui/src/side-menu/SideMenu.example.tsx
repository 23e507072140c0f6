import { SideMenu, type SideMenuGroup } from '@site/ui/SideMenu';
import { useState } from 'react';

const items: SideMenuGroup[] = [
  {
    title: 'Games',
    items: [
      { icon: 'home', label: 'Home', href: '/' },
      { icon: 'slots', label: 'Slots', href: '/slots', note: '612' },
      { icon: 'live', label: 'Live', href: '/live', note: '148' },
    ],
  },
  {
    title: 'Yours',
    items: [
      { icon: 'records', label: 'Betting record', href: '/bets' },
      { icon: 'gift', label: 'Rewards', href: '/rewards', unread: '3' },
    ],
  },
];

export default function Example() {
  const [current, setCurrent] = useState('/');
  return <SideMenu label="Pages" items={items} current={current} onNavigate={setCurrent} style={{ inlineSize: 236 }} />;
}
