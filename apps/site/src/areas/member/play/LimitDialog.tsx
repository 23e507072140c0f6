import Button from '@mui/material/Button';
import type { GameType } from '@site/api/common';
import type { PlayLimit } from '@site/api/limits';
import { type LimitKind, limitKinds, type LimitPeriod, limitPeriods } from '@site/api/safer';
import { AmountField } from '@site/ui/AmountField';
import { Dialog } from '@site/ui/Dialog';
import { SelectField } from '@site/ui/SelectField';
import { TextField } from '@site/ui/TextField';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latinDigits } from '@site/money/latinDigits';
import { useStores } from '../../../stores/StoresContext';
import { EntryForm } from '../../session/EntryForm';
import { FailureLine } from '../../session/FailureLine';
import { latinInput } from '../../session/latinInput';
import type { Failure } from '../../session/SentCode';
import { gameTypes } from './gameTypes';

export interface LimitDialogProps {
  /** Omitted for a new one. */
  limit: PlayLimit | undefined;
  currency: string;
  waitHours: number;
  onClose: () => void;
}

/** Sets a limit, or asks for a higher one. Source: RES-01. */
export default function LimitDialog({ limit, currency, waitHours, onClose }: LimitDialogProps) {
  const { t } = useTranslation(['safer', 'site']);
  const { t: words } = useTranslation('session');
  const { api } = useStores();
  const [kind, setKind] = useState<LimitKind>(limit?.kind ?? 'deposit');
  const [period, setPeriod] = useState<LimitPeriod>(limit?.period ?? 'week');
  const [gameType, setGameType] = useState<GameType | ''>(limit?.gameType ?? '');
  const [amountMinor, setAmount] = useState<bigint | null>(limit?.amountMinor ? BigInt(limit.amountMinor) : null);
  const [minutes, setMinutes] = useState(limit?.minutes ? String(limit.minutes) : '');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isTime = kind === 'session';
  const hasTypes = kind === 'loss' || kind === 'stake';
  const whole = Number(latinDigits(minutes));
  const isFit = isTime ? Number.isInteger(whole) && whole >= 10 && whole <= 44_640 : amountMinor !== null;

  const send = async (isOff: boolean) => {
    setBusy(true);
    const reply = await api('setLimit', {
      kind,
      period,
      ...(hasTypes && gameType && { gameType }),
      ...(isOff ? { isOff } : isTime ? { minutes: whole } : { amountMinor: String(amountMinor) }),
    });
    setBusy(false);
    if (reply.ok) onClose();
    else setFailure(reply);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isFit) void send(false);
  };
  return (
    <Dialog title={t('edit.title')} text={t('edit.wait', { hours: waitHours })} onClose={onClose} closeLabel={words('close')}>
      <EntryForm onSubmit={submit} noValidate>
        <SelectField
          label={t('edit.kind')}
          value={kind}
          isDisabled={limit !== undefined}
          onChange={({ target }) => setKind(target.value as LimitKind)}
          items={limitKinds.map((value) => ({ value, label: t(`edit.kind.${value}`) }))}
        />
        <SelectField
          label={t('edit.period')}
          value={period}
          isDisabled={limit !== undefined}
          onChange={({ target }) => setPeriod(target.value as LimitPeriod)}
          items={limitPeriods.map((value) => ({ value, label: t(`edit.period.${value}`) }))}
        />
        {hasTypes && (
          <SelectField
            label={t('edit.games')}
            value={gameType}
            isDisabled={limit !== undefined}
            onChange={({ target }) => setGameType(target.value as GameType | '')}
            items={[{ value: '', label: t('edit.allGames') }, ...gameTypes.map((value) => ({ value, label: t(`site:category.${value}`) }))]}
          />
        )}
        {isTime ? (
          <TextField
            label={t('edit.minutes')}
            help={t('edit.minutesHelp')}
            value={minutes}
            onChange={({ target }) => setMinutes(target.value)}
            error={isTried && !isFit && t('edit.badMinutes')}
            {...latinInput}
            inputMode="numeric"
            maxLength={5}
            required
          />
        ) : (
          <AmountField
            label={t('edit.amount')}
            valueMinor={amountMinor}
            onChange={setAmount}
            currency={currency}
            {...(isTried && !isFit && { error: t('edit.unreadable') })}
            labels={{
              unreadable: t('edit.unreadable'),
              tooLittle: (least) => t('edit.tooLittle', { least }),
              tooMuch: (most) => t('edit.tooMuch', { most }),
              correction: (bound) => t('edit.correction', { bound }),
            }}
          />
        )}
        <FailureLine failure={failure} />
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {t('edit.save')}
        </Button>
        {limit && (
          <Button variant="text" disabled={isBusy} onClick={() => void send(true)}>
            {t('edit.lift')}
          </Button>
        )}
      </EntryForm>
    </Dialog>
  );
}
