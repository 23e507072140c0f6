import { styled } from '@mui/material/styles';
import { display } from '@site/ui/display';
import { tone } from '@site/ui/vars';
import type { ReactNode } from 'react';

export interface PageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page about the library, in the library's typography. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <Sheet lang="en" dir="ltr">
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </Sheet>
  );
}

const Sheet = styled('main')({
  display: 'grid',
  gap: 56,
  maxInlineSize: 1120,
  margin: '0 auto',
  padding: 'clamp(24px, 5vw, 64px) clamp(16px, 4vw, 48px) 96px',
  color: tone.text,
  lineHeight: 1.5,
  '& > header': { display: 'grid', gap: 14, maxInlineSize: 720 },
  '& h1': { ...display, fontSize: 'clamp(34px, 5vw, 52px)', fontWeight: 850, lineHeight: 1, margin: 0, textWrap: 'balance' },
  '& header p': { fontSize: 17, color: tone.muted, margin: 0 },
  '& > section > h2': { ...display, fontSize: 26, lineHeight: 1.15, margin: 0 },
  '& h3': { fontSize: 15, fontWeight: 700, margin: 0 },
  '& code': { fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace', fontSize: '0.92em' },
  '& section': { display: 'grid', gap: 20, minInlineSize: 0 },
  '& section > p': { margin: 0, maxInlineSize: 720, color: tone.muted },
  '& .note': { color: tone.faint, fontSize: 13 },
});
