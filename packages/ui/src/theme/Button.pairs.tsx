import Button from '@mui/material/Button';

export const OneMain = () => (
  <div style={{ display: 'flex', gap: 12 }}>
    <Button variant="contained">Play now</Button>
    <Button variant="outlined">Free trial</Button>
  </div>
);

export const AllMain = () => (
  <div style={{ display: 'flex', gap: 12 }}>
    <Button variant="contained">Play now</Button>
    <Button variant="contained">Free trial</Button>
  </div>
);
