import { styled } from '@mui/material/styles';
import { cardStyle } from '@site/ui/cardStyle';
import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';
import { type ReactNode, useId } from 'react';

interface PlayCardProps {
  title: string;
  /** A line under the title. */
  text?: ReactNode;
  /** At the end of the title. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A card of the page: its title, what it does, and what can be chosen. */
export function PlayCard({ title, text, action, children }: PlayCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {action}
      </header>
      {children}
    </Card>
  );
}

const Card = styled('section')(cardStyle, {
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  minInlineSize: 0,
  padding: 20,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  '& > header > div': { minInlineSize: 0 },
  '& h2': { margin: 0, fontSize: 17, fontWeight: 700, lineHeight: 1.3 },
  '& header p': { margin: 0, marginBlockStart: 4, fontSize: 13.5, lineHeight: 1.45, color: tone.muted },
  [media.phone]: { padding: 16 },
});
