import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { RootProps } from '../theme/RootProps';

export interface MemberActionsProps extends RootProps<'div'> {
  /** The member's balance, with its buttons. */
  balance: ReactNode;
  /** The account menu. */
  menu: ReactNode;
  /** Called to deposit; omitted, there is no button. */
  onDeposit?: (() => void) | undefined;
  /** Called to withdraw. Narrow screens have it in the drawer. */
  onWithdraw?: (() => void) | undefined;
  /** Labels in the language of the page. */
  labels: { deposit: string; withdraw: string };
}

/** Content of the `AccountCorner` for a member. */
export function MemberActions({ balance, menu, onDeposit, onWithdraw, labels, ...rest }: MemberActionsProps) {
  return (
    <Actions {...rest}>
      {balance}
      {onDeposit && (
        <button type="button" className="button main" onClick={onDeposit}>
          {labels.deposit}
        </button>
      )}
      {onWithdraw && (
        <button type="button" className="button withdraw" onClick={onWithdraw}>
          {labels.withdraw}
        </button>
      )}
      {menu}
    </Actions>
  );
}

// Its parts stand in the row of the corner.
const Actions = styled('div')({ display: 'contents' });
