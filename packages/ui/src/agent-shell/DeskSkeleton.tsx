import { styled } from '@mui/material/styles';
import { tone } from '../theme/vars';

/** Bones as wide as what comes: a title, a strip of figures, a plot. */
export function DeskSkeleton({ label }: { label: string }) {
  return (
    <Bones aria-busy="true" aria-label={label}>
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
