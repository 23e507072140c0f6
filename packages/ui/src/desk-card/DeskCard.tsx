import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tone } from '../theme/vars';

export interface DeskCardProps {
  title: string;
  /** Beside the title, quieter. */
  note?: ReactNode;
  /** At the end of the head line: figures, a choice, buttons. */
  trailing?: ReactNode;
  children: ReactNode;
}

/** A surface of the desk with a head line. What it holds reaches from edge to edge. */
export function DeskCard({ title, note, trailing, children }: DeskCardProps) {
  return (
    <Surface>
      <Head>
        <h2>{title}</h2>
        {note && <small>{note}</small>}
        {trailing && <div className="trailing">{trailing}</div>}
      </Head>
      {children}
    </Surface>
  );
}

const Surface = styled('section')({
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${tone.line}`,
  borderRadius: 12,
  backgroundColor: tone.surface,
  color: tone.text,
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 400,
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minBlockSize: 48,
  padding: '8px 16px 4px',
  '& > h2': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 620 },
  '& > small': { fontSize: 12, color: tone.muted },
  '& > .trailing': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', marginInlineStart: 'auto' },
});
