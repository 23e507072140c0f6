import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { control } from '../theme/control';
import { media } from '../theme/layout';

export interface AccountCornerProps {
  /** A visitor wants to come in. */
  onLogin: () => void;
  /** Left out where nobody can sign up. */
  onSignUp?: (() => void) | undefined;
  /** `MemberActions`; left out for a visitor. */
  member?: ReactNode;
  /** Its words, in the language of the page. */
  labels: { login: string; signUp?: string };
}

/**
 * The end of the header: the ways in for a visitor; money and menu for a member. A page that only knows that there is a member, not yet
 * which (`data-member` on its root element), keeps their place free.
 */
export function AccountCorner({ onLogin, onSignUp, member, labels }: AccountCornerProps) {
  return (
    <Corner>
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
  [media.phone]: {
    gap: 4,
    'html[data-member] &': { minInlineSize: 190 },
    '& .button': { minBlockSize: 38, paddingInline: 11, fontSize: 13 },
    '& .withdraw': { display: 'none' },
  },
  [media.narrow]: { '& .button': { paddingInline: 9 } },
});
