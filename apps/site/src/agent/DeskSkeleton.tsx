import { styled } from '@mui/material/styles';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';

/** Bones as wide as what comes: a title, a strip of figures, a plot. */
export function DeskSkeleton() {
  const { t } = useTranslation();
  return (
    <Bones aria-busy="true" aria-label={t('status.loading')}>
      <i className="title" />
      <i className="strip" />
      <i className="plot" />
    </Bones>
  );
}

const Bones = styled('output')({
  display: 'grid',
  gap: 16,
  '& i': { borderRadius: 12, backgroundColor: tone.raised },
  '& .title': { inlineSize: 220, blockSize: 48 },
  '& .strip': { blockSize: 134 },
  '& .plot': { blockSize: 420 },
});
