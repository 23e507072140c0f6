import { CaptchaField } from '@site/ui/CaptchaField';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Captcha } from './Captcha';

interface CaptchaBoxProps {
  captcha: Captcha;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The picture to be read, and what it says. */
export const CaptchaBox = observer(function CaptchaBox({ captcha, error, ref }: CaptchaBoxProps) {
  const { t } = useTranslation('session');
  return (
    <CaptchaField
      label={t('captcha.label')}
      ref={ref}
      error={error}
      value={captcha.answer}
      onChange={({ target }) => captcha.write(target.value)}
      picture={captcha.picture}
      isMissing={captcha.isMissing}
      onRefresh={() => void captcha.refresh()}
      required
      labels={{ picture: t('captcha.picture'), refresh: t('captcha.refresh'), missing: t('captcha.missing') }}
    />
  );
});
