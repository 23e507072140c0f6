import { StatusChip } from '@site/ui/StatusChip';
import { statusLook } from '@site/ui/statusLook';

export default function Example() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <StatusChip {...statusLook.withdrawal.RECEIVED} label="Received" />
      <StatusChip {...statusLook.withdrawal.PAID} label="Paid, please confirm" />
      <StatusChip {...statusLook.withdrawal.REJECTED} label="Rejected" />
    </div>
  );
}
