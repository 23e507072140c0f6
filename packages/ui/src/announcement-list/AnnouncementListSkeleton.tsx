import { styled } from '@mui/material/styles';
import type { RootProps } from '../theme/RootProps';
import { announcementListStyle } from './announcementListStyle';

/** Skeleton of an announcement list. */
export const AnnouncementListSkeleton = (props: RootProps<'div'>) => (
  <List {...props} aria-busy="true">
    <AnnouncementSkeletonRows />
  </List>
);

/** Skeleton rows, one for each announcement of a page. */
export const AnnouncementSkeletonRows = (props: RootProps<'ul'>) => (
  <Rows {...props} aria-hidden="true">
    {['a', 'b', 'c', 'd'].map((item) => (
      <li key={item} className="skeleton" />
    ))}
  </Rows>
);

const Rows = styled('ul')();
const List = styled('div')(announcementListStyle);
