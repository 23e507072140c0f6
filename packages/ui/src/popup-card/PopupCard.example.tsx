import { PopupCard } from '@site/ui/PopupCard';
import { words } from '@site/ui/words/en';
import Button from '@mui/material/Button';
import { useState } from 'react';

export default function Example() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setShown(true)}>
        Show the message
      </Button>
      {isShown && (
        <PopupCard title="No bank transfers on Sunday night" labels={words.popupCard} onClose={() => setShown(false)}>
          <p>From 02:00 to 04:00 no deposit by bank transfer arrives. Wallets and cards work as always.</p>
        </PopupCard>
      )}
    </>
  );
}
