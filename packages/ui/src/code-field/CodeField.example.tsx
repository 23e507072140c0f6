import { CodeField } from '@site/ui/CodeField';
import { useState } from 'react';

export default function Example() {
  const [value, setValue] = useState('47');
  const [isDone, setDone] = useState(false);
  return (
    <CodeField
      label="Code"
      help={isDone ? 'Checking the code.' : 'Six digits, sent to +880 •••• 0001.'}
      value={value}
      onChange={setValue}
      onComplete={() => setDone(true)}
    />
  );
}
