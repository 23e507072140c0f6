import { BackToTop } from '@site/ui/BackToTop';
import type { NavigationEntry } from '@site/ui/LinkOrButton';
import { RightBar } from '@site/ui/RightBar';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/lazyPart';
import { useStores } from '../../stores/StoresContext';
import { useNavigateTo } from '../../app/useNavigateTo';
import { usePlaces } from './usePlaces';

const ServicePanel = lazyPart(() => import('../support/ServicePanel'));

/** Floating bar: app, customer service, channel, back to top. Source: SHL-06. */
export default observer(function FloatingBar() {
  const { t } = useTranslation('shell');
  const { customerService } = useStores().system.permission.info;
  const [isOpen, setOpen] = useState(false);
  const telegram = customerService.find(({ csType }) => csType === 'TELEGRAM');
  const entries: NavigationEntry[] = [
    ...usePlaces('getApp'),
    ...(customerService.length > 0
      ? [{ icon: 'headset', label: t('support.entry'), onPress: () => setOpen(!isOpen) } satisfies NavigationEntry]
      : []),
    ...(telegram ? [{ icon: 'plane', label: t('support.TELEGRAM'), href: telegram.path } satisfies NavigationEntry] : []),
  ];
  return (
    <>
      {isOpen && <ServicePanel onClose={() => setOpen(false)} />}
      <RightBar label={t('atHand')} items={entries} onNavigate={useNavigateTo()}>
        <BackToTop label={t('toTop')} />
      </RightBar>
    </>
  );
});
