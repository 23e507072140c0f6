import { SearchField } from '@site/ui/SearchField';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

const games = ['Gold Tiger', 'Jade Dragon', 'Nine Koi', 'Pearl Tide'];

export default function Example() {
  const [query, setQuery] = useState('');
  const found = games.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
  return (
    <>
      <SearchField
        action="/games"
        name="q"
        label="Search games"
        labels={words.searchField}
        onChange={setQuery}
        onSearch={setQuery}
        onClear={() => setQuery('')}
      />
      <output>{found.join(', ') || 'No game is called that.'}</output>
    </>
  );
}
