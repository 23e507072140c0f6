import { dateFormat } from '@site/money/dateFormat';
import type { TournamentCard } from '@site/api/prizes';
import { DrawCountdown } from '@site/ui/DrawCountdown';
import { useNow } from '@site/ui/useNow';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';

interface TournamentTimeProps {
  tournament: TournamentCard;
  /** Called when the countdown has run out. */
  onChange: () => void;
}

/** Time until a tournament begins or ends, by the service's clock; otherwise when it ended. */
export const TournamentTime = observer(function TournamentTime({ tournament, onChange }: TournamentTimeProps) {
  const { t } = useTranslation('prizes');
  const { aheadMs, locale, brand } = useStores().system;
  const now = useNow();
  const { state, startAt, endAt } = tournament;
  if (state === 'SETTLING') return t('tournaments.settling');
  if (state === 'CANCELLED') return t('tournaments.cancelled');
  if (state === 'ENDED') {
    const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: brand.zone });
    return t('tournaments.ended', { time: time.format(endAt) });
  }
  const isRunning = state === 'RUNNING';
  return (
    <>
      {t(isRunning ? 'tournaments.endsIn' : 'tournaments.startsIn')}
      <DrawCountdown
        key={state}
        closesAtMs={isRunning ? endAt : startAt}
        now={now && new Date(now.getTime() + aheadMs)}
        labels={{
          left: t(isRunning ? 'tournaments.endsIn' : 'tournaments.startsIn'),
          closed: t(isRunning ? 'tournaments.over' : 'tournaments.begins'),
          days: (count) => t('tournaments.days', { count }),
        }}
        onClose={onChange}
      />
    </>
  );
});
