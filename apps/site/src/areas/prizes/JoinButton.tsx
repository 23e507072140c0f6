import Button from '@mui/material/Button';
import type { TournamentCard } from '@site/api/prizes';
import { StatusChip } from '@site/ui/StatusChip';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';

interface JoinButtonProps {
  tournament: TournamentCard;
  onJoined: () => void;
}

/** Joins a tournament that has not ended; a visitor logs in first. Source: docs/domain.md DR-20.2. */
export const JoinButton = observer(function JoinButton({ tournament: { id, state, isJoined, name }, onJoined }: JoinButtonProps) {
  const { t } = useTranslation('prizes');
  const { api, session, dialogs, toasts } = useStores();
  const [isBusy, setBusy] = useState(false);
  if (isJoined) return <StatusChip tone="good" icon="check" label={t('tournaments.joined')} />;
  if (state !== 'SCHEDULED' && state !== 'RUNNING') return null;
  const join = async () => {
    setBusy(true);
    const reply = await api('joinTournament', { id });
    setBusy(false);
    if (reply.ok) onJoined();
    else toasts.refuse(reply.code);
  };
  const press = () => session.whenKnown(() => (session.member ? void join() : dialogs.open({ name: 'login', resume: () => void join() })));
  return (
    <Button variant="contained" disabled={isBusy} onClick={press} aria-label={t('tournaments.joinName', { name })}>
      {t('tournaments.join')}
    </Button>
  );
});
