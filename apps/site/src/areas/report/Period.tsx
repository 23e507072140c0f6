import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { media } from '@site/ui/layout';
import { useStores } from '../../stores/StoresContext';
import { DaysPopover, type DaysPopoverProps } from './DaysPopover';
import { formatDays } from './formatDays';

/** Days of a report as a chip; a press opens the date picker. */
export const Period = observer(function Period(choice: Omit<DaysPopoverProps, 'open' | 'anchor' | 'onClose'>) {
  const { system } = useStores();
  const chip = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Chip ref={chip} type="button" aria-haspopup="dialog" aria-expanded={isChoosing} onClick={() => setChoosing(true)}>
        <Icon name="calendar" size={13} />
        {formatDays(system.locale, choice.value.from, choice.value.to)}
        <Icon name="expand" size={13} />
      </Chip>
      <DaysPopover open={isChoosing} anchor={() => chip.current} onClose={() => setChoosing(false)} {...choice} />
    </>
  );
});

const Chip = styled('button')({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  blockSize: 28,
  paddingInline: 10,
  border: 0,
  borderRadius: 14,
  font: 'inherit',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  backgroundColor: tone.infoWash,
  color: tone.text,
  cursor: 'pointer',
  [media.phone]: { blockSize: 40, borderRadius: 20, paddingInline: 14 },
});
