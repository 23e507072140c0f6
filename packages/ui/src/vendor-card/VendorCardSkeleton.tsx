import { styled } from '@mui/material/styles';
import { tone } from '../theme/vars';
import { vendorCardStyle } from './vendorCardStyle';

/** Holds the place of a card while the vendors are on their way. The rail around it says that it is busy. */
export function VendorCardSkeleton() {
  return (
    <Bones aria-hidden="true">
      <div className="face">
        <span />
        <span />
      </div>
    </Bones>
  );
}

const Bones = styled('div')(vendorCardStyle, {
  '& .face': { backgroundColor: tone.line },
  '& span': { inlineSize: '34%', blockSize: 20, borderRadius: 6, backgroundColor: tone.raised },
  '& span + span': { inlineSize: '46%', blockSize: 12, marginBlock: '11px 3px' },
});
