import type { ReactNode } from 'react';

export interface MemberActionsProps {
  balance: ReactNode;
  /** The member's name and pages. */
  menu: ReactNode;
  onDeposit?: (() => void) | undefined;
  /** Phones have it in the drawer. */
  onWithdraw?: (() => void) | undefined;
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
