import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';

/** Says why something was refused. Without a failure it is an empty live region. */
export function FailureLine({ failure }: { failure: string | undefined }) {
  const { t } = useTranslation('failure');
  return (
    <Line role="alert">
      {failure && (
        <>
          <Icon name="warning" size={18} />
          {t(failure as 'conflict')}
        </>
      )}
    </Line>
  );
}

const Line = styled('div')({
  display: 'flex',
  gap: 10,
  fontSize: 14,
  lineHeight: '20px',
  color: tone.bad,
  '&:empty': { display: 'none' },
  '& svg': { flex: 'none', marginBlockStart: 1 },
});
