import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureLine } from '../../session/FailureLine';
import type { Failure } from '../../session/SentCode';
import { LinkButton } from '../../shell/LinkButton';

interface DocumentLineProps {
  amountMinor: bigint | null;
  /** The most without a checked document; null where none is needed. */
  uncheckedMinor: string | null;
  failure: Failure | undefined;
  /** Replaces the message of a failure, as in `FailureLine`. */
  words: ComponentProps<typeof FailureLine>['words'];
}

/** Error message of a form about money. It says ahead that an amount needs a checked document, with the way to send one. Source: MEM-25. */
export function DocumentLine({ amountMinor, uncheckedMinor, failure, words }: DocumentLineProps) {
  const { t } = useTranslation();
  const isAbove = uncheckedMinor !== null && (amountMinor ?? 1n) > BigInt(uncheckedMinor);
  const shown = failure ?? (isAbove ? ({ code: 'documentRequired', details: {} } as const) : undefined);
  return (
    <Lines>
      <FailureLine failure={shown} words={words} />
      {shown?.code === 'documentRequired' && (
        <LinkButton variant="outlined" href="/member/securityCenter">
          {t('place.security')}
        </LinkButton>
      )}
    </Lines>
  );
}

const Lines = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start', '&:not(:has(p))': { display: 'none' } });
