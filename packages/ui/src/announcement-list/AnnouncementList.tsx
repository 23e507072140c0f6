import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../icons/Icon';
import { Pagination, type PaginationLabels } from '../pagination/Pagination';
import { display } from '../theme/display';
import { motion, radius } from '../theme/tokens';
import { elevation, tone } from '../theme/vars';

export interface Announcement {
  id: string;
  title: string;
  /** ISO 8601. */
  startDate: string;
}

export interface AnnouncementListProps<Item extends Announcement> {
  /** Heading above the list; left out where the page or dialog around it has one. */
  title?: string | undefined;
  /** Newest first. */
  items: readonly Item[];
  /** The local date of an instant, in words of the reader's language. */
  formatDate: (startDate: string) => string;
  /** The content, already clean. Asked for only when its announcement is opened. */
  renderContent: (item: Item) => ReactNode;
  /** Index in `items` of the announcement that is open at first; left out, none is. */
  startIndex?: number | undefined;
  /** Shown in place of an empty list. */
  empty?: ReactNode;
  /** Bones in place of the list while it is on its way. */
  isLoading?: boolean;
  /** Its words, in the language of the page. */
  labels: { pages: PaginationLabels };
}

/** Announcements to a page. Source: spec §8. */
const PAGE_SIZE = 9;

/**
 * Announcements, nine to a page, of which one at a time is open. Choosing the open one closes it; another page opens with its first.
 * Source: spec §2 "Announcement popup", §4 "Announcement list".
 */
export function AnnouncementList<Item extends Announcement>(props: AnnouncementListProps<Item>) {
  const { title, items, formatDate, renderContent, startIndex, empty, isLoading = false, labels } = props;
  const listId = useId();
  const [selected, setSelected] = useState(startIndex);
  const [page, setPage] = useState(Math.floor((startIndex ?? 0) / PAGE_SIZE) + 1);
  const totalPages = Math.ceil(items.length / PAGE_SIZE);
  const from = (Math.min(page, Math.max(totalPages, 1)) - 1) * PAGE_SIZE;

  const turnTo = (next: number) => {
    setPage(next);
    setSelected((next - 1) * PAGE_SIZE);
  };

  return (
    <List aria-busy={isLoading || undefined}>
      {title && <h2>{title}</h2>}
      {isLoading && <Bones />}
      {!isLoading && items.length === 0 && empty}
      {!isLoading && items.length > 0 && (
        <ul>
          {items.slice(from, from + PAGE_SIZE).map((item, offset) => {
            const index = from + offset;
            const isOpen = index === selected;
            const contentId = `${listId}-${item.id}`;
            return (
              <li key={item.id}>
                <h3>
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? contentId : undefined}
                    onClick={() => setSelected(isOpen ? undefined : index)}
                  >
                    <span className="name">{item.title}</span>
                    <time dateTime={item.startDate} suppressHydrationWarning>
                      {formatDate(item.startDate)}
                    </time>
                    <Icon name={isOpen ? 'collapse' : 'expand'} size={18} />
                  </button>
                </h3>
                {isOpen && (
                  <div id={contentId} className="content">
                    {renderContent(item)}
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {!isLoading && <Pagination page={page} totalPages={totalPages} labels={labels.pages} onChange={turnTo} />}
    </List>
  );
}

const Bones = () => (
  <ul aria-hidden="true">
    {['a', 'b', 'c', 'd'].map((bone) => (
      <li key={bone} className="bone" />
    ))}
  </ul>
);

const List = styled('div')({
  containerType: 'inline-size',
  display: 'grid',
  gap: 18,
  '& h2': { ...display, margin: 0, fontSize: 28, lineHeight: 1.1, color: tone.text },
  '& ul': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderRadius: radius.lead,
    backgroundColor: tone.surface,
    boxShadow: elevation.rest,
    overflow: 'hidden',
  },
  '& nav ul': { borderRadius: 0, background: 'none', boxShadow: 'none' },
  '& > ul > li + li': { borderBlockStart: `1px solid ${tone.line}` },
  '& h3': { margin: 0, font: 'inherit' },
  '& h3 button': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: 16,
    inlineSize: '100%',
    minBlockSize: 56,
    padding: '10px 20px',
    border: 0,
    font: 'inherit',
    textAlign: 'start',
    color: tone.muted,
    background: 'none',
    cursor: 'pointer',
    transition: `background-color ${motion.colorMs}ms`,
  },
  '& h3 button:hover': { backgroundColor: tone.hover },
  '& h3 button[aria-expanded="true"]': { backgroundColor: tone.select },
  '& h3 button:focus-visible': { outlineOffset: -2, borderRadius: radius.lead },
  '& .name': { fontWeight: 650, color: tone.text, overflowWrap: 'anywhere' },
  '& time': { fontSize: 13, color: tone.muted, fontVariantNumeric: 'tabular-nums' },
  '@container (max-width: 479px)': {
    '& h3 button': { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInline: 16 },
    '& time': { gridRow: 2 },
    '& svg': { gridColumn: 2 },
  },
  '& .content': { padding: '16px 20px 22px', maxInlineSize: '72ch', lineHeight: 1.6, color: tone.muted, overflowWrap: 'anywhere' },
  '& .content > *': { marginBlock: 0 },
  '& .content > * + *': { marginBlockStart: 12 },
  '& .content img': { maxInlineSize: '100%', blockSize: 'auto' },
  '& .content a': { color: tone.actionText },
  '& .bone': { blockSize: 56, background: `linear-gradient(${tone.line} 0 0) 20px 50% / 46% 14px no-repeat` },
  '[dir="rtl"] & .bone': { backgroundPosition: 'calc(100% - 20px) 50%' },
});
