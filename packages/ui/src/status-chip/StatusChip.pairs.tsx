import { StatusChip } from '@site/ui/StatusChip';

export const OneWaits = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    <StatusChip tone="good" icon="check" label="Received" />
    <StatusChip tone="info" icon="clock" label="Under review" />
    <StatusChip tone="waiting" icon="help" label="Paid, please confirm" />
  </div>
);

export const AllWait = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    <StatusChip tone="waiting" icon="check" label="Received" />
    <StatusChip tone="waiting" icon="clock" label="Under review" />
    <StatusChip tone="waiting" icon="help" label="Paid, please confirm" />
  </div>
);
