import { styled } from '@mui/material/styles';
import { GameGrid } from '@site/ui/GameGrid';
import { useTranslation } from 'react-i18next';

/** Holds the place of a page that is on its way. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <Place aria-busy="true" aria-label={t('status.loading')}>
      <GameGrid games={[]} renderTile={() => null} isLoading />
    </Place>
  );
}

const Place = styled('output')({ display: 'block' });
