import { dateFormat } from '@site/money/dateFormat';
import { styled } from '@mui/material/styles';
import type { WithdrawalValue } from '@site/api/withdraw';
import { cardStyle } from '@site/ui/cardStyle';
import { EmptyState } from '@site/ui/EmptyState';
import { Money } from '@site/ui/Money';
import { WithdrawalTimeline } from '@site/ui/WithdrawalTimeline';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { textButton } from '../../session/textButton';
import { Failed } from '../../status/Failed';
import { useMoney } from '../money/useMoney';
import { Receipt } from './Receipt';
import { stepsOf } from './stepsOf';
import type { WithdrawStore } from './WithdrawStore';

/** The last withdrawal, or the one that was chosen: its steps, and the question whether it has arrived. Source: MEM-04, MEM-33. */
export const ShownWithdrawal = observer(function ShownWithdrawal({ store }: { store: WithdrawStore }) {
  const { t } = useTranslation('withdraw');
  const time = useTime();
  const money = useMoney();
  const { load } = store.one;
  const { shown } = store;
  // One message is enough where nothing could be loaded: the strip above has it.
  if (load.state === 'failed' && store.config.load.state === 'failed') return null;
  if (load.state === 'failed') return <Failed {...load} onRetry={() => void store.refresh()} />;
  if (load.state === 'ready' && !shown)
    return (
      <Card>
        <EmptyState icon="withdraw" title={t('last.none')} text={t('last.noneText')} />
      </Card>
    );
  const partOf = (part: WithdrawalValue['parts'][number]) =>
    t('part', { part: part.part, amount: money(part.amountMinor, shown?.currency ?? '') });
  return (
    <WithdrawalTimeline
      amount={shown && <Money amountMinor={BigInt(shown.amountMinor)} currency={shown.currency} />}
      reference={
        <>
          {shown && t('reference', { reference: shown.reference, bank: shown.bank, ending: shown.ending })}
          {store.shownId && (
            <Back type="button" onClick={() => store.show(undefined)}>
              {t('one.back')}
            </Back>
          )}
        </>
      }
      items={
        shown &&
        stepsOf(shown, {
          time,
          part: partOf,
          payers: (parts) =>
            t('payers', { count: parts.length, amounts: parts.map((part) => money(part.amountMinor, shown.currency)).join(' + ') }),
        })
      }
      labels={{
        title: t(store.shownId ? 'one.title' : 'last.title'),
        step: (state, mark) => t(state === 'REVIEW' && mark === 'now' ? 'step.underReview' : `step.${state}`),
        marks: { done: t('mark.done'), now: t('mark.now'), failed: t('mark.failed'), ahead: t('mark.ahead') },
      }}
    >
      {shown?.parts.some(({ state }) => state === 'PAID' || state === 'DISPUTE') && (
        <Receipt key={shown.id} withdrawal={shown} store={store} partOf={partOf} />
      )}
    </WithdrawalTimeline>
  );
});

const DAY_MS = 24 * 60 * 60_000;

/** Returns a function that formats an instant of the last day by its hour, and one before that by its day. */
function useTime(): (atMs: number) => string {
  const { system } = useStores();
  const options = { timeZone: system.brand.zone } as const;
  const day = dateFormat(system.locale, { ...options, day: 'numeric', month: 'short' });
  const hour = dateFormat(system.locale, { ...options, timeStyle: 'short' });
  return (atMs) => (Date.now() - atMs < DAY_MS ? hour.format(atMs) : day.format(atMs));
}

const Card = styled('section')(cardStyle, { padding: 20 });

const Back = styled('button')({ ...textButton, display: 'block', marginBlockStart: 4, fontSize: 13, color: tone.actionText });
