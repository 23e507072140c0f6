import { CaptchaField } from '@site/ui/CaptchaField';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Captcha } from './Captcha';

/** The picture to be read, and what it says. */
export const CaptchaBox = observer(function CaptchaBox({ captcha, error }: { captcha: Captcha; error?: ReactNode }) {
  const { t } = useTranslation('session');
  return (
    <CaptchaField
      label={t('captcha.label')}
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
