import { styled } from '@mui/material/styles';
import { announcementListStyle } from './announcementListStyle';

/** Skeleton of an announcement list. */
export const AnnouncementListSkeleton = () => (
  <List aria-busy="true">
    <AnnouncementSkeletonRows />
  </List>
);

/** Skeleton rows, one for each announcement of a page. */
export const AnnouncementSkeletonRows = () => (
  <ul aria-hidden="true">
    {['a', 'b', 'c', 'd'].map((item) => (
      <li key={item} className="skeleton" />
    ))}
  </ul>
);

const List = styled('div')(announcementListStyle);
