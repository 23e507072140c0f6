import { TextField } from '@site/ui/TextField';
import { useState } from 'react';

export default function Example() {
  const [email, setEmail] = useState('an.nguyen@');
  const isWhole = /^\S+@\S+\.\S+$/.test(email);
  return (
    <TextField
      label="E-mail"
      type="email"
      autoComplete="email"
      help="Receipts are sent there."
      error={isWhole ? undefined : 'This is not a complete address.'}
      value={email}
      onChange={({ target }) => setEmail(target.value)}
    />
  );
}
