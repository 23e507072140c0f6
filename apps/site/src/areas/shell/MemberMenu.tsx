import type { MemberInfo } from '@site/api/member';
import { AccountMenu } from '@site/ui/AccountMenu';
import { VipBadge } from '@site/ui/VipBadge';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext';
import { useNavigateTo } from '../../app/useNavigateTo';
import { placesIn } from './placesIn';
import { usePlaces } from './usePlaces';

/** The account menu. Source: SHL-02, SHL-16. */
export const MemberMenu = observer(function MemberMenu({ member }: { member: MemberInfo }) {
  const { t } = useTranslation(['site', 'shell']);
  const { dialogs } = useStores();
  const { pathname } = useLocation();
  const pages = usePlaces(...placesIn('account'));
  return (
    <AccountMenu
      account={member.account}
      nickname={member.nickname}
      pictureUrl={member.icon && `/art/avatar/${member.icon}-96.webp`}
      memberId={member.id}
      badge={member.hasVip && member.vipLabelName && <VipBadge level={member.vipRankLevel} label={member.vipLabelName} />}
      items={[
        ...pages,
        { icon: 'gauge', label: t('shell:lines.entry'), onPress: () => dialogs.open({ name: 'lines' }) },
        { icon: 'signOut', label: t('session.signOut'), onPress: () => dialogs.open({ name: 'signOut' }) },
      ]}
      current={pathname}
      onNavigate={useNavigateTo()}
      labels={{ id: t('shell:account.id'), copy: t('shell:account.copyId'), copied: t('shell:account.copied') }}
    />
  );
});
