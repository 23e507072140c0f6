import { Toasts } from '@site/ui/Toasts';
import { words } from '@site/ui/words/en';
import Button from '@mui/material/Button';
import { useState } from 'react';

export default function Example() {
  const [ids, setIds] = useState<string[]>([]);
  const close = (closed: string) => setIds(ids.filter((id) => id !== closed));
  return (
    <>
      <Button variant="outlined" onClick={() => setIds([...ids, crypto.randomUUID()])}>
        Remove the favourite
      </Button>
      <Toasts
        items={ids.map((id) => ({
          id,
          text: 'Gold Tiger is no longer a favourite.',
          action: { label: 'Undo', onAct: () => close(id) },
        }))}
        onClose={close}
        labels={words.toasts}
      />
    </>
  );
}
