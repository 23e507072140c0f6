import { PageTitle } from '@site/ui/PageTitle';
import Button from '@mui/material/Button';

export default function Example() {
  return (
    <PageTitle
      title="Slots"
      text="612 games of 31 vendors"
      back={{ label: 'Back to the lobby', href: '#lobby' }}
      trailing={<Button variant="outlined">Filter</Button>}
    />
  );
}
