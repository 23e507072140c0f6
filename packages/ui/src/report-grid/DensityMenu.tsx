import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { DeskButton } from '../desk-button/DeskButton';
import { Icon } from '../icons/Icon';
import { Choices } from './Choices';

export type Density = 'compact' | 'standard' | 'roomy';

/** Row heights on desktop, in CSS pixels. Phones use touch-friendly heights. */
export const rowHeights = { compact: 30, standard: 36, roomy: 44 } satisfies Record<Density, number>;

export interface DensityMenuLabels {
  density: string;
  densities: Record<Density, string>;
}

export interface DensityMenuProps {
  density: Density;
  labels: DensityMenuLabels;
  onDensity: (density: Density) => void;
}

const densities: Density[] = ['compact', 'standard', 'roomy'];

/** Menu to choose the row height. */
export function DensityMenu({ density, labels, onDensity }: DensityMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DeskButton
        ref={button}
        look="icon"
        aria-label={labels.density}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="density" size={16} />
      </DeskButton>
      <Choices
        open={isOpen}
        anchorEl={isOpen ? () => button.current : null}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-label': labels.density } }}
      >
        {densities.map((choice) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === density}
            aria-label={labels.densities[choice]}
            onClick={() => {
              setOpen(false);
              onDensity(choice);
            }}
          >
            <Icon name="density" size={16} />
            {labels.densities[choice]}
            <bdi dir="ltr">{rowHeights[choice]} px</bdi>
          </MenuItem>
        ))}
      </Choices>
    </>
  );
}
