import { CodeField } from '@site/ui/CodeField';
import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { SendCodeButton } from '@site/ui/SendCodeButton';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentCode } from './SentCode';

export interface SentCodeFieldProps {
  code: SentCode;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  /** There is nothing to send to yet. */
  isOff?: boolean;
  error?: ReactNode;
}

/** A code that is sent, where it is typed, and the button that sends it. Why none was sent is said over the form. Source: REG-07. */
export const SentCodeField = observer(function SentCodeField({ code, value, onChange, onSend, isOff = false, error }: SentCodeFieldProps) {
  const { t } = useTranslation(['session', 'site']);
  const { failure } = code;
  return (
    <>
      <CodeField
        label={t('code.label')}
        help={code.wasSent ? t('code.help') : undefined}
        error={error}
        value={value}
        onChange={onChange}
        beside={
          <SendCodeButton
            readyAtMs={code.readyAtMs}
            isSending={code.isSending}
            disabled={isOff}
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
      {failure && (
        <ConfirmDialog
          icon="warning"
          title={t('code.failedTitle')}
          text={failure.code === 'tooMany' ? t('code.tooMany') : t(`site:error.${failure.code}`)}
          confirm={{ label: t('site:status.understood'), onConfirm: () => code.dismiss() }}
          onClose={() => code.dismiss()}
        />
      )}
    </>
  );
});
