import { LoadMore } from '@site/ui/LoadMore';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

const PAGE = 24;
const TOTAL = 60;

export default function Example() {
  const [shown, setShown] = useState(PAGE);
  return (
    <LoadMore
      shown={shown}
      total={TOTAL}
      status={`${shown} of ${TOTAL} shown`}
      labels={words.loadMore}
      onMore={() => setShown(Math.min(TOTAL, shown + PAGE))}
      onLess={shown > PAGE ? () => setShown(PAGE) : undefined}
    />
  );
}
