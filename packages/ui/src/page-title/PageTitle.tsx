import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { display } from '../theme/display';
import { breakpoint, radius } from '../theme/tokens';
import { tone } from '../theme/vars';

export interface PageTitleProps {
  /** The page's first heading. */
  title: string;
  /** One line under the title. */
  text?: string | undefined;
  /** Left out on pages that lead nowhere back. */
  back?: { label: string; href: string; onSelect?: (event: MouseEvent) => void } | undefined;
  /** At the end of the line: a count, a filter, the one action of the page. */
  trailing?: ReactNode;
}

/** The head of a page: the way back, its title, and what belongs beside it. */
export function PageTitle({ title, text, back, trailing }: PageTitleProps) {
  return (
    <Head>
      {back && (
        <a className="back" href={back.href} aria-label={back.label} onClick={back.onSelect}>
          <Icon name="back" />
        </a>
      )}
      <div className="words">
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {trailing && <div className="trailing">{trailing}</div>}
    </Head>
  );
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& .back': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 40,
    blockSize: 40,
    borderRadius: radius.control,
    color: tone.muted,
    backgroundColor: tone.surface,
    boxShadow: `inset 0 0 0 1.5px ${tone.edge}`,
  },
  '& .back:hover': { color: tone.text, backgroundColor: tone.hover },
  '& .words': { flex: '1 1 0', minInlineSize: 'min(100%, 200px)' },
  '& h1': { ...display, margin: 0, fontSize: 28, lineHeight: 1.15, color: tone.text, overflowWrap: 'anywhere' },
  '& p': { margin: '2px 0 0', color: tone.muted },
  '& .trailing': { marginInlineStart: 'auto', color: tone.muted },
  [`@media (max-width: ${breakpoint.phone - 1}px)`]: { '& h1': { fontSize: 23 } },
});
