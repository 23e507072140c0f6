import { Pagination } from '@site/ui/Pagination';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [page, setPage] = useState(10);
  return <Pagination value={page} totalPages={20} onChange={setPage} labels={words.pagination} />;
}
