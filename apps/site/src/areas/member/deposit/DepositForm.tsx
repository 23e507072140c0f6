import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { decimalsOf } from '@site/money/currency';
import { formatDecimal } from '@site/money/formatDecimal';
import { depositFee } from '@site/rules/depositFee';
import { AmountField } from '@site/ui/AmountField';
import { cardStyle } from '@site/ui/cardStyle';
import { EmptyState } from '@site/ui/EmptyState';
import { Link } from '@site/ui/Link';
import { SelectField } from '@site/ui/SelectField';
import { Skeleton } from '@site/ui/Skeleton';
import { TextField } from '@site/ui/TextField';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useNavigateTo } from '../../../app/useNavigateTo';
import { useStores } from '../../../stores/StoresContext';
import { latinInput } from '../../session/latinInput';
import type { Failure } from '../../session/SentCode';
import { Failed } from '../../status/Failed';
import { DocumentLine } from '../money/DocumentLine';
import { Step } from '../money/Step';
import { useMoney } from '../money/useMoney';
import { useResets } from '../money/useResets';
import type { DepositStore } from './DepositStore';
import { MethodChoice } from './MethodChoice';

type Ways = OutputOf<Calls['depositMethods']>;

/** Begins a deposit: how it is paid, and how much. Source: MEM-03. */
export const DepositForm = observer(function DepositForm({ deposits }: { deposits: DepositStore }) {
  const { t } = useTranslation('deposit');
  const site = useTranslation();
  const { load } = deposits.methods;
  if (load.state === 'failed') return <Failed {...load} onRetry={() => void deposits.methods.ask({})} />;
  if (load.state === 'loading') return <Skeleton look="list" label={site.t('status.loading')} />;
  if (load.value.methods.length === 0) return <EmptyState icon="deposit" title={t('none.title')} text={t('none.text')} />;
  return <Form ways={load.value} deposits={deposits} />;
});

