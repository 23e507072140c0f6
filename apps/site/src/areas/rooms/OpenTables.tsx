import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { VendorRoom } from '@site/api/vendor';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { EmptyState } from '@site/ui/EmptyState';
import { LoadMore } from '@site/ui/LoadMore';
import { RoomCard, type RoomMetal } from '@site/ui/RoomCard';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { Failed } from '../status/Failed';
import { RoomCards, SHOWN_ROOMS } from './RoomCards';

/** Time between two questions: seats are taken by others. */
const ASK_MS = 8000;

interface OpenTablesProps {
  /** Every vendor without it. */
  vassalage: string;
}

/** The tables where players meet, those with waiting players first, kept up to date without a reload. Source: GAM-08. */
export default observer(function OpenTables({ vassalage }: OpenTablesProps) {
  const { t } = useTranslation('games');
  const site = useTranslation();
  const { api, dialogs, session } = useStores();
  const [answer] = useState(() => new Answer(api, 'pvpRooms'));
  const isMember = session.state === 'member';
  useEffect(() => {
    if (!isMember) return undefined;
    const ask = () => void answer.ask(vassalage ? { vassalage } : {});
    ask();
    const asking = setInterval(() => {
      if (document.visibilityState === 'visible') ask();
    }, ASK_MS);
    return () => clearInterval(asking);
  }, [answer, isMember, vassalage]);
  const { load } = answer;

  if (session.state === 'visitor')
    return (
      <EmptyState
        icon="pvp"
        title={t('rooms.loginTitle')}
        text={t('rooms.loginText')}
        action={
          <Button variant="contained" onClick={() => dialogs.open({ name: 'login', resume: () => {} })}>
            {site.t('session.login')}
          </Button>
        }
      />
    );
  return (
    <Tables aria-labelledby="open-tables">
      <h2 id="open-tables">
        {t('rooms.title')} <small>{t('rooms.note')}</small>
      </h2>
      {load.state === 'failed' && <Failed {...load} onRetry={() => void answer.ask(vassalage ? { vassalage } : {})} />}
      {load.state === 'loading' && <RoomCards />}
      {load.state === 'ready' && <Rooms {...load.value} />}
    </Tables>
  );
});

interface RoomsProps {
  rooms: readonly VendorRoom[];
  games: Parameters<ReturnType<typeof useStores>['games']['play']>[0][];
  currency: string;
}

const metals = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const satisfies RoomMetal[];

const Rooms = observer(function Rooms({ rooms, games: played, currency }: RoomsProps) {
  const { t } = useTranslation('games');
  const site = useTranslation();
  const { games, system } = useStores();
  const [shown, setShown] = useState(SHOWN_ROOMS);
  const money = (minor: string) => formatMoneyInText(BigInt(minor), currency, system.locale);
  const labels = {
    ante: t('rooms.ante'),
    entry: t('rooms.entry'),
    seats: (players: number, seats: number) => t('rooms.seats', { players, seats }),
    join: t('rooms.join'),
    full: t('rooms.full'),
  };
  if (rooms.length === 0) return <EmptyState icon="pvp" title={t('rooms.emptyTitle')} text={t('rooms.emptyText')} />;
  return (
    <>
      <RoomCards>
        {rooms.slice(0, shown).map(({ roomId, gameCode, name, anteMinor, minEntryMinor, maxEntryMinor, players, seats }) => {
          const game = played.find((one) => one.gameCode === gameCode);
          const metal = metals.find((one) => one === name);
          return (
            game && (
              <li key={roomId}>
                <RoomCard
                  name={metal ? t(`rooms.level.${metal}`) : name}
                  game={game.displayName}
                  ante={money(anteMinor)}
                  entry={`${money(minEntryMinor)} – ${money(maxEntryMinor)}`}
                  players={players}
                  seats={seats}
                  metal={metal}
                  labels={labels}
                  onJoin={() => games.play(game, { gameCode, roomId })}
                />
              </li>
            )
          );
        })}
      </RoomCards>
      {rooms.length > SHOWN_ROOMS && (
        <LoadMore
          shown={Math.min(shown, rooms.length)}
          total={rooms.length}
          status={t('rooms.shown', { shown: Math.min(shown, rooms.length), total: rooms.length })}
          labels={{ more: t('rooms.more'), less: t('rooms.less'), retry: site.t('status.retry') }}
          onMore={() => setShown(shown + 2 * SHOWN_ROOMS)}
          onLess={shown > SHOWN_ROOMS ? () => setShown(SHOWN_ROOMS) : undefined}
        />
      )}
    </>
  );
});

const Tables = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > h2': { margin: 0, fontSize: 18, lineHeight: '24px' },
  '& > h2 small': { fontSize: 13, fontWeight: 500, opacity: 0.8 },
});
