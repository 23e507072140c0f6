import { LoadMore } from '@site/ui/LoadMore';
import { words } from '@site/ui/words/en';

export const OfAll = () => <LoadMore shown={24} total={60} status="24 of 60 shown" labels={words.loadMore} onMore={() => undefined} />;

export const SoFar = () => <LoadMore shown={24} total={60} status="24 shown" labels={words.loadMore} onMore={() => undefined} />;
