import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { visuallyHidden } from '@site/ui/visuallyHidden';
import { useSecondsUntil } from '@site/ui/useSecondsUntil';
import { radius, tone } from '@site/ui/vars';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from './SentCode';

interface FailureLineProps {
  id?: string;
  failure: Failure | undefined;
  /** Replaces the default message; null where a field shows it. */
  words?: string | null | undefined;
}

/** Error message of a form; of a call that moves money also whether it has. A waiting time is read out once and counted down visually. Without a failure it is an empty live region. Source: ERR-10. */
export function FailureLine({ id, failure, words }: FailureLineProps) {
  const { t } = useTranslation(['site', 'failure', 'shell']);
  const { retryAfterS, reference } = failure?.details ?? {};
  return (
    <Line role="alert" id={id}>
      {failure && (words !== null || failure.moved) && (
        <p>
          <Icon name="warning" size={18} />
          <span>
            {retryAfterS ? <Wait key={retryAfterS} seconds={retryAfterS} /> : words === undefined ? t(`failure:${failure.code}`) : words}
            {failure.moved && ` ${t(`shell:moved.${failure.moved}`)}`}
            {reference && (
              <small>
                {t('status.reference')} <bdi dir="ltr">{reference}</bdi>
              </small>
            )}
          </span>
        </p>
      )}
    </Line>
  );
}

function Wait({ seconds }: { seconds: number }) {
  const { t } = useTranslation('session');
  const [untilMs] = useState(() => Date.now() + seconds * 1000);
  const left = useSecondsUntil(untilMs);
  return (
    <span>
      <span className="visuallyHidden">{t('wait', { count: seconds })}</span>
      <span aria-hidden="true">{left > 0 ? t('wait', { count: left }) : t('waitOver')}</span>
    </span>
  );
}

const Line = styled('div')({
  '&:empty': { display: 'none' },
  '& p': {
    display: 'flex',
    gap: 10,
    margin: 0,
    padding: '11px 14px',
    borderRadius: radius.control,
    backgroundColor: tone.badWash,
    color: tone.bad,
    fontSize: 14,
    lineHeight: 1.45,
    fontWeight: 600,
  },
  '& svg': { flex: 'none', marginBlockStart: 1 },
  '& small': { display: 'block', fontWeight: 400, overflowWrap: 'anywhere' },
  '& .visuallyHidden': visuallyHidden,
});
