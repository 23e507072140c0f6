import { SkeletonBlock } from '@site/ui/SkeletonBlock';

const PLACES = [1, 2, 3, 4, 5, 6];

/** Holds the places of results. */
export function ResultsPlaces() {
  return (
    <ol aria-busy="true">
      {PLACES.map((place) => (
        <li key={place}>
          <SkeletonBlock />
        </li>
      ))}
    </ol>
  );
}
