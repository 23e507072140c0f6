import { CodeField } from '@site/ui/CodeField';
import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { SendCodeButton } from '@site/ui/SendCodeButton';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneCaptcha } from './PhoneCaptcha';
import type { PhoneCheck } from './PhoneCheck';
import type { SendFailure, SentCode } from './SentCode';

export interface SentCodeFieldProps {
  code: SentCode;
  /** External provider that sends it. */
  check?: PhoneCheck | undefined;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  /** Disables the button while there is no recipient. */
  isOff?: boolean;
  error?: ReactNode;
}

/** Field for a sent code, with its send button. Errors of sending are shown above the form, as the service says them. Source: REG-07, ERR-10. */
export const SentCodeField = observer(function SentCodeField(props: SentCodeFieldProps) {
  const { code, check, value, onChange, onSend, isOff = false, error } = props;
  const { t } = useTranslation(['session', 'site', 'failure', 'registration']);
  const sentenceOf = (failure: SendFailure) => {
    if ('fault' in failure) return t(`registration:phoneAuth.${failure.fault}`);
    return failure.code === 'tooMany' ? t('code.tooMany') : t(`failure:${failure.code}`);
  };
  const reference = code.failure && 'details' in code.failure ? code.failure.details.reference : undefined;
  return (
    <>
      <CodeField
        label={t('code.label')}
        help={code.wasSent ? t('code.help') : undefined}
        error={error ?? (check?.fault && t(`registration:phoneAuth.${check.fault}`))}
        value={value}
        onChange={onChange}
        beside={
          <SendCodeButton
            readyAtMs={code.readyAtMs}
            isBusy={code.isSending}
            isDisabled={isOff}
            onSend={onSend}
            labels={{
              send: t('code.send'),
              wait: (seconds) => t('code.wait', { count: seconds }),
              sent: (seconds) => t('code.sent', { count: seconds }),
              ready: t('code.ready'),
            }}
          />
        }
      />
      {check?.asking && <PhoneCaptcha check={check} />}
      {code.failure && (
        <ConfirmDialog
          icon="warning"
          title={t('code.failedTitle')}
          text={sentenceOf(code.failure)}
          confirm={{ label: t('site:status.understood'), onConfirm: () => code.dismiss() }}
          onClose={() => code.dismiss()}
        >
          {reference && (
            <small>
              {t('site:status.reference')} <bdi dir="ltr">{reference}</bdi>
            </small>
          )}
        </ConfirmDialog>
      )}
    </>
  );
});
