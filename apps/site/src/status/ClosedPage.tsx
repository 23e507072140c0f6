import { BlockedScreen } from '@site/ui/BlockedScreen';
import { MaintenanceScreen } from '@site/ui/MaintenanceScreen';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../shell/Logo';
import { useStores } from '../stores/StoresContext';

const ASK_AGAIN_MS = 15_000;

/** Stands in for the whole site while it is closed or not offered here. It asks again by itself. Source: spec §4 "System status". */
export default observer(function ClosedPage() {
  const { t } = useTranslation();
  const { system } = useStores();
  const { permission, brand, locale } = system;
  const [isAsking, setAsking] = useState(false);
  const timeZone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => brand.zone,
  );
  useEffect(() => {
    const timer = setInterval(() => void system.refresh(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [system]);
  const ask = async () => {
    setAsking(true);
    await system.refresh();
    setAsking(false);
  };

  const logo = <Logo name={brand.name} />;
  if (!permission.maintenance)
    return (
      <BlockedScreen
        logo={logo}
        ip={permission.location.ip}
        labels={{
          title: t('status.blockedTitle'),
          text: t('status.blockedText', { brand: brand.name }),
          ip: t('status.address'),
        }}
      />
    );
  return (
    <MaintenanceScreen
      logo={logo}
      endMs={permission.maintenanceEnd}
      locale={locale}
      timeZone={timeZone}
      labels={{
        title: t('status.maintenanceTitle'),
        text: t('status.maintenanceText', { brand: brand.name }),
        until: (time) => t('status.maintenanceEnd', { time }),
        retry: t('status.retry'),
      }}
      onRetry={() => void ask()}
      isAsking={isAsking}
    />
  );
});

/** A zone does not change while it is looked at. */
const never = () => () => {};
