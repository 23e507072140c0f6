import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { Link, type LinkProps } from '../link/Link';
import { display } from '../theme/display';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { tone } from '../theme/vars';

export interface SectionHeadProps extends RootProps<'div'>, Pick<LinkProps, 'onNavigate'> {
  /** Heading of the section. */
  title: string;
  /** Id for `aria-labelledby` of the section. */
  titleId?: string | undefined;
  /** A count or a secondary line; hidden on phones. */
  note?: ReactNode;
  /** Link to a part of the items, before the link to all. */
  also?: { label: string; href: string } | false | undefined;
  /** Link to all items. */
  all?: { label: string; href: string } | undefined;
}

/** Header of a section: title, count, and links to a part of the items and to all. */
export function SectionHead({ title, titleId, note, also, all, onNavigate, ...rest }: SectionHeadProps) {
  return (
    <Head {...rest}>
      <h2 id={titleId}>{title}</h2>
      {note && <span>{note}</span>}
      {also && (
        <Link href={also.href} onNavigate={onNavigate}>
          {also.label}
        </Link>
      )}
      {all && (
        <Link href={all.href} onNavigate={onNavigate}>
          {all.label}
          <Icon name="arrowForward" size={16} />
        </Link>
      )}
    </Head>
  );
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 14px',
  '& h2': { ...display, margin: 0, fontSize: 28, lineHeight: 1.1, color: tone.text, overflowWrap: 'anywhere', hyphens: 'auto' },
  '& > span': { fontSize: 14, color: tone.faint },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 24,
    fontWeight: 700,
    textDecoration: 'none',
    color: tone.actionText,
  },
  '& a:first-of-type': { marginInlineStart: 'auto' },
  '& a svg': { flex: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  [media.phone]: { '& h2': { fontSize: 23 }, '& > span': { display: 'none' } },
});
