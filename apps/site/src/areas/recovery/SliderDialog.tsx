import { Dialog } from '@site/ui/Dialog';
import { SliderCaptcha } from '@site/ui/SliderCaptcha';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { SliderStore } from './SliderStore';

interface SliderDialogProps {
  /** Called with a ticket that is valid for one call. */
  onSolved: (ticket: string) => void;
  onClose: () => void;
}

/** Captcha dialog: the slider, or proof of work in the browser. Source: REG-08. */
export const SliderDialog = observer(function SliderDialog({ onSolved, onClose }: SliderDialogProps) {
  const { t } = useTranslation('session');
  const { api } = useStores();
  const [slider] = useState(() => new SliderStore(api));
  useEffect(() => void slider.refresh(), [slider]);
  const take = async (solving: Promise<string | undefined>) => {
    const ticket = await solving;
    if (ticket) onSolved(ticket);
  };
  return (
    <Dialog title={t('slider.title')} text={t('slider.text')} onClose={onClose} closeLabel={t('close')}>
      <SliderCaptcha
        puzzle={slider.puzzle}
        state={slider.state}
        onSolve={(x) => void take(slider.solve(x))}
        onRefresh={() => void slider.refresh()}
        onOtherWay={() => void take(slider.solveOtherwise())}
        labels={{
          title: t('slider.label'),
          picture: t('slider.picture'),
          back: t('slider.back'),
          forth: t('slider.forth'),
          done: t('slider.done'),
          refresh: t('slider.refresh'),
          otherWay: t('slider.otherWay'),
          states: {
            loading: t('slider.loading'),
            ready: t('slider.ready'),
            checking: t('slider.checking'),
            solved: t('slider.solved'),
            wrong: t('slider.wrong'),
            failed: t('slider.failed'),
          },
        }}
      />
    </Dialog>
  );
});
