import { localDigits } from '@site/money/localDigits';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Icon } from '../icons/Icon';
import { Link, type LinkProps } from '../link/Link';
import { display } from '../theme/display';
import { media } from '../theme/layout';
import { useLocale } from '../theme/useLocale';
import type { RootProps } from '../theme/RootProps';
import { elevation, radius, tone } from '../theme/vars';

export interface FooterLink {
  label: string;
  href: string;
}

export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

export interface SiteFooterProps extends RootProps<'footer'>, Pick<LinkProps, 'onNavigate'> {
  /** Age limit and responsible gambling tools. Shown first, never omitted. */
  responsible: {
    title: string;
    text: string;
    /** Minimum age in years in the brand's jurisdiction. */
    minAge: number;
    links?: readonly FooterLink[] | undefined;
  };
  /** At most four columns. */
  columns: readonly FooterColumn[];
  /** Vendor names in their own spelling. */
  vendors?: { label: string; names: readonly string[] } | undefined;
  /** Licence text of the brand. */
  licence?: string | undefined;
  /** Copyright line. */
  copyright: string;
  /** Note at the very end, e.g. that play money is used. */
  note?: string | undefined;
}

/** Footer: responsible gambling first, then pages, then the operator. Source: SHL-05. */
export function SiteFooter({ responsible, columns, vendors, licence, copyright, note, onNavigate, ...rest }: SiteFooterProps) {
  const locale = useLocale();
  return (
    <Foot {...rest}>
      <section className="play-safe" aria-label={responsible.title}>
        <span className="age" dir="ltr">
          {localDigits(`${responsible.minAge}+`, locale)}
        </span>
        <p>
          <b>{responsible.title}</b>
          {responsible.text}
        </p>
        {responsible.links && (
          <ul>
            {responsible.links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} onNavigate={onNavigate}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className="columns">
        {columns.map((column) => (
          <Column key={column.title} {...column} onNavigate={onNavigate} />
        ))}
      </div>
      {vendors && (
        <ul className="vendors" aria-label={vendors.label}>
          {vendors.names.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {licence && <p className="licence">{licence}</p>}
      <div className="end">
        <span suppressHydrationWarning>{copyright}</span>
        {note && <span>{note}</span>}
      </div>
    </Foot>
  );
}

/** Links under their heading; on phones the heading opens them. */
function Column({ title, links, onNavigate }: FooterColumn & Pick<SiteFooterProps, 'onNavigate'>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <nav aria-label={title} data-open={isOpen}>
      <h2>
        <span>{title}</span>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {title}
          <Icon name="expand" size={18} />
        </button>
      </h2>
      <div id={id}>
        {links.map(({ label, href }) => (
          <Link key={href} href={href} onNavigate={onNavigate}>
            {label}
          </Link>
        ))}
      </div>
    </nav>
  );
}

const Foot = styled('footer')({
  paddingBlock: '44px 40px',
  paddingInline: '32px 88px',
  backgroundColor: tone.sunken,
  borderBlockStart: `1px solid ${tone.line}`,
  color: tone.muted,
  '& p': { margin: 0 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& .play-safe': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '16px 20px',
    alignItems: 'center',
    padding: '20px 24px',
    borderRadius: radius.lead,
    backgroundColor: tone.surface,
    boxShadow: elevation.rest,
  },
  '& .age': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 54,
    blockSize: 54,
    borderRadius: '50%',
    fontSize: 19,
    fontWeight: 800,
    color: tone.text,
    boxShadow: `inset 0 0 0 2.5px ${tone.text}`,
  },
  '& b': { display: 'block', fontSize: 17, fontWeight: 700, color: tone.text },
  '& .play-safe p': { minInlineSize: 200, textWrap: 'pretty' },
  '& .play-safe ul': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .play-safe a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 38,
    paddingInline: 14,
    borderRadius: radius.control,
    boxShadow: `inset 0 0 0 1.5px ${tone.edge}`,
    fontSize: 13,
    fontWeight: 650,
    color: tone.text,
    textDecoration: 'none',
  },
  '& .play-safe a:hover': { backgroundColor: tone.hover },
  '& .columns': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 24, marginBlock: 36 },
  '& h2': { margin: '0 0 8px', fontSize: 13, fontWeight: 700, color: tone.text },
  '& h2 button': { display: 'none' },
  '& nav a': { display: 'block', paddingBlock: 5, overflowWrap: 'anywhere', hyphens: 'auto', color: 'inherit', textDecoration: 'none' },
  '& nav a:hover': { color: tone.text, textDecoration: 'underline' },
  '& .vendors': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '14px 34px',
    paddingBlock: 22,
    borderBlockStart: `1px solid ${tone.line}`,
    ...display,
    fontSize: 20,
    color: tone.faint,
  },
  '& .licence': { paddingBlock: 20, borderBlockStart: `1px solid ${tone.line}` },
  '& .end': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px 24px',
    paddingBlockStart: 20,
    borderBlockStart: `1px solid ${tone.line}`,
    fontSize: 13,
    color: tone.faint,
  },
  [media.medium]: {
    '& .play-safe': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '& .play-safe ul': { gridColumn: '1 / -1' },
  },
  [media.compact]: { paddingInline: '24px 80px' },
  [media.phone]: {
    paddingBlock: '16px 72px',
    paddingInline: 16,
    '& .play-safe': { gap: 12, padding: '14px 16px' },
    '& .play-safe p': { minInlineSize: 0 },
    '& .play-safe a': { minBlockSize: 44 },
    '& .columns': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, marginBlock: '12px 8px' },
    '& h2': { margin: 0 },
    '& h2 span, & nav[data-open="false"] > div': { display: 'none' },
    '& h2 button': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      inlineSize: '100%',
      minBlockSize: 44,
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      fontSize: 15,
      color: 'inherit',
      cursor: 'pointer',
    },
    '& h2 [aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
    '& nav > div': { paddingBlockEnd: 8 },
    '& nav + nav': { borderBlockStart: `1px solid ${tone.line}` },
    '& nav a': { paddingBlock: 7 },
    '& .vendors': { gap: '4px 16px', paddingBlock: 12, fontSize: 14 },
  },
});
