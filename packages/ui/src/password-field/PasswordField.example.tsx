import { PasswordField } from '@site/ui/PasswordField';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

const rules = [
  { id: 'length', label: '8 to 72 characters', isMet: (password: string) => password.length >= 8 && password.length <= 72 },
  { id: 'digit', label: 'a digit', isMet: (password: string) => /\d/.test(password) },
];

export default function Example() {
  const [password, setPassword] = useState('heron7');
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      rules={rules}
      value={password}
      onChange={({ target }) => setPassword(target.value)}
      labels={words.passwordField}
    />
  );
}
