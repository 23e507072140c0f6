import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { SkeletonBlock } from '../skeletons/SkeletonBlock';
import { display } from '../theme/display';
import type { RootProps } from '../theme/RootProps';
import { breakpoint } from '../theme/tokens';
import { radius, tone } from '../theme/vars';

export interface PageTitleProps extends Omit<RootProps<'div'>, 'title'> {
  /** First-level heading of the page. */
  title: ReactNode;
  /** One line under the title. */
  text?: ReactNode;
  /** Link back; omitted on pages without a parent. */
  back?: { label: string; href: string; onSelect?: (event: MouseEvent) => void } | undefined;
  /** At the end of the line: a count, a filter, or the page's single action. */
  trailing?: ReactNode;
}

/** Header of a page: back link, title, and related controls. */
export function PageTitle({ title, text, back, trailing, ...rest }: PageTitleProps) {
  return (
    <Head {...rest}>
      {back && (
        <a className="back" href={back.href} aria-label={back.label} onClick={back.onSelect}>
          <Icon name="back" />
        </a>
      )}
      <div className="words">
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {trailing && <div className="trailing">{trailing}</div>}
    </Head>
  );
}

export interface PageTitleSkeletonProps extends RootProps<'div'> {
  /** Includes a line under the title. @default false */
  hasText?: boolean;
  /** Includes the back link. @default false */
  hasBack?: boolean;
}

/** Skeleton of a page title. */
export function PageTitleSkeleton({ hasText = false, hasBack = false, ...rest }: PageTitleSkeletonProps) {
  return (
    <Head {...rest} aria-hidden="true">
      {hasBack && <span className="back" />}
      <div className="words">
        <div className="title">
          <SkeletonBlock />
        </div>
        {hasText && (
          <p>
            <SkeletonBlock />
          </p>
        )}
      </div>
    </Head>
  );
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& :is(.title, p) > span': {
    maxInlineSize: 220,
    blockSize: '1lh',
    backgroundClip: 'content-box',
    paddingBlock: '0.2lh',
    boxSizing: 'border-box',
  },
  '& p > span': { maxInlineSize: 340 },
  '& .back': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 40,
    blockSize: 40,
    borderRadius: radius.control,
    color: tone.muted,
    backgroundColor: tone.surface,
    boxShadow: `inset 0 0 0 1.5px ${tone.edge}`,
  },
  '& .back:hover': { color: tone.text, backgroundColor: tone.hover },
  '& .words': { flex: '1 1 0', minInlineSize: 'min(100%, 200px)' },
  '& :is(h1, .title)': { ...display, margin: 0, fontSize: 28, lineHeight: 1.15, color: tone.text, overflowWrap: 'anywhere' },
  '& p': { margin: '2px 0 0', color: tone.muted },
  '& .trailing': { marginInlineStart: 'auto', color: tone.muted },
  [`@media (max-width: ${breakpoint.phone - 1}px)`]: { '& :is(h1, .title)': { fontSize: 23 } },
});
