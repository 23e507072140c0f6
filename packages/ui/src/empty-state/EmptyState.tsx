import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/glyphs';
import { stateStyle } from '../theme/stateStyle';
import { tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface EmptyStateProps extends Omit<RootProps<'div'>, 'title'> {
  /** Icon of the missing content, for a card or a panel. @default 'search' */
  icon?: IconName;
  /** Illustration from `@site/ui/illustration` instead of the icon, for a page. */
  illustration?: ReactNode;
  /** Says which content is missing. */
  title: string;
  /** Explains the reason and a remedy. */
  text?: string | undefined;
  /** Button for the next step. */
  action?: ReactNode;
}

/** Empty state with a next step. Announced when it replaces a list. */
export function EmptyState({ icon = 'search', illustration, title, text, action, ...rest }: EmptyStateProps) {
  return (
    <Empty {...rest} aria-live="polite">
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
