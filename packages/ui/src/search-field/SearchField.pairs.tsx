import { SearchField } from '@site/ui/SearchField';
import { words } from '@site/ui/words/en';

export const Named = () => (
  <SearchField action="/games" name="q" label="Search 612 slots" labels={words.searchField} onSearch={() => undefined} />
);

export const Unnamed = () => <SearchField action="/games" name="q" label="Search" labels={words.searchField} onSearch={() => undefined} />;
