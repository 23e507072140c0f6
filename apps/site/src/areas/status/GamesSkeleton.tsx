import { styled } from '@mui/material/styles';
import { GameGrid } from '@site/ui/GameGrid';
import { useTranslation } from 'react-i18next';

/** Skeleton of games. */
export function GamesSkeleton({ places }: { places?: number }) {
  const { t } = useTranslation();
  return (
    <Place aria-busy="true" aria-label={t('status.loading')}>
      <GameGrid items={[]} renderTile={() => null} isBusy {...(places && { skeletons: places })} />
    </Place>
  );
}

const Place = styled('output')({ display: 'block' });
