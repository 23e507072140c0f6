import Button from '@mui/material/Button';
import { DeviceList } from '@site/ui/DeviceList';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Failed } from '../../status/Failed';
import { SecurityCard } from './SecurityCard';
import type { SecurityStore } from './SecurityStore';
import { useMoment } from './useMoment';

/** Devices with a session of the account, and buttons to end them. */
export const Devices = observer(function Devices({ security }: { security: SecurityStore }) {
  const { t } = useTranslation('member');
  const moment = useMoment();
  const { devices, ending } = security;
  const { load } = devices;
  const others = load.state === 'ready' ? load.value.list.filter(({ current }) => !current) : [];
  return (
    <SecurityCard
      icon="phone"
      title={t('security.devices')}
      text={t('security.devicesText')}
      action={
        others.length > 1 && (
          <Button variant="outlined" loading={ending === 'all'} onClick={() => void security.endDevice('all')}>
            {t('security.endAll')}
          </Button>
        )
      }
    >
      {load.state === 'failed' ? (
        <Failed {...load} onRetry={() => void devices.ask({})} />
      ) : (
        <DeviceList
          items={
            load.state === 'ready'
              ? load.value.list.map(({ id, device, address, at, current }) => ({
                  id,
                  name: device || t('security.unknownDevice'),
                  kind: /Android|iOS|iPhone|iPad/.test(device) ? 'phone' : 'computer',
                  address,
                  seen: moment(at),
                  isCurrent: current,
                  isEnding: ending === id,
                }))
              : undefined
          }
          onEnd={(id) => void security.endDevice(id)}
          labels={{
            devices: t('security.devices'),
            current: t('security.thisDevice'),
            end: t('security.end'),
            endOf: (name) => t('security.endOf', { name }),
          }}
        />
      )}
    </SecurityCard>
  );
});
