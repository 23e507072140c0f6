import { LoadMore } from '@site/ui/LoadMore';

const labels = { more: 'Load more', retry: 'Try again' };

export const OfAll = () => <LoadMore shown={24} total={60} status="24 of 60 shown" labels={labels} onMore={() => undefined} />;

export const SoFar = () => <LoadMore shown={24} total={60} status="24 shown" labels={labels} onMore={() => undefined} />;
