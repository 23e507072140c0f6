import { SearchField } from '@site/ui/SearchField';

const labels = { clear: 'Clear the search' };

export const Named = () => <SearchField action="/games" name="q" label="Search 612 slots" labels={labels} onSearch={() => undefined} />;

export const Unnamed = () => <SearchField action="/games" name="q" label="Search" labels={labels} onSearch={() => undefined} />;
