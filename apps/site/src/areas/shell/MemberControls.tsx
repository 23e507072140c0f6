import type { MemberInfo } from '@site/api/member';
import { MemberActions } from '@site/ui/MemberActions';
import { observer } from 'mobx-react-lite';
import { useNavigateTo } from '../../app/useNavigateTo';
import { Balance } from './Balance';
import { MemberMenu } from './MemberMenu';
import { usePlaces } from './usePlaces';

/** The header's controls for members; not loaded for visitors. Source: SHL-02. */
export default observer(function MemberControls({ member }: { member: MemberInfo }) {
  const go = useNavigateTo();
  const [[deposit], [withdraw]] = [usePlaces('deposit'), usePlaces('withdraw')];
  return (
    <MemberActions
      balance={<Balance />}
      menu={<MemberMenu member={member} />}
      onDeposit={deposit && (() => go(deposit.href))}
      onWithdraw={withdraw && (() => go(withdraw.href))}
      labels={{ deposit: deposit?.label ?? '', withdraw: withdraw?.label ?? '' }}
    />
  );
});
