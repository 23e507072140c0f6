import { styled } from '@mui/material/styles';
import { display } from '@site/ui/display';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../shell/Logo';
import { useStores } from '../stores/StoresContext';

const ASK_AGAIN_MS = 15_000;

/** Stands in for the whole site while it is closed or not offered here. It asks again by itself. Source: spec §4 "System status". */
export const StatusPage = observer(function StatusPage() {
  const { t } = useTranslation();
  const { system } = useStores();
  const { permission, brand, locale } = system;
  useEffect(() => {
    const timer = setInterval(() => void system.refresh(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [system]);
  const end = permission.maintenanceEnd;
  return (
    <Page>
      <Logo name={brand.name} />
      <h1>{permission.maintenance ? t('status.maintenanceTitle') : t('status.blockedTitle')}</h1>
      <p>{permission.maintenance ? t('status.maintenanceText', { brand: brand.name }) : t('status.blockedText', { brand: brand.name })}</p>
      {permission.maintenance && end !== null && (
        <p suppressHydrationWarning>
          {t('status.maintenanceEnd', {
            time: new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short', timeZone: brand.zone }).format(
              end,
            ),
          })}
        </p>
      )}
      {!permission.maintenance && (
        <bdi dir="ltr" suppressHydrationWarning>
          {permission.location.ip}
        </bdi>
      )}
    </Page>
  );
});

const Page = styled('main')({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 16,
  minBlockSize: '100vh',
  padding: 24,
  textAlign: 'center',
  '& h1': { margin: 0, ...display, fontSize: 'clamp(30px, 6vw, 48px)', lineHeight: 1.1 },
  '& p': { margin: 0, maxInlineSize: 480, fontSize: 17, lineHeight: 1.5, color: tone.muted },
});
