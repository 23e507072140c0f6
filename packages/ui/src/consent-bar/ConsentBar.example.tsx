import { ConsentBar } from '@site/ui/ConsentBar';
import { words } from '@site/ui/words/en';
import Button from '@mui/material/Button';
import { useState } from 'react';

export default function Example() {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        Privacy settings
      </Button>
      {isAsked && (
        <ConsentBar
          hasFocus
          text="May we count which pages you open? Nothing that identifies you is sent."
          more={{ label: 'How your data is kept', href: '#privacy' }}
          labels={words.consentBar}
          onAgree={close}
          onRefuse={close}
        />
      )}
    </>
  );
}
