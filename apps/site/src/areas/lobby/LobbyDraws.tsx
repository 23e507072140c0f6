import type { LobbyValue } from '@site/api/lobby';
import { useNearViewport } from '@site/ui/useNearViewport';
import { Suspense } from 'react';
import NextDraws from '../lottery/NextDraws';

/** The lotteries that draw next, in one row of the lobby; renewed once it is near the viewport. Source: LOT-03. */
export function LobbyDraws({ painted }: { painted: LobbyValue['draws'] }) {
  const [place, isNear] = useNearViewport<HTMLDivElement>(true);
  return (
    <div ref={place} data-on-phone="rail">
      {/* Its words come in a file of their own; the shelves do not wait for it. */}
      <Suspense>
        <NextDraws look="rail" painted={painted ?? undefined} isNear={isNear} />
      </Suspense>
    </div>
  );
}
