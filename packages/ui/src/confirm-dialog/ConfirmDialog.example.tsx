import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import Button from '@mui/material/Button';
import { useState } from 'react';

export default function Example() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Sign out
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        icon="signOut"
        title="Sign out?"
        text="Games that are open close with the session."
        confirm={{ label: 'Sign out', onConfirm: close }}
        cancelLabel="Stay"
        onClose={close}
      />
    </>
  );
}
