import { BackToTop } from '@site/ui/BackToTop';
import { RightBar } from '@site/ui/RightBar';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useGo } from '../useGo';
import { useSupportEntry } from './useSupportEntry';

/** What floats by the end of the line. Source: SHL-06. */
export default observer(function AtHand() {
  const { t } = useTranslation();
  const support = useSupportEntry();
  return (
    <RightBar
      label={t('shell.atHand')}
      entries={[{ icon: 'phone', label: t('menu.getApp'), href: '/down' }, ...support]}
      onNavigate={useGo()}
    >
      <BackToTop label={t('shell.toTop')} />
    </RightBar>
  );
});
