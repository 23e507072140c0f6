import { unitLocales } from '@site/money/unitLocales';
import { Toasts as Messages } from '@site/ui/Toasts';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';

/** Messages about actions and refusals, over any page. */
export default observer(function Toasts() {
  const { t } = useTranslation(['shell', 'site', 'failure']);
  const { toasts, system } = useStores();
  const minutes = new Intl.NumberFormat(unitLocales(system.locale), { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return (
    <Messages
      labels={{ region: t('toast.region'), dismiss: t('site:shell.close') }}
      onClose={(id) => toasts.dismiss(id)}
      items={toasts.all.map((toast) => {
        const { id } = toast;
        if ('refusal' in toast) {
          const { refusal, moved, reference } = toast;
          const parts = [t(`failure:${refusal}`), moved && t(`moved.${moved}`), reference && `${t('site:status.reference')} ${reference}`];
          return { id, look: 'bad', text: parts.filter(Boolean).join(' ') };
        }
        if ('minutesLeft' in toast) return { id, look: 'plain', text: t('toast.timeLeft', { left: minutes.format(toast.minutesLeft) }) };
        const { deed, name, undo } = toast;
        return { id, look: 'good', text: t(`toast.${deed}`, { name }), action: undo && { label: t('toast.undo'), onAct: undo } };
      })}
    />
  );
});
