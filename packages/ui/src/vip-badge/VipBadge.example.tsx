import { VipBadge } from '@site/ui/VipBadge';

export default function Example() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <VipBadge level={3} label="Gold" />
      <VipBadge level={3} label="Gold" size="medium" />
      <VipBadge level={4} label="Platinum" size="medium" isLocked />
    </div>
  );
}
