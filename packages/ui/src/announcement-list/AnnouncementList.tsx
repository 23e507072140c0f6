import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icons/Icon';
import { AnnouncementSkeletonRows } from './AnnouncementListSkeleton';
import { announcementListStyle } from './announcementListStyle';
import { Pagination, type PaginationLabels } from '../pagination/Pagination';
import type { RootProps } from '../theme/RootProps';

export interface Announcement {
  id: string;
  title: ReactNode;
  /** ISO 8601. */
  startDate: string;
}

export interface AnnouncementListProps<Item extends Announcement> extends Omit<RootProps<'div'>, 'title'> {
  /** Heading above the list; omitted when the surrounding page or dialog has one. */
  title?: string | undefined;
  /** Newest first. */
  items: readonly Item[];
  /** Formats an instant as a local date. */
  formatDate: (startDate: string) => string;
  /** Renders the sanitized content. Called only when the announcement is opened. */
  renderContent: (item: Item) => ReactNode;
  /** Index in `items` of the announcement opened at first. @default none */
  startIndex?: number | undefined;
  /** Shown in place of an empty list. */
  empty?: ReactNode;
  /** Shows a skeleton while the list is loading. */
  isBusy?: boolean;
  /** Labels in the language of the page. */
  labels: { pages: PaginationLabels };
}

/** Announcements per page. Source: LOB-11. */
const PAGE_SIZE = 9;

/**
 * Announcements, nine per page, with one open at a time. Choosing the open one closes it; another page opens its first announcement,
 * scrolls to it and moves the focus there.
 *
 * Source: LOB-11.
 */
export function AnnouncementList<Item extends Announcement>(props: AnnouncementListProps<Item>) {
  const { title, items, formatDate, renderContent, startIndex, empty, isBusy = false, labels, ...rest } = props;
  const listId = useId();
  const [selected, setSelected] = useState(startIndex);
  const [page, setPage] = useState(Math.floor((startIndex ?? 0) / PAGE_SIZE) + 1);
  const totalPages = Math.ceil(items.length / PAGE_SIZE);
  const from = (Math.min(page, Math.max(totalPages, 1)) - 1) * PAGE_SIZE;

  const list = useRef<HTMLUListElement>(null);
  const turnTo = (next: number) => {
    // The first one must be rendered before it can be focused.
    flushSync(() => {
      setPage(next);
      setSelected((next - 1) * PAGE_SIZE);
    });
    const first = list.current?.querySelector('button');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <List {...rest} aria-busy={isBusy || undefined}>
      {title && <h2>{title}</h2>}
      {isBusy && <AnnouncementSkeletonRows />}
      {!isBusy && items.length === 0 && empty}
      {!isBusy && items.length > 0 && (
        <ul ref={list}>
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
      {!isBusy && <Pagination value={page} totalPages={totalPages} labels={labels.pages} onChange={turnTo} />}
    </List>
  );
}

const List = styled('div')(announcementListStyle);
