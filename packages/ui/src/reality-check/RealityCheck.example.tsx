import { RealityCheck } from '@site/ui/RealityCheck';
import { words } from '@site/ui/words/en';
import Button from '@mui/material/Button';
import { useState } from 'react';

export default function Example() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Let 45 minutes pass
      </Button>
      <RealityCheck
        isOpen={isOpen}
        playedMinutes={45}
        stakedMinor={8_420n}
        wonMinor={6_580n}
        depositsMinor={5_000n}
        currency="USD"
        labels={words.realityCheck}
        onStop={close}
        onGoOn={close}
        onHistory={close}
      />
    </>
  );
}
