import Button from '@mui/material/Button';
import { formatMoney } from '@site/money/formatMoney';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazyPart';
import { Answer } from '../../../stores/Answer';
import { useStores } from '../../../stores/StoresContext';
import { SecurityCard } from '../security/SecurityCard';

const ZaloDialog = lazyPart(() => import('./ZaloDialog'));

/** The reward for a bound Zalo account; nothing where the brand offers none. Source: MEM-23. */
export const Zalo = observer(function Zalo() {
  const { t } = useTranslation('profile');
  const { api, system } = useStores();
  const [profile] = useState(() => new Answer(api, 'profile'));
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void profile.ask({}), [profile]);
  const zalo = profile.load.state === 'ready' ? profile.load.value.zalo : null;
  if (!zalo) return null;
  const reward = formatMoney(BigInt(zalo.rewardMinor), zalo.currency, system.locale);
  return (
    <SecurityCard
      icon="gift"
      title={t('zalo.title')}
      text={zalo.boundTo ? <bdi dir="ltr">{zalo.boundTo}</bdi> : t('zalo.text', { reward })}
      mark={zalo.boundTo ? t('zalo.bound') : undefined}
      action={
        !zalo.boundTo && (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {t('zalo.bind')}
          </Button>
        )
      }
    >
      {isOpen && (
        <ZaloDialog
          reward={reward}
          onClose={() => {
            setOpen(false);
            void profile.ask({});
          }}
        />
      )}
    </SecurityCard>
  );
});
