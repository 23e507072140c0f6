import { ModeSwitch } from '@site/ui/ModeSwitch';
import { useState } from 'react';

export default function Example() {
  const [mode, setMode] = useState('username');
  return (
    <ModeSwitch
      label="Log in with"
      items={[
        { id: 'username', label: 'Username' },
        { id: 'sms', label: 'SMS code' },
      ]}
      value={mode}
      onChange={setMode}
    />
  );
}
