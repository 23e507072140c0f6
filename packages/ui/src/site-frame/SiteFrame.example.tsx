import { AccountCorner } from '@site/ui/AccountCorner';
import { BottomBar } from '@site/ui/BottomBar';
import type { NavigationEntry } from '@site/ui/LinkOrButton';
import { Logo } from '@site/ui/Logo';
import { PageTitle } from '@site/ui/PageTitle';
import { SideMenu } from '@site/ui/SideMenu';
import { SiteFooter } from '@site/ui/SiteFooter';
import { SiteFrame } from '@site/ui/SiteFrame';
import { SiteHeader } from '@site/ui/SiteHeader';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

const pages: NavigationEntry[] = [
  { icon: 'home', label: 'Home', href: '/' },
  { icon: 'slots', label: 'Slots', href: '/slots' },
  { icon: 'tag', label: 'Promotions', href: '/promotions' },
];

export default function Example() {
  const [isWide, setWide] = useState(true);
  const [current, setCurrent] = useState('/');
  return (
    <SiteFrame
      header={
        <SiteHeader
          isMenuOpen={isWide}
          onToggleMenu={() => setWide(!isWide)}
          logo={<Logo name="Marquee" href="#home" />}
          labels={words.siteHeader}
        >
          <AccountCorner labels={words.accountCorner} onLogin={() => setCurrent('/login')} onSignUp={() => setCurrent('/register')} />
        </SiteHeader>
      }
      menu={
        <SideMenu label="Pages" isRail={!isWide} items={[{ title: 'Games', items: pages }]} current={current} onNavigate={setCurrent} />
      }
      isMenuWide={isWide}
      footer={
        <SiteFooter
          responsible={{ title: 'Play within your limits', text: 'Limits apply at once.', minAge: 18 }}
          columns={[{ title: 'Legal', links: [{ label: 'Terms', href: '#terms' }] }]}
          copyright="© 2026 Marquee"
        />
      }
      bottomBar={<BottomBar label="Main pages" items={pages} current={current} onNavigate={setCurrent} />}
      labels={words.siteFrame}
    >
      <PageTitle title="Good evening" text={`You are at ${current}`} />
    </SiteFrame>
  );
}