const Form = observer(function Form({ ways, deposits }: { ways: Ways; deposits: DepositStore }) {
  const { t } = useTranslation('deposit');
  const safer = useTranslation('safer');
  const site = useTranslation();
  const go = useNavigateTo();
  const { system } = useStores();
  const money = useMoney();
  const resets = useResets();
  const { currency, methods, limits, promotions, uncheckedMinor } = ways;
  const [methodId, setMethodId] = useState(methods[0]?.id);
  const [amountMinor, setAmountMinor] = useState<bigint | null>(null);
  const [voucher, setVoucher] = useState('');
  const wanted = new URLSearchParams(useLocation().search).get('promotion');
  const [promotionId, setPromotionId] = useState(promotions.find(({ id }) => id === wanted)?.id ?? '');
  const [fault, setFault] = useState<'unreadable' | 'empty' | 'unknown' | 'used'>();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const method = methods.find(({ id }) => id === methodId) ?? methods[0];
  if (!method) return null;

  const isVoucher = method.kind === 'voucher';
  const mostMinor = limits.reduce((most, { leftMinor }) => (BigInt(leftMinor) < most ? BigInt(leftMinor) : most), BigInt(method.mostMinor));
  const promotion = promotions.find(({ id }) => id === promotionId);
  const leastMinor = [method.leastMinor, promotion?.leastMinor ?? 0].map(BigInt).reduce((most, minor) => (minor > most ? minor : most));
  const isFull = mostMinor < leastMinor;
  const isWithin = amountMinor !== null && amountMinor >= leastMinor && amountMinor <= mostMinor;
  const feeMinor = depositFee(amountMinor ?? 0n, method.feePpm);
  const figures = (minor: bigint | string) => formatDecimal(BigInt(minor), decimalsOf(currency), system.locale);
  const forget = () => {
    setFault(undefined);
    setFailure(undefined);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    forget();
    if (isVoucher ? voucher.trim() === '' : amountMinor === null) return setFault(isVoucher ? 'empty' : 'unreadable');
    if (!isVoucher && !isWithin) return undefined;
    setBusy(true);
    const reply = await deposits.begin({
      method: method.id,
      ...(isVoucher ? { voucher } : { amountMinor: String(amountMinor) }),
      ...(promotion && { promotionId: promotion.id }),
    });
    setBusy(false);
    if (reply.ok) return go(`/member/depositv2?id=${reply.value.id}`);
    if (isVoucher && reply.code === 'conflict') setFault('used');
    if (isVoucher && reply.code === 'invalidInput') setFault('unknown');
    return setFailure(reply);
  };
  const limitRows = [
    ...limits.map(({ period, amountMinor: limit, leftMinor }) => ({
      label: t(`limit.${period}`, { amount: figures(limit) }),
      figure: figures(leftMinor),
    })),
    { label: t('limit.least'), figure: figures(leastMinor) },
    { label: t('limit.most'), figure: figures(method.mostMinor) },
  ];

  return (
    <Card onSubmit={(event) => void submit(event)} noValidate>
      <Step number={1} title={t('step.method')} isDone>
        <MethodChoice
          methods={methods}
          value={method.id}
          onChange={(chosen) => {
            setMethodId(chosen);
            forget();
          }}
        />
      </Step>
      {isVoucher ? (
        <Step number={2} title={t('step.voucher')} isDone={voucher.trim() !== ''}>
          <TextField
            label={t('voucher.label')}
            help={t('voucher.help')}
            value={voucher}
            onChange={({ target }) => {
              setVoucher(target.value);
              forget();
            }}
            error={fault && fault !== 'unreadable' && t(`voucher.${fault}`)}
            {...latinInput}
            dir="ltr"
            autoComplete="off"
            maxLength={60}
          />
        </Step>
      ) : (
        <Step number={2} title={t('step.amount')} isDone={isWithin}>
          <AmountField
            key={method.id}
            label={t('amount.label')}
            valueMinor={amountMinor}
            onChange={(minor) => {
              setAmountMinor(minor);
              forget();
            }}
            currency={currency}
            leastMinor={leastMinor}
            mostMinor={isFull ? leastMinor : mostMinor}
            quickMinor={method.amounts.map(BigInt).filter((amount) => amount <= mostMinor)}
            limits={limitRows}
            {...(fault === 'unreadable' && { error: t('amount.unreadable') })}
            isDisabled={isFull}
            labels={{
              quick: t('amount.quick'),
              unreadable: t('amount.unreadable'),
              tooLittle: (least) => t('amount.tooLittle', { least }),
              tooMuch: (most) => t('amount.tooMuch', { most }),
              correction: (bound) => t('amount.correction', { bound }),
            }}
          />
          {isFull && <p className="full">{t('limit.full')}</p>}
          <p className="limits">
            {limits.map(({ period, resetsAt }) => (
              <span key={period}>
                {safer.t(`limits.deposit.${period}`)} · {resets(resetsAt)}
              </span>
            ))}
            <Link href="/member/responsiblePlay" onNavigate={go}>
              {site.t('place.responsiblePlay')}
            </Link>
          </p>
          <dl>
            <div>
              <dt>{t('fee.title')}</dt>
              <dd>
                <bdi dir="ltr">{figures(feeMinor)}</bdi>
              </dd>
            </div>
            <div className="sum">
              <dt>{t('pay.total')}</dt>
              <dd>
                <bdi dir="ltr">{figures((amountMinor ?? 0n) + feeMinor)}</bdi>
              </dd>
            </div>
          </dl>
        </Step>
      )}
      {promotions.length > 0 && (
        <Step number={3} title={t('promotion.title')} isDone={promotion !== undefined}>
          <SelectField
            label={t('promotion.label')}
            help={promotion && t('promotion.help')}
            value={promotionId}
            items={[{ value: '', label: t('promotion.none') }, ...promotions.map(({ id, title }) => ({ value: id, label: title }))]}
            onChange={({ target }) => {
              setPromotionId(target.value);
              forget();
            }}
          />
          {promotion && (
            <Link href={`/promotions?id=${promotion.id}`} onNavigate={go}>
              {t('promotion.terms')}
            </Link>
          )}
        </Step>
      )}
      <footer>
        <DocumentLine
          amountMinor={amountMinor}
          uncheckedMinor={uncheckedMinor}
          failure={failure}
          words={fault ? null : wordsOf(failure, t)}
        />
        <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={!isVoucher && isFull}>
          {isVoucher ? t('submit.voucher') : isWithin ? t('submit.amount', { amount: money(amountMinor, currency) }) : t('submit.none')}
        </Button>
        <p>{t('note')}</p>
      </footer>
    </Card>
  );
});

/** Words of refusals that mean something else here. */
function wordsOf(failure: Failure | undefined, t: (key: 'waiting' | 'limit.full') => string): string | undefined {
  if (failure?.code !== 'limitReached') return undefined;
  return failure.details.rule === 'waiting' ? t('waiting') : t('limit.full');
}

const Card = styled('form')(cardStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .body > dl': { margin: 0, fontSize: 13, lineHeight: '20px' },
  '& .body > dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16, paddingBlock: 6, color: tone.muted },
  '& .body > dl > div + div': { borderBlockStart: `1px solid ${tone.line}` },
  '& .body > dl .sum': { color: tone.text, fontWeight: 650 },
  '& .body > dl dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& .body > a': { justifySelf: 'start', color: tone.actionText, fontSize: 14 },
  '& .limits': { display: 'grid', justifyItems: 'start', gap: 4, margin: 0, color: tone.muted, fontSize: 13, lineHeight: 1.5 },
  '& .limits a': { color: tone.actionText },
  '& .full': { margin: 0, color: tone.actionText, fontSize: 14 },
  '& footer': { display: 'grid', gap: 12, padding: 20, borderBlockStart: `1px solid ${tone.line}` },
  '& footer > p': { margin: 0, color: tone.muted, fontSize: 13, lineHeight: 1.5 },
});
