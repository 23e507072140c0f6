import { CaptchaField } from '@site/ui/CaptchaField';
import { Icon } from '@site/ui/Icon';
import { observer } from 'mobx-react-lite';
import { type Ref, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Captcha } from './Captcha';

interface CaptchaBoxProps {
  captcha: Captcha;
  /** Explains why a captcha is required. */
  help?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A captcha picture with its field, or proof of work instead. Source: SES-03, WCAG 3.3.8. */
export const CaptchaBox = observer(function CaptchaBox({ captcha, help, error, ref }: CaptchaBoxProps) {
  const { t } = useTranslation('session');
  const { otherWay } = captcha;
  if (otherWay === 'passed') return <Passed />;
  return (
    <CaptchaField
      label={t('captcha.label')}
      ref={ref}
      help={otherWay === 'working' ? t('slider.checking') : help}
      error={otherWay === 'failed' ? t('slider.failed') : error}
      value={captcha.answer}
      onChange={({ target }) => captcha.write(target.value)}
      picture={captcha.picture}
      isMissing={captcha.isMissing}
      onRefresh={() => void captcha.refresh()}
      onOtherWay={() => void captcha.passOtherwise()}
      required
      labels={{
        otherWay: t('slider.otherWay'),
        picture: t('captcha.picture'),
        refresh: t('captcha.refresh'),
        missing: t('captcha.missing'),
      }}
    />
  );
});

/** Takes the focus from the pressed button, which was removed. */
function Passed() {
  const { t } = useTranslation('session');
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} className="why" tabIndex={-1}>
      <Icon name="check" size={20} />
      {t('captcha.passed')}
    </p>
  );
}
