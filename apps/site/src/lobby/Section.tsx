import { styled } from '@mui/material/styles';
import { display } from '@site/ui/display';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { media, size } from '../layout';

export interface SectionProps {
  /** Anchor that the category strip leads to. */
  id: string;
  title: string;
  note?: ReactNode;
  all?: { to: string; label: string };
  children: ReactNode;
}

/** A shelf of the lobby. */
export function Section({ id, title, note, all, children }: SectionProps) {
  return (
    <Shelf id={id} aria-labelledby={`${id}-title`}>
      <div className="head">
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <span>{note}</span>}
        {all && (
          <Link to={all.to}>
            {all.label}
            <Icon name="arrowForward" size={16} />
          </Link>
        )}
      </div>
      {children}
    </Shelf>
  );
}

const Shelf = styled('section')({
  marginBlockStart: 44,
  // The header and the strip stand over the top of the page, and 80 px of air. Source: LOB-02.
  scrollMarginBlockStart: size.header + 80,
  '& .head': { display: 'flex', alignItems: 'baseline', gap: 14, marginBlockEnd: 18 },
  '& h2': { margin: 0, ...display, fontSize: 28, lineHeight: 1.1 },
  '& .head > span': { fontSize: 14, color: tone.faint },
  '& .head > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 24,
    marginInlineStart: 'auto',
    fontWeight: 700,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    color: tone.actionText,
  },
  '& .head > a:hover': { textDecoration: 'underline' },
  '[data-first] &, &#HOT': { marginBlockStart: 28 },
  [media.phone]: {
    marginBlockStart: 32,
    '& .head': { marginBlockEnd: 14 },
    '& h2': { fontSize: 23 },
    '& .head > span': { display: 'none' },
  },
});
