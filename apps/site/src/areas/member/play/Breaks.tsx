import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Dialog } from '@site/ui/Dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { Failed } from '../../status/Failed';
import { PasswordStep } from '../security/PasswordStep';
import { useMoment } from '../security/useMoment';
import { PlayCard } from './PlayCard';
import type { PlayStore } from './PlayStore';

interface Wanted {
  kind: 'coolOff' | 'self';
  until: number;
}

const DAY_MS = 24 * 3_600_000;
const days = [1, 7, 30, 42] as const;
const months = [6, 12, 60] as const;

/** Breaks and self-exclusion, which nobody can end early. Source: RES-02. */
export const Breaks = observer(function Breaks({ play }: { play: PlayStore }) {
  const { t } = useTranslation('safer');
  const { t: words } = useTranslation('session');
  const { api } = useStores();
  const moment = useMoment();
  const [wanted, setWanted] = useState<Wanted>();
  const { load } = play.exclusion;
  if (load.state === 'failed') return <Failed {...load} onRetry={() => void play.exclusion.ask({})} />;
  const current = load.state === 'ready' ? load.value.current : null;
  const isOff = load.state !== 'ready';
  const begin = async (password: string) => {
    if (!wanted) return undefined;
    const reply = await api('exclude', { ...wanted, password });
    if (!reply.ok) return reply;
    setWanted(undefined);
    await play.exclusion.ask({});
    return undefined;
  };
  return (
    <>
      <PlayCard title={t('break.title')} text={t('break.text')}>
        {!current && (
          <Choices>
            {days.map((count) => (
              <Button
                key={count}
                variant="outlined"
                disabled={isOff}
                onClick={() => setWanted({ kind: 'coolOff', until: Date.now() + count * DAY_MS })}
              >
                {t(`break.${count}`)}
              </Button>
            ))}
          </Choices>
        )}
      </PlayCard>
      <PlayCard title={t('self.title')} text={t('self.text')}>
        <Choices>
          {months.map((count) => (
            <Button
              key={count}
              variant="outlined"
              disabled={isOff}
              onClick={() => setWanted({ kind: 'self', until: new Date().setUTCMonth(new Date().getUTCMonth() + count) })}
            >
              {t(`self.${count}`)}
            </Button>
          ))}
        </Choices>
      </PlayCard>
      {wanted && (
        <Dialog
          role="alertdialog"
          title={t(wanted.kind === 'self' ? 'break.confirmSelf' : 'break.confirm', { at: moment(wanted.until) })}
          text={t('break.confirmText')}
          onClose={() => setWanted(undefined)}
          closeLabel={words('close')}
        >
          <PasswordStep onSubmit={begin} />
        </Dialog>
      )}
    </>
  );
});

const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: 10,
  '& button': { paddingInline: 8 },
});
