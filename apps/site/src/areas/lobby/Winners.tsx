import type { WinnersValue } from '@site/api/games';
import { EmptyState } from '@site/ui/EmptyState';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { WinnerBoard } from '@site/ui/WinnerBoard';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/lazyPart';
import { useStores } from '../../stores/StoresContext';
import { ago, useMinutes } from './ago';
import { Section } from './Section';
import { winnerId, WinnersStore } from './WinnersStore';

/** Polling interval for visitors, who have no event stream. */
const ASK_MS = 30_000;

const MissingCard = lazyPart(() => import('../status/MissingCard'));

interface WinnersProps {
  painted: WinnersValue;
  /** The board could not be read when the page was rendered. */
  isMissing: boolean;
}

/** The largest settled wins of the last hours, live. Source: LOB-12, docs/domain.md DR-9. */
export const Winners = observer(function Winners({ painted, isMissing }: WinnersProps) {
  const { t } = useTranslation();
  const live = useTranslation('live');
  const { api, push, system } = useStores();
  const [store] = useState(() => new WinnersStore(api, painted, isMissing));
  const now = useMinutes();
  useEffect(() => {
    const stopListening = reaction(
      () => push.wins,
      () => void store.refresh(),
    );
    const asking = setInterval(() => {
      if (!push.isConnected && document.visibilityState === 'visible') void store.refresh();
    }, ASK_MS);
    return () => {
      stopListening();
      clearInterval(asking);
    };
  }, [push, store]);

  if (store.isMissing) return <MissingCard title={t('lobby.winners')} onRetry={() => store.refresh()} />;
  const { windowHours, leastMinor, currency } = store.board;
  // From left to right in every language, as `Money` is.
  const least = formatMoneyInText(BigInt(leastMinor), currency, system.locale);
  return (
    <Section
      id="winners"
      title={t('lobby.winners')}
      note={<span suppressHydrationWarning>{live.t('winnersNote', { hours: windowHours, least })}</span>}
    >
      <WinnerBoard
        labels={{ biggest: live.t('biggestWin'), others: live.t('otherWins') }}
        items={store.rows.map((row) => ({
          id: winnerId(row),
          name: row.userName,
          game: row.displayName,
          pictureUrl: row.lagerIcon,
          amountMinor: BigInt(row.winAmount),
          currency: row.currency,
          when: ago(now - row.at, system.locale),
          isNew: store.fresh.has(winnerId(row)),
        }))}
        empty={<EmptyState icon="crown" title={live.t('noWins')} text={live.t('noWinsText')} />}
      />
    </Section>
  );
});
