import { Dialog } from '@site/ui/Dialog';
import { Money } from '@site/ui/Money';
import Button from '@mui/material/Button';
import { useState } from 'react';

export default function Example() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the receipt
      </Button>
      <Dialog
        isOpen={isOpen}
        title="Receipt"
        text="The bank has your transfer. It is in your wallet within two minutes."
        closeLabel="Close"
        onClose={close}
        actions={
          <Button variant="contained" onClick={close}>
            Done
          </Button>
        }
      >
        <p>
          Amount: <Money amountMinor={25_000n} currency="USD" />
        </p>
      </Dialog>
    </>
  );
}
