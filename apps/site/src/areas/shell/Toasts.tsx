import { Toasts as Messages } from '@site/ui/Toasts';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';

/** Messages about actions and refusals, over any page. */
export default observer(function Toasts() {
  const { t } = useTranslation(['shell', 'site', 'failure']);
  const { toasts } = useStores();
  return (
    <Messages
      labels={{ region: t('toast.region'), dismiss: t('site:shell.close') }}
      onClose={(id) => toasts.dismiss(id)}
      items={toasts.all.map((toast) => {
        const { id } = toast;
        if ('refusal' in toast) return { id, look: 'bad', text: t(`failure:${toast.refusal}`) };
        const { deed, name, undo } = toast;
        return { id, look: 'good', text: t(`toast.${deed}`, { name }), action: undo && { label: t('toast.undo'), onAct: undo } };
      })}
    />
  );
});
