import { SelectField } from '@site/ui/SelectField';
import { useState } from 'react';

export default function Example() {
  const [subject, setSubject] = useState('');
  return (
    <SelectField
      label="What is it about?"
      placeholder="Choose"
      items={[
        { value: 'deposit', label: 'Deposit' },
        { value: 'withdrawal', label: 'Withdrawal' },
        { value: 'game', label: 'A game' },
      ]}
      value={subject}
      onChange={({ target }) => setSubject(target.value)}
    />
  );
}
