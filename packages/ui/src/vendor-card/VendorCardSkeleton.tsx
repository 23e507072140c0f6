import { styled } from '@mui/material/styles';
import type { RootProps } from '../theme/RootProps';
import { tone } from '../theme/vars';
import { vendorCardStyle } from './vendorCardStyle';

/** Skeleton of a card. The surrounding rail sets `aria-busy`. */
export function VendorCardSkeleton(props: RootProps<'div'>) {
  return (
    <SkeletonShape {...props} aria-hidden="true">
      <div className="face">
        <span />
        <span />
      </div>
    </SkeletonShape>
  );
}

const SkeletonShape = styled('div')(vendorCardStyle, {
  '& .face': { backgroundColor: tone.line },
  '& span': { inlineSize: '34%', blockSize: 20, borderRadius: 6, backgroundColor: tone.raised },
  '& span + span': { inlineSize: '46%', blockSize: 12, marginBlock: '11px 3px' },
});
