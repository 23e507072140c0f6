import { localDigits } from '@site/money/localDigits';
import { useLocale } from '@site/ui/useLocale';
import { styled } from '@mui/material/styles';
import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';
import { type ReactNode, useId } from 'react';

interface StepProps {
  /** From 1. */
  number: number;
  title: string;
  /** Beside the title, at the end. */
  aside?: ReactNode;
  /** Its question is answered. */
  isDone?: boolean;
  children: ReactNode;
}

/** A numbered part of a form about money. */
export function Step({ number, title, aside, isDone = false, children }: StepProps) {
  const id = useId();
  const locale = useLocale();
  return (
    <Part aria-labelledby={id} data-done={isDone || undefined}>
      <span className="number" aria-hidden="true">
        {localDigits(number, locale)}
      </span>
      <div className="head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <div className="body">{children}</div>
    </Part>
  );
}

const Part = styled('section')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '14px 16px',
  padding: 20,
  '& + section': { borderBlockStart: `1px solid ${tone.line}` },
  '& .number': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    boxSizing: 'border-box',
    border: `1.5px solid ${tone.edge}`,
    borderRadius: '50%',
    color: tone.muted,
    fontSize: 13,
    fontWeight: 600,
  },
  '&[data-done] .number': { borderColor: tone.good, color: tone.good },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 16px' },
  '& h2': { margin: 0, fontSize: 16, fontWeight: 650, lineHeight: '24px' },
  '& .body': { gridColumn: 2, display: 'grid', gap: 14, minInlineSize: 0 },
  [media.phone]: { padding: 16, '& .body': { gridColumn: '1 / -1' } },
});
