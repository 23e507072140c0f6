import { styled } from '@mui/material/styles';
import { skeletonStyle } from '../theme/cardStyle';
import type { RootProps } from '../theme/RootProps';
import { promotionCardStyle } from './promotionCardStyle';

export interface PromotionCardSkeletonProps extends RootProps<'article'> {
  /** `lead` is the wide one at the top of the list. @default 'card' */
  layout?: 'card' | 'lead';
}

/** Skeleton of an offer: a chip, a title, two lines of text and the link to the terms. */
export function PromotionCardSkeleton({ layout = 'card', ...rest }: PromotionCardSkeletonProps) {
  return (
    <Card {...rest} aria-hidden="true" data-layout={layout}>
      <div className="art skeleton" />
      <div className="words">
        <span className="skeleton chip" />
        <h3>
          <span className="skeleton" />
        </h3>
        <p>
          <span className="skeleton" />
          <span className="skeleton" />
        </p>
        <div className="acts">
          <span />
        </div>
      </div>
    </Card>
  );
}

const Card = styled('article')(promotionCardStyle, {
  '& .skeleton': skeletonStyle,
  '& .skeleton.art': { borderRadius: 0 },
  '& .chip': { inlineSize: 84, blockSize: 20, borderRadius: 5 },
  '& h3, & p': { inlineSize: '100%' },
  // Each line is as high as the text it replaces.
  '& :is(h3, p) > .skeleton': {
    boxSizing: 'border-box',
    blockSize: '1lh',
    maxInlineSize: 260,
    paddingBlock: '0.2lh',
    backgroundClip: 'content-box',
  },
  '& p > .skeleton': { maxInlineSize: 420 },
  '& p > .skeleton + .skeleton': { inlineSize: '60%' },
});
