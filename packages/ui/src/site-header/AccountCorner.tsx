import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { control } from '../theme/control';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';

export interface AccountCornerProps extends RootProps<'div'> {
  /** Called to log in. */
  onLogin: () => void;
  /** Called to sign up; omitted when registration is closed. */
  onSignUp?: (() => void) | undefined;
  /** `MemberActions`; omitted for a visitor. */
  member?: ReactNode;
  /** Labels in the language of the page. */
  labels: { login: string; signUp?: string };
}

/**
 * End of the header: log-in and sign-up for a visitor; balance and menu for a member. With `data-member` on the root element, the space of
 * an unknown member's controls is reserved.
 */
export function AccountCorner({ onLogin, onSignUp, member, labels, ...rest }: AccountCornerProps) {
  return (
    <Corner {...rest}>
      {member}
      {!member && (
        <button type="button" className={onSignUp ? 'button visitor' : 'button main visitor'} onClick={onLogin}>
          {labels.login}
        </button>
      )}
      {!member && onSignUp && (
        <button type="button" className="button main visitor" onClick={onSignUp}>
          {labels.signUp}
        </button>
      )}
    </Corner>
  );
}

const Corner = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  ...control,
  'html[data-member] &': { minInlineSize: 330 },
  'html[data-member] & .visitor': { visibility: 'hidden' },
  [media.compact]: { '& .withdraw': { display: 'none' } },
  [media.phone]: {
    gap: 4,
    'html[data-member] &': { minInlineSize: 190 },
    '& .button': { minBlockSize: 38, paddingInline: 11, fontSize: 13 },
  },
  [media.narrow]: { '& .button': { paddingInline: 9 } },
});
