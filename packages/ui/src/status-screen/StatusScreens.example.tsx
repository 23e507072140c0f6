import { NotFoundScreen } from '@site/ui/NotFoundScreen';
import { words } from '@site/ui/words/en';
import Button from '@mui/material/Button';

export default function Example() {
  return (
    <NotFoundScreen
      labels={words.notFoundScreen}
      actions={
        <Button variant="contained" href="#lobby">
          To the lobby
        </Button>
      }
    />
  );
}
