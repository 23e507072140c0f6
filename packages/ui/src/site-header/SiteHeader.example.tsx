import { AccountCorner } from '@site/ui/AccountCorner';
import { Logo } from '@site/ui/Logo';
import { SearchField } from '@site/ui/SearchField';
import { SiteHeader } from '@site/ui/SiteHeader';
import { ThemeSwitch } from '@site/ui/ThemeSwitch';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [isOpen, setOpen] = useState(true);
  const [query, setQuery] = useState('');
  return (
    <>
      <SiteHeader
        isMenuOpen={isOpen}
        onToggleMenu={() => setOpen(!isOpen)}
        logo={<Logo name="Marquee" href="#home" />}
        search={<SearchField action="/games" name="q" label="Search games" labels={words.searchField} onSearch={setQuery} />}
        settings={<ThemeSwitch labels={words.themeSwitch} />}
        labels={words.siteHeader}
      >
        <AccountCorner labels={words.accountCorner} onLogin={() => setQuery('')} onSignUp={() => setQuery('')} />
      </SiteHeader>
      <output>{query && `Results for ${query}`}</output>
    </>
  );
}
