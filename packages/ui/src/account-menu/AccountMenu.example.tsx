import { AccountMenu } from '@site/ui/AccountMenu';
import { VipBadge } from '@site/ui/VipBadge';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [isLoggedIn, setLoggedIn] = useState(true);
  if (!isLoggedIn) return <p>You have signed out.</p>;
  return (
    <AccountMenu
      account="player01"
      nickname="Mai Linh"
      memberId="40028117"
      badge={<VipBadge level={4} label="VIP 4" />}
      align="start"
      current="/account"
      items={[
        { icon: 'user', label: 'Account', href: '/account' },
        { icon: 'records', label: 'Betting record', href: '/bets' },
        { icon: 'message', label: 'Messages', href: '/messages', unread: '3' },
        { icon: 'signOut', label: 'Sign out', onPress: () => setLoggedIn(false) },
      ]}
      labels={words.accountMenu}
    />
  );
}
