import type { ReactNode } from 'react';

export interface MemberActionsProps {
  /** The member's money, with its buttons. */
  balance: ReactNode;
  /** The member's name and pages. */
  menu: ReactNode;
  /** Without it there is no button to pay in. */
  onDeposit?: (() => void) | undefined;
  /** Phones have it in the drawer. */
  onWithdraw?: (() => void) | undefined;
  /** Its words, in the language of the page. */
  labels: { deposit: string; withdraw: string };
}

/** What the `AccountCorner` shows a member. */
export function MemberActions({ balance, menu, onDeposit, onWithdraw, labels }: MemberActionsProps) {
  return (
    <>
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
    </>
  );
}
