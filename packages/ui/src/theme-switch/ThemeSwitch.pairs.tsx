import { ModeSwitch } from '@site/ui/ModeSwitch';
import { ThemeSwitch } from '@site/ui/ThemeSwitch';
import { useState } from 'react';

export const Three = () => (
  <ThemeSwitch align="start" labels={{ theme: 'Light or dark', system: 'As the system', light: 'Light', dark: 'Dark' }} />
);

export function Two() {
  const [scheme, setScheme] = useState('dark');
  return (
    <ModeSwitch
      label="Light or dark"
      items={[
        { id: 'light', label: 'Light' },
        { id: 'dark', label: 'Dark' },
      ]}
      value={scheme}
      onChange={setScheme}
    />
  );
}
