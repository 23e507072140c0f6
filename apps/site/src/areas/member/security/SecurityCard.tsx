import { styled } from '@mui/material/styles';
import { cardStyle } from '@site/ui/cardStyle';
import type { IconName } from '@site/ui/glyphs';
import { Icon } from '@site/ui/Icon';
import { media } from '@site/ui/layout';
import { radius, tone } from '@site/ui/vars';
import { type ReactNode, useId } from 'react';

interface SecurityCardProps {
  icon: IconName;
  title: string;
  text: ReactNode;
  /** Label of an enabled feature. */
  mark?: string | undefined;
  action?: ReactNode;
  children?: ReactNode;
}

/** A security feature of the account: its state, and its action. */
export function SecurityCard({ icon, title, text, mark, action, children }: SecurityCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <span className="glyph">
        <Icon name={icon} size={22} />
      </span>
      <div className="words">
        <h2 id={id}>
          {title}
          {mark && (
            <span className="mark">
              <Icon name="check" size={14} />
              {mark}
            </span>
          )}
        </h2>
        <p>{text}</p>
      </div>
      {action && <div className="action">{action}</div>}
      {children && <div className="more">{children}</div>}
    </Card>
  );
}

const Card = styled('section')(cardStyle, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '14px 16px',
  padding: 22,
  '& .glyph': {
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: radius.input,
    backgroundColor: tone.actionWash,
    color: tone.actionText,
  },
  '& h2': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    margin: 0,
    fontSize: 17,
    fontWeight: 700,
    lineHeight: 1.3,
  },
  '& .mark': { display: 'inline-flex', alignItems: 'center', gap: 4, fontSize: 13, fontWeight: 650, color: tone.good },
  '& .words p': { margin: 0, marginBlockStart: 3, fontSize: 14, lineHeight: 1.5, color: tone.muted, overflowWrap: 'anywhere' },
  '& .more': { gridColumn: '1 / -1', minInlineSize: 0 },
  '& .more:empty': { display: 'none' },
  [media.phone]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    padding: 18,
    '& .action': { gridColumn: '1 / -1', display: 'grid' },
  },
});
