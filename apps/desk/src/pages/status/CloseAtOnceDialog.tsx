import { MOST_MINUTES_CLOSED } from '@site/api/mostMinutesClosed';
import { TextField } from '@site/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { ActDialog } from '../../parts/ActDialog';

interface CloseAtOnceDialogProps {
  onDone: () => void;
  onClose: () => void;
}

/** Closes the site in an emergency, without another operator, for an hour at most. Source: OPR-05, OPR-07. */
export function CloseAtOnceDialog({ onDone, onClose }: CloseAtOnceDialogProps) {
  const { t } = useTranslation(['desk-content', 'operator', 'desk-house']);
  const desk = useDesk();
  const [minutesError, setMinutesError] = useState<string>();
  const rule = t('rule.minutes', { most: MOST_MINUTES_CLOSED });
  return (
    <ActDialog
      title={t('status.urgentAsk', { brand: desk.brand.name })}
      text={t('status.urgentText')}
      reason={{ label: t('operator:decide.reason'), help: t('desk-house:reasonHelp'), isRequired: true }}
      submit={t('status.urgentIt')}
      isDanger
      onAct={async (textOf) => {
        const minutes = Number(textOf('minutes'));
        const reply = await desk.api('setStatus', { status: 1, maintenanceEnd: null, minutes, reason: textOf('reason') });
        if (reply.ok) {
          void desk.readClosing();
          onDone();
        } else if (reply.details.rule === 'second') setMinutesError(t('operator:proposals.needed'));
        else if (reply.details.field === 'minutes') setMinutesError(rule);
        return reply;
      }}
      onClose={onClose}
    >
      <p>{t('status.closeAskText')}</p>
      <TextField
        inputMode="numeric"
        size="medium"
        name="minutes"
        label={t('status.minutes')}
        help={rule}
        defaultValue="30"
        required
        error={minutesError}
        onChange={() => setMinutesError(undefined)}
      />
    </ActDialog>
  );
}
