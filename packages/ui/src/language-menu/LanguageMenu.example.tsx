import { LanguageMenu } from '@site/ui/LanguageMenu';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

const items = [
  { code: 'EN', tag: 'en', name: 'English' },
  { code: 'BN', tag: 'bn', name: 'বাংলা' },
  { code: 'AR', tag: 'ar', name: 'العربية' },
];

export default function Example() {
  const [language, setLanguage] = useState('EN');
  return (
    <LanguageMenu
      items={items}
      value={language}
      onChange={setLanguage}
      hrefOf={(code) => `?lang=${code}`}
      align="start"
      labels={words.languageMenu}
    />
  );
}
