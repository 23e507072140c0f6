import type { TournamentCard as Card } from '@site/api/prizes';
import { TournamentCard } from '@site/ui/TournamentCard';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Said } from '../../app/Said';
import { useNavigateTo } from '../../app/useNavigateTo';
import { JoinButton } from './JoinButton';
import { TournamentTime } from './TournamentTime';
import { statusOf } from './statusOf';
import { useTournamentRule } from './useTournamentRule';

interface OneTournamentProps {
  tournament: Card;
  /** Called when it has changed: joined, begun or ended. */
  onChange: () => void;
}

/** A tournament of the list. */
export const OneTournament = observer(function OneTournament({ tournament, onChange }: OneTournamentProps) {
  const { t } = useTranslation('prizes');
  const navigateTo = useNavigateTo();
  const ruleOf = useTournamentRule();
  const { id, name, saidIn, state, prizesMinor, currency, players } = tournament;
  return (
    <TournamentCard
      name={<Said in={saidIn}>{name}</Said>}
      href={`/tournaments?id=${id}`}
      onNavigate={navigateTo}
      status={{ ...statusOf[state], label: t(`tournaments.state.${state}`) }}
      rule={ruleOf(tournament)}
      poolMinor={prizesMinor.reduce((sum, prize) => sum + BigInt(prize), 0n)}
      currency={currency}
      time={<TournamentTime tournament={tournament} onChange={onChange} />}
      players={t('tournaments.players', { count: players })}
      action={<JoinButton tournament={tournament} onJoined={onChange} />}
    />
  );
});
