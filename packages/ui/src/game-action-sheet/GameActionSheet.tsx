import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Dialog, type DialogProps } from '../dialog/Dialog';
import type { GameTileProps } from '../game-tile/GameTile';
import { Icon } from '../icons/Icon';
import { elevation, radius, tone } from '../theme/vars';

export interface GameActionSheetProps
  extends
    Pick<GameTileProps, 'name' | 'vendor' | 'pictures' | 'isFavourite' | 'onPlay' | 'onTryFree' | 'onToggleFavourite'>,
    Omit<DialogProps, 'title' | 'text' | 'mark' | 'picture' | 'actions' | 'width' | 'closeLabel' | 'role' | 'children' | 'onPlay'> {
  /** Labels in the language of the page. */
  labels: { play: string; tryFree: string; favourite: string; close: string };
  /** Called when closed without a choice. */
  onClose: () => void;
}

/** Bottom sheet that opens on a tap on a tile whose picture is too small for buttons: the ways to start the game. */
export function GameActionSheet(props: GameActionSheetProps) {
  const { name, vendor, pictures, isFavourite = false, labels, onPlay, onTryFree, onToggleFavourite, onClose, ...rest } = props;
  const picture = pictures.at(-1);
  const sources = pictures.map(({ webp, width }) => `${webp} ${width}w`).join(', ');
  return (
    <Dialog
      {...rest}
      title={name}
      text={vendor}
      mark={picture && <Poster src={picture.webp} srcSet={sources} sizes="132px" alt="" width={picture.width} height={picture.height} />}
      closeLabel={labels.close}
      onClose={onClose}
      actions={
        <>
          <Act variant="contained" size="large" onClick={onPlay}>
            {labels.play}
          </Act>
          {onTryFree && (
            <Act variant="outlined" size="large" onClick={onTryFree}>
              {labels.tryFree}
            </Act>
          )}
          {onToggleFavourite && (
            <Favourite variant="text" size="large" aria-pressed={isFavourite} onClick={onToggleFavourite}>
              <Icon name="heart" />
              {labels.favourite}
            </Favourite>
          )}
        </>
      }
    />
  );
}

const Poster = styled('img')({
  inlineSize: 132,
  blockSize: 176,
  marginBlockEnd: 6,
  objectFit: 'cover',
  borderRadius: radius.tile,
  boxShadow: elevation.lifted,
});

// Higher than a dialog's buttons, for thumbs.
const Act = styled(Button)({ '&&&&': { minBlockSize: 48 } });

const Favourite = styled(Act)({
  gap: 8,
  '&&': { color: tone.muted },
  '&&[aria-pressed="true"]': { color: tone.actionText },
  '&[aria-pressed="true"] path': { fill: 'currentColor' },
});
