import type { ReactNode } from 'react';

export interface MemberActionsProps {
  /** The member's balance, with its buttons. */
  balance: ReactNode;
  /** The account menu. */
  menu: ReactNode;
  /** Called to deposit; omitted, there is no button. */
  onDeposit?: (() => void) | undefined;
  /** Called to withdraw. Phones have it in the drawer. */
  onWithdraw?: (() => void) | undefined;
  /** Labels in the language of the page. */
  labels: { deposit: string; withdraw: string };
}

/** Content of the `AccountCorner` for a member. */
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
