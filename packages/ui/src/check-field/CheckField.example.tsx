import { CheckField } from '@site/ui/CheckField';
import { useState } from 'react';

export default function Example() {
  const [isAdult, setAdult] = useState(false);
  return (
    <CheckField
      label="I am 18 or older"
      checked={isAdult}
      onChange={({ target }) => setAdult(target.checked)}
      error={isAdult ? undefined : 'Without this no account can be opened.'}
    />
  );
}
