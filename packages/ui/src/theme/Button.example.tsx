import Button from '@mui/material/Button';
import { useState } from 'react';

export default function Example() {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button variant="contained" onClick={() => setPlaying(!isPlaying)}>
        {isPlaying ? 'Stop' : 'Play now'}
      </Button>
      <Button variant="outlined">Free trial</Button>
      <Button>All games</Button>
    </div>
  );
}
