import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/glyphs';
import { stateStyle } from '../theme/stateStyle';
import { tone } from '../theme/vars';

export interface EmptyStateProps {
  /** What is missing here, as a glyph: for a card or a panel. @default 'search' */
  icon?: IconName;
  /** A scene of `@site/ui/illustration` in place of the glyph: for a page. */
  illustration?: ReactNode;
  /** What there is none of. */
  title: string;
  /** Why, and what helps. */
  text?: string | undefined;
  /** The next step. */
  action?: ReactNode;
}

/** Nothing to show, said in a way that helps on. Announced when it takes the place of a list. */
export function EmptyState({ icon = 'search', illustration, title, text, action }: EmptyStateProps) {
  return (
    <Empty aria-live="polite">
      {illustration ?? (
        <div className="mark">
          <Icon name={icon} size={26} />
        </div>
      )}
      <p className="title">{title}</p>
      {text && <p>{text}</p>}
      {action && <div className="acts">{action}</div>}
    </Empty>
  );
}

const Empty = styled('div')(stateStyle, { '& .mark': { color: tone.muted, backgroundColor: tone.raised } });
