import { Drawer } from '@site/ui/Drawer';
import { SideMenu } from '@site/ui/SideMenu';
import { words } from '@site/ui/words/en';
import Button from '@mui/material/Button';
import { useState } from 'react';

export default function Example() {
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState('/');
  const go = (href: string) => {
    setCurrent(href);
    setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Menu
      </Button>
      {isOpen && (
        <Drawer labels={words.drawer} onClose={() => setOpen(false)}>
          <SideMenu
            label="Pages"
            current={current}
            onNavigate={go}
            items={[
              {
                title: 'Games',
                items: [
                  { icon: 'home', label: 'Home', href: '/' },
                  { icon: 'slots', label: 'Slots', href: '/slots' },
                ],
              },
            ]}
          />
        </Drawer>
      )}
    </>
  );
}
