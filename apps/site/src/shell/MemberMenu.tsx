import type { MemberInfo } from '@site/api/member';
import { AccountMenu } from '@site/ui/AccountMenu';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStores } from '../stores/StoresContext';
import { useGo } from '../useGo';

/** The member's name, and under it the pages that are the member's own. */
export const MemberMenu = observer(function MemberMenu({ member }: { member: MemberInfo }) {
  const { t } = useTranslation();
  const { session, dialogs } = useStores();
  const { pathname } = useLocation();
  return (
    <AccountMenu
      account={member.account}
      nickname={member.nickname}
      id={member.id}
      entries={[
        ...(session.isAgent ? [{ icon: 'team', label: t('menu.agentCentre'), href: '/agentHome' } as const] : []),
        { icon: 'records', label: t('menu.bettingRecord'), href: '/member/personalHistoryCopy' },
        { icon: 'signOut', label: t('session.signOut'), onPress: () => dialogs.open({ name: 'signOut' }) },
      ]}
      current={pathname}
      onNavigate={useGo()}
      labels={{ id: t('menu.id'), copy: t('menu.copyId'), copied: t('menu.copied') }}
    />
  );
});
