import { styled } from '@mui/material/styles';
import { GameTileSkeleton } from '@site/ui/GameTileSkeleton';
import { useTranslation } from 'react-i18next';
import { tileGrid } from '../lobby/tileGrid';

const tiles = Array.from({ length: 12 }, (_, index) => index);

/** Holds the place of a page that is on its way. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <Grid aria-busy="true" aria-label={t('status.loading')}>
      {tiles.map((tile) => (
        <GameTileSkeleton key={tile} />
      ))}
    </Grid>
  );
}

const Grid = styled('output')(tileGrid);
