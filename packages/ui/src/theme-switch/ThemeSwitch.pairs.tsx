import { ModeSwitch } from '@site/ui/ModeSwitch';
import { ThemeSwitch } from '@site/ui/ThemeSwitch';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export const Three = () => <ThemeSwitch align="start" labels={words.themeSwitch} />;

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
