import { styled, useColorScheme } from '@mui/material/styles';
import { Dialog } from '@site/ui/Dialog';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import type { PhoneCheck } from './PhoneCheck';

/** Captcha of the phone provider, in a frame with its own policy. */
export const PhoneCaptcha = observer(function PhoneCaptcha({ check }: { check: PhoneCheck }) {
  const { t } = useTranslation('session');
  const { system } = useStores();
  const { colorScheme = 'dark' } = useColorScheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(BOX_HEIGHT);
  useEffect(() => {
    const take = ({ source, data }: MessageEvent<{ captcha?: string; height?: number }>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data.height) setHeight(data.height);
      if (data.captcha === undefined) return;
      if (data.captcha) void check.send(data.captcha);
      else check.turnAway('captchaCheckFailed');
    };
    window.addEventListener('message', take);
    return () => window.removeEventListener('message', take);
  }, [check]);
  const address = new URLSearchParams({ merchant: system.brand.merchant, lang: system.language, theme: colorScheme });
  return (
    <Dialog title={t('slider.title')} text={t('slider.text')} onClose={() => check.turnAway('popupClosed')} closeLabel={t('close')}>
      <Frame ref={frame} title={t('slider.title')} src={`/phone-captcha?${address}`} style={{ blockSize: height }} />
    </Dialog>
  );
});

/** Height of the checkbox, in pixels, which is all that most people see. */
const BOX_HEIGHT = 80;

/** As high as its content. Without a colour scheme, like the page in it: otherwise browsers add a background. */
const Frame = styled('iframe')({ inlineSize: '100%', maxBlockSize: '70dvh', border: 0, colorScheme: 'normal' });
