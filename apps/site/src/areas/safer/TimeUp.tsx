import Button from '@mui/material/Button';
import type { LimitPeriod } from '@site/api/safer';
import { Dialog } from '@site/ui/Dialog';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../member/security/useMoment';

export interface TimeUpProps {
  period: LimitPeriod;
  /** When the time begins anew, in milliseconds since 1970. */
  resetsAt: number;
  onClose: () => void;
  onStop: () => void;
}

/** Tells that the own time of play is used up, by which limit, and when it begins anew. Source: RES-02, docs/domain.md DR-23.3. */
export function TimeUp({ period, resetsAt, onClose, onStop }: TimeUpProps) {
  const { t } = useTranslation('safer');
  const moment = useMoment();
  return (
    <Dialog
      role="alertdialog"
      title={t('timeUp.title')}
      text={t('timeUp.text', { limit: t(`limits.session.${period}`), at: moment(resetsAt) })}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="contained"
            onClick={() => {
              onClose();
              onStop();
            }}
          >
            {t('check.stop')}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t('timeUp.close')}
          </Button>
        </>
      }
    />
  );
}
