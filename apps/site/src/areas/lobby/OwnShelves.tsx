import { ContinueShelf } from './ContinueShelf';
import { FavouriteShelf } from './FavouriteShelf';
import { RecentShelf } from './RecentShelf';

/** The shelves that only a member has. Source: LOB-03. */
export default function OwnShelves() {
  return (
    <>
      <ContinueShelf />
      <FavouriteShelf />
      <RecentShelf />
    </>
  );
}
