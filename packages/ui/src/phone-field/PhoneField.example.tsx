import { checkPhone } from '@site/ui/checkPhone';
import { PhoneField } from '@site/ui/PhoneField';
import type { PhoneValue } from '@site/ui/phoneNumbers';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [phone, setPhone] = useState<PhoneValue>({ country: 'BD', dialling: '+880', national: '' });
  const [error, setError] = useState<string>();
  const check = async () => setError((await checkPhone(phone)) ? undefined : 'This is not a mobile number of the country.');
  return (
    <PhoneField
      label="Mobile number"
      value={phone}
      onChange={setPhone}
      onBlur={() => void check()}
      error={phone.national ? error : undefined}
      first={['BD', 'IN', 'VN']}
      labels={words.phoneField}
    />
  );
}
