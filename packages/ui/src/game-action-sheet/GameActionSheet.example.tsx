import { GameActionSheet } from '@site/ui/GameActionSheet';
import { words } from '@site/ui/words/en';
import Button from '@mui/material/Button';
import { useState } from 'react';
import avif from '../story-art/pearl-tide.avif';
import webp from '../story-art/pearl-tide.webp';

export default function Example() {
  const [isOpen, setOpen] = useState(false);
  const [isFavourite, setFavourite] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Pearl Tide
      </Button>
      <GameActionSheet
        isOpen={isOpen}
        name="Pearl Tide"
        vendor="Low Water"
        pictures={[{ avif, webp, width: 340, height: 453 }]}
        isFavourite={isFavourite}
        labels={words.gameActionSheet}
        onPlay={close}
        onTryFree={close}
        onToggleFavourite={() => setFavourite(!isFavourite)}
        onClose={close}
      />
    </>
  );
}
