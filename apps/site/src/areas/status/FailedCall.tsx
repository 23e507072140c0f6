import Button from '@mui/material/Button';
import { ErrorState } from '@site/ui/ErrorState';
import { Broken } from '@site/ui/illustration/Broken';
import { Offline } from '@site/ui/illustration/Offline';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../shell/LinkButton';
import { useSupportEntry } from '../shell/useSupportEntry';
import type { FailureCode } from '../../stores/load';
import { isAccountRefusal } from './isAccountRefusal';

export interface FailedCallProps {
  code: FailureCode;
  /** A text that says more than that of the code. @default the text of the code */
  advice?: string | undefined;
  /** Reference for customer service, as in the log. */
  reference?: string | undefined;
  onRetry: () => void;
}

/** Error state of a refused or failed call with a retry; refusals of the account itself offer another action. Source: ERR-10. */
export default function FailedCall({ code, advice, reference, onRetry }: FailedCallProps) {
  const { t } = useTranslation(['site', 'failure']);
  const isAccount = isAccountRefusal(code);
  return (
    <ErrorState
      illustration={code === 'networkAbnormal' ? <Offline /> : isAccount ? undefined : <Broken />}
      title={t(isAccount ? `refused.${code}` : 'status.failedTitle')}
      advice={advice ?? t(`failure:${code}`)}
      reference={
        reference && !isAccount
          ? { label: t('status.reference'), value: reference, copy: { copy: t('status.copyReference'), copied: t('status.copied') } }
          : undefined
      }
      retry={isAccount ? undefined : { label: t('status.retry'), onRetry }}
      action={isAccount && <WayOn code={code} />}
    />
  );
}

/** Action for refusals of the account: customer service for a frozen one; for a break or a limit, an explanation and signing out. */
const WayOn = observer(function WayOn({ code }: { code: FailureCode }) {
  const { t } = useTranslation(['site', 'shell']);
  const [support] = useSupportEntry();
  return (
    <>
      {support && (
        <Button variant={code === 'frozen' ? 'contained' : 'outlined'} href={support.href} onClick={support.onPress}>
          {support.label}
        </Button>
      )}
      {code === 'limitReached' && (
        <LinkButton href="/member/responsiblePlay" variant="contained">
          {t('place.responsiblePlay')}
        </LinkButton>
      )}
      {(code === 'excluded' || code === 'coolingOff') && (
        <LinkButton href="/help" variant="contained">
          {t('place.help')}
        </LinkButton>
      )}
    </>
  );
});
