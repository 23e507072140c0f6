import { DeskButton } from '@site/ui/DeskButton';
import { Icon } from '@site/ui/Icon';

export const WithWords = () => (
  <div style={{ display: 'flex', gap: 8 }}>
    <DeskButton>
      <Icon name="columns" size={16} />
      Columns
    </DeskButton>
    <DeskButton>
      <Icon name="density" size={16} />
      Density
    </DeskButton>
  </div>
);

export const Alone = () => (
  <div style={{ display: 'flex', gap: 8 }}>
    <DeskButton look="icon" aria-label="Columns">
      <Icon name="columns" size={16} />
    </DeskButton>
    <DeskButton look="icon" aria-label="Density">
      <Icon name="density" size={16} />
    </DeskButton>
  </div>
);
