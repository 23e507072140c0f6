import { EmptyState } from '@site/ui/EmptyState';
import { NoGames } from '@site/ui/illustration/NoGames';
import Button from '@mui/material/Button';
import { useState } from 'react';

export default function Example() {
  const [query, setQuery] = useState('tyger');
  if (!query) return <p>1,206 games are open right now.</p>;
  return (
    <EmptyState
      illustration={<NoGames />}
      title={`No game is called “${query}”`}
      text="1,206 games are open right now."
      action={
        <Button variant="outlined" onClick={() => setQuery('')}>
          Clear the search
        </Button>
      }
    />
  );
}
