import Button from '@mui/material/Button';
import { Tour } from '@site/ui/Tour';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button id="tour-begin" variant="outlined" onClick={() => setOpen(true)}>
        Show me around
      </Button>
      <Tour
        isOpen={isOpen}
        items={[
          {
            target: () => document.getElementById('tour-begin'),
            title: 'Start here',
            text: 'This button shows the tour again whenever you like.',
          },
        ]}
        labels={words.tour}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
