import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { deskSurface } from '../theme/deskSurface';
import { media } from '../theme/layout';
import { tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface DeskCardProps extends Omit<RootProps<'section'>, 'title'> {
  /** Title of the region. */
  title: string;
  /** Secondary text beside the title. */
  note?: ReactNode;
  /** At the end of the heading: figures, a choice, buttons. */
  trailing?: ReactNode;
  /** Content of the card. */
  children: ReactNode;
}

/** A card of the agent centre with a heading. Its content extends from edge to edge. */
export function DeskCard({ title, note, trailing, children, ...rest }: DeskCardProps) {
  return (
    <Surface {...rest}>
      <Head>
        <h2>{title}</h2>
        {note && <small>{note}</small>}
        {trailing && <div className="trailing">{trailing}</div>}
      </Head>
      {children}
    </Surface>
  );
}

const Surface = styled('section')(deskSurface);

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
  // The title keeps its buttons; what is said about it follows below.
  [media.phone]: { '& > small': { order: 1, flexBasis: '100%' } },
});
