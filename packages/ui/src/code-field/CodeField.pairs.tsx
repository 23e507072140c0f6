import { CodeField } from '@site/ui/CodeField';
import { TextField } from '@site/ui/TextField';
import { useState } from 'react';

export function Boxes() {
  const [code, setCode] = useState('47');
  return <CodeField label="Code" help="Six digits, sent to +880 •••• 0001." value={code} onChange={setCode} />;
}

export const Text = () => <TextField label="Code" defaultValue="47" autoComplete="off" />;
