import Button from '@mui/material/Button';
import { BlockedScreen } from '@site/ui/BlockedScreen';
import { MaintenanceScreen } from '@site/ui/MaintenanceScreen';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import Logo from '../shell/Logo';
import { useStores } from '../../stores/StoresContext';
import { openSupportWindow } from '../support/openSupport';

const POLL_MS = 15_000;

/** Replaces the whole site during maintenance or in a blocked region. It checks again periodically. Source: SYS-01. */
export default observer(function ClosedPage() {
  const { t } = useTranslation();
  const shell = useTranslation('shell').t;
  const { system } = useStores();
  const { permission, brand } = system;
  const [isAsking, setAsking] = useState(false);
  const timeZone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => brand.zone,
  );
  useEffect(() => {
    const timer = setInterval(() => void system.askStatus(), POLL_MS);
    return () => clearInterval(timer);
  }, [system]);
  const ask = async () => {
    setAsking(true);
    await system.askStatus();
    setAsking(false);
  };

  const logo = <Logo name={brand.name} mark={brand.mark} />;
  const service = <ServiceButton />;
  if (!permission.maintenance)
    return (
      <BlockedScreen
        logo={logo}
        ip={permission.location.ip}
        action={service}
        labels={{
          title: t('blockip'),
          text: shell('info ip block', { brand: brand.name }),
          ip: shell('status.address'),
        }}
      />
    );
  return (
    <MaintenanceScreen
      logo={logo}
      endAtMs={permission.maintenanceEnd}
      timeZone={timeZone}
      labels={{
        title: t('game maintenance'),
        text: shell('status.maintenanceText', { brand: brand.name }),
        until: (time) => shell('status.maintenanceEnd', { time }),
        retry: t('status.retry'),
      }}
      onRetry={() => void ask()}
      isBusy={isAsking}
      action={service}
    />
  );
});

/** Opens customer service in a pop-up window, or in a tab when blocked. Source: SYS-02, SYS-14. */
const ServiceButton = observer(function ServiceButton() {
  const { t } = useTranslation('shell');
  const path = useStores().system.supportPath;
  if (!path) return null;
  return (
    <Button
      component="a"
      href={path}
      target="_blank"
      rel="noopener"
      variant="contained"
      onClick={(event) => openSupportWindow(path) && event.preventDefault()}
    >
      {t('support.entry')}
    </Button>
  );
});

/** The time zone does not change during a visit. */
const never = () => () => {};
