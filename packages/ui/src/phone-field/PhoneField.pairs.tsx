import { PhoneField } from '@site/ui/PhoneField';
import { TextField } from '@site/ui/TextField';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export function Country() {
  const [phone, setPhone] = useState({ country: 'BD', dialling: '+880', national: '1712345678' });
  return <PhoneField label="Mobile number" value={phone} onChange={setPhone} labels={words.phoneField} />;
}

export const Anything = () => <TextField label="Mobile number" defaultValue="00880-17 123 45 678" />;
