import { localDigits } from '@site/money/localDigits';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CodeField } from '@site/ui/CodeField';
import { Dialog } from '@site/ui/Dialog';
import { Points } from '@site/ui/Points';
import { SelectField } from '@site/ui/SelectField';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryForm } from '../session/EntryForm';
import { FailureLine } from '../session/FailureLine';
import type { Failure } from '../session/SentCode';
import type { PointsStore } from './PointsStore';
import type { Reward } from './Rewards';

const MOST_AT_ONCE = 10;

export interface RedeemDialogProps {
  store: PointsStore;
  reward: Reward;
  /** Called with the reference of the request, or nothing. */
  onClose: (reference?: string) => void;
}

/** Asks for a reward with the payment password, and shows what it leaves. Source: MEM-11, docs/domain.md DR-5.3. */
export default observer(function RedeemDialog({ store, reward, onClose }: RedeemDialogProps) {
  const { t, i18n } = useTranslation('points');
  const { t: words } = useTranslation('session');
  const [quantity, setQuantity] = useState(1);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const price = BigInt(reward.points);
  const held = store.held ?? 0n;
  const left = reward.perMember > 0 ? reward.perMember - reward.taken : reward.stock;
  const most = Math.max(1, Math.min(reward.stock, left, Number(held / price), MOST_AT_ONCE));
  const cost = price * BigInt(quantity);
  const isWrong = failure?.code === 'wrongPaymentPassword';
  const isOut = failure?.code === 'outOfStock';
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const reply = await store.redeem(reward.id, quantity, code);
    setBusy(false);
    setCode('');
    if (reply.ok) onClose(reply.value.referenceNumber);
    else setFailure(reply);
  };
  return (
    <Dialog title={t('redeem.title', reward)} text={t('redeem.text')} onClose={() => onClose()} closeLabel={words('close')}>
      <EntryForm onSubmit={(event) => void submit(event)} noValidate>
        {most > 1 && (
          <SelectField
            label={t('redeem.quantity')}
            value={String(quantity)}
            onChange={({ target }) => setQuantity(Number(target.value))}
            items={Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: localDigits(index + 1, i18n.language) }))}
          />
        )}
        <Sums>
          <div>
            <dt>{t('redeem.cost')}</dt>
            <dd>
              <Points points={cost} unit={t('card.unit')} />
            </dd>
          </div>
          <div>
            <dt>{t('redeem.after')}</dt>
            <dd>
              <Points points={held - cost} unit={t('card.unit')} />
            </dd>
          </div>
        </Sums>
        <CodeField
          label={t('payment')}
          value={code}
          onChange={(value) => {
            setCode(value);
            setFailure(undefined);
          }}
          error={isWrong ? t('wrongPayment') : undefined}
          isSecret
        />
        {isOut && <p role="alert">{t(failure.details.field === 'quantity' ? 'redeem.taken' : 'redeem.gone')}</p>}
        <FailureLine failure={failure} words={isWrong || isOut ? null : undefined} />
        <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={code.length < 6}>
          {t('redeem.button')}
        </Button>
      </EntryForm>
    </Dialog>
  );
});

const Sums = styled('dl')({
  display: 'grid',
  gap: 8,
  margin: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { color: tone.muted },
  '& dd': { margin: 0 },
});
