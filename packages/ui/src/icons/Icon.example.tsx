import { Icon } from '@site/ui/Icon';
import Button from '@mui/material/Button';

export default function Example() {
  return (
    <Button variant="outlined" startIcon={<Icon name="download" />}>
      Download
    </Button>
  );
}
