import { AgentBadge } from '@site/ui/AgentBadge';
import { AgentMenu } from '@site/ui/AgentMenu';
import { AgentShell } from '@site/ui/AgentShell';
import { BottomBar } from '@site/ui/BottomBar';
import { Clock } from '@site/ui/Clock';
import { DeskTitle } from '@site/ui/DeskTitle';
import type { NavigationEntry } from '@site/ui/LinkOrButton';
import { ThemeSwitch } from '@site/ui/ThemeSwitch';
import { useNow } from '@site/ui/useNow';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

const pages: NavigationEntry[] = [
  { href: '/desk', icon: 'home', label: 'Team overview' },
  { href: '/desk/downline', icon: 'team', label: 'Downline' },
  { href: '/desk/bets', icon: 'table', label: 'Team betting' },
];

export default function Example() {
  const [current, setCurrent] = useState('/desk');
  const [isOpen, setOpen] = useState(false);
  const now = useNow();
  const menu = <AgentMenu label="Agent centre" items={[{ title: 'Team', items: pages }]} current={current} onNavigate={setCurrent} />;
  return (
    <AgentShell
      brand="Marquee"
      home="/desk"
      centre="Agent centre"
      menu={menu}
      clock={<Clock zone="Asia/Dhaka" now={now} place="Dhaka" />}
      who={<AgentBadge nickname="Thao Nguyen" account="agent01" kind="Master agent" />}
      settings={<ThemeSwitch labels={words.themeSwitch} />}
      bar={<BottomBar label="Main pages" items={pages} current={current} onNavigate={setCurrent} />}
      labels={words.agentShell}
      onNavigate={setCurrent}
      onMenu={() => setOpen(!isOpen)}
      onSignOut={() => setCurrent('/desk')}
    >
      <DeskTitle title="Team overview" text="1 to 20 Nov 2026" />
      {isOpen && menu}
    </AgentShell>
  );
}
