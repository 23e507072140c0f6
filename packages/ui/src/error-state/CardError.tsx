import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '../icons/Icon';
import { cardStyle } from '../theme/cardStyle';
import { radius, tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface CardErrorProps extends Omit<RootProps<'section'>, 'title'> {
  /** Title of the card: 'Points'. */
  title: string;
  /** Explanation in a sentence. */
  text: string;
  /** The retry button. */
  retry: { label: string; onRetry: () => void; isBusy?: boolean };
}

/** Replaces a card that failed to load: points, a requirement, a rank. Other cards stay. Announced politely. */
export function CardError({ title, text, retry, ...rest }: CardErrorProps) {
  return (
    <Card {...rest} aria-label={title} aria-busy={retry.isBusy}>
      <span className="mark">
        <Icon name="warning" />
      </span>
      <output>
        <b>{title}</b>
        <span>{text}</span>
      </output>
      <Button variant="outlined" size="small" loading={retry.isBusy ?? null} onClick={retry.onRetry}>
        {retry.label}
      </Button>
    </Card>
  );
}

const Card = styled('section')(cardStyle, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 14,
  padding: 20,
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 40,
    blockSize: 40,
    borderRadius: radius.input,
    color: tone.bad,
    backgroundColor: tone.badWash,
  },
  '& output': { flex: '1 1 160px', display: 'grid', gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 650 },
  '& output > span': { fontSize: 13, lineHeight: 1.45, color: tone.muted },
  '& .MuiButton-root': { flex: 'none', minBlockSize: 40 },
});
