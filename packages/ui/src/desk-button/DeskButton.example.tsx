import { DeskButton } from '@site/ui/DeskButton';
import { Icon } from '@site/ui/Icon';

export default function Example() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <DeskButton>Export CSV</DeskButton>
      <DeskButton look="plain">Previous</DeskButton>
      <DeskButton look="accent">Compare</DeskButton>
      <DeskButton look="icon" aria-label="Print" onClick={() => window.print()}>
        <Icon name="print" size={16} />
      </DeskButton>
    </div>
  );
}
