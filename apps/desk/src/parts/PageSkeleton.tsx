import { styled } from '@mui/material/styles';
import { SkeletonBlock } from '@site/ui/SkeletonBlock';
import { useTranslation } from 'react-i18next';

/** Placeholder of a list while it loads. */
export function PageSkeleton({ rows = 6 }: { rows?: number }) {
  const { t } = useTranslation();
  return (
    <Lines aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <SkeletonBlock key={row} />
      ))}
    </Lines>
  );
}

const Lines = styled('output')({
  display: 'grid',
  gap: 22,
  padding: '16px',
  '& > :nth-of-type(even)': { inlineSize: '72%' },
});
