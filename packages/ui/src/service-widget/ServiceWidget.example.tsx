import { ServiceWidget } from '@site/ui/ServiceWidget';
import { words } from '@site/ui/words/en';
import Button from '@mui/material/Button';
import { useState } from 'react';

export default function Example() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(!isOpen)}>
        Customer service
      </Button>
      {isOpen && (
        <ServiceWidget
          title="Customer service"
          hours={{ text: 'Open now, answers in about 2 minutes', isOpen: true }}
          items={[
            { icon: 'message', label: 'Chat with us', detail: 'Opens a window of its own', isMain: true, onPress: close },
            { icon: 'help', label: 'Help centre', detail: 'Guides and terms', href: '#help' },
          ]}
          questions={{ title: 'Asked most', items: [{ label: 'How long does a withdrawal take?', href: '#withdrawal' }] }}
          labels={words.serviceWidget}
          onClose={close}
        />
      )}
    </>
  );
}
