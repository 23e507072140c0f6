import { styled } from '@mui/material/styles';
import { SectionHead } from '@site/ui/SectionHead';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { media, size } from '@site/ui/layout';

export interface SectionProps {
  /** Anchor that the category strip leads to. */
  id: string;
  title: string;
  note?: ReactNode;
  all?: { href: string; label: string };
  children: ReactNode;
}

/** A shelf of the lobby. */
export function Section({ id, title, note, all, children }: SectionProps) {
  const navigate = useNavigate();
  return (
    <Shelf id={id} aria-labelledby={`${id}-title`}>
      <SectionHead title={title} titleId={`${id}-title`} note={note} all={all} onNavigate={(href) => void navigate(href)} />
      {children}
    </Shelf>
  );
}

const Shelf = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 18,
  marginBlockStart: 44,
  // The header and the strip stand over the top of the page, and 80 px of air. Source: LOB-02.
  scrollMarginBlockStart: size.header + 80,
  '&#HOT': { marginBlockStart: 28 },
  [media.phone]: { gap: 14, marginBlockStart: 32, '& > ul': { marginInline: -16 } },
});
