import { styled } from '@mui/material/styles';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { decimalsOf } from '@site/money/currency';
import { formatDecimal } from '@site/money/formatDecimal';
import { creditsIn } from '@site/rules/credits';
import { AmountField } from '@site/ui/AmountField';
import { cardStyle } from '@site/ui/cardStyle';
import { Icon } from '@site/ui/Icon';
import { TextField } from '@site/ui/TextField';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useStores } from '../../../stores/StoresContext';
import { FailureLine } from '../../session/FailureLine';
import { latinInput } from '../../session/latinInput';
import type { Failure } from '../../session/SentCode';
import { LinkButton } from '../../shell/LinkButton';
import { ProofRow } from '../money/ProofRow';
import { Step } from '../money/Step';
import { useMoney } from '../money/useMoney';
import { useResets } from '../money/useResets';
import type { TransferStore } from './TransferStore';

interface TransferFormProps {
  config: OutputOf<Calls['transferConfig']>;
  store: TransferStore;
}

type Faults = Partial<Record<'to' | 'amount' | 'proof', string>>;

/** Sends money to the own upline, or to anybody below an agent; the address may name the receiver. Source: MEM-05, AGT-05. */
export const TransferForm = observer(function TransferForm({ config, store }: TransferFormProps) {
  const { t } = useTranslation('transfer');
  const { system } = useStores();
  const money = useMoney();
  const resets = useResets();
  const name = useId();
  const { currency, upline, isAgent } = config;
  const ways = [
    ...(upline === null ? [] : [{ each: 'upline', title: t('upline.title'), text: t('upline.text', { name: upline }) }]),
    ...(isAgent ? [{ each: 'downline', title: t('downline.title'), text: t('downline.text') }] : []),
  ];
  const [way, setWay] = useState(isAgent ? 'downline' : 'upline');
  const [search] = useSearchParams();
  const [to, setTo] = useState(search.get('to') ?? '');
  const [amountMinor, setAmountMinor] = useState<bigint | null>(null);
  const [paymentPassword, setPaymentPassword] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Failure>();
  const [sent, setSent] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const [leastMinor, mostMinor] = [BigInt(config.leastMinor), BigInt(config.mostNowMinor)];
  const isNothing = mostMinor === 0n;
  const isWithin = amountMinor !== null && amountMinor >= leastMinor && amountMinor <= mostMinor;
  const isDown = way === 'downline';
  const figures = (minor: bigint | string) => formatDecimal(BigInt(minor), decimalsOf(currency), system.locale);
  const quickMinor = [50n, 100n, 500n].map((credits) => creditsIn(currency, credits)).filter((minor) => minor <= mostMinor);
  const forget = (field: keyof Faults) => {
    setFaults({ ...faults, [field]: undefined });
    setFailure(undefined);
    setSent(undefined);
  };
  const faultsOf = ({ code, details }: Failure): Faults => {
    if (code === 'wrongPaymentPassword') return { proof: t('proof.wrong') };
    if (code === 'notFound') return { to: t('to.unknown') };
    if (code === 'limitReached') return { amount: t('refused.day') };
    if (code === 'insufficientFunds') return { amount: t('amount.tooMuch', { most: money(mostMinor, currency) }) };
    if (code === 'invalidInput' && details.field === 'to') return { to: t(details.rule === 'currency' ? 'to.currency' : 'to.inactive') };
    return {};
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(undefined);
    setSent(undefined);
    const missing: Faults = {
      ...(isDown && to.trim() === '' && { to: t('to.unknown') }),
      ...(amountMinor === null && { amount: t('amount.unreadable') }),
      ...(amountMinor !== null && amountMinor < leastMinor && { amount: t('amount.tooLittle', { least: money(leastMinor, currency) }) }),
      ...(amountMinor !== null && amountMinor > mostMinor && { amount: t('amount.tooMuch', { most: money(mostMinor, currency) }) }),
      ...(paymentPassword.length < 6 && { proof: t('proof.missing') }),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    const reply = await store.send({ to: isDown ? to.trim() : undefined, amountMinor: String(amountMinor), paymentPassword });
    setBusy(false);
    setPaymentPassword('');
    if (reply.ok) {
      setSent(t('sent', { amount: money(-BigInt(reply.value.amountMinor), currency), name: reply.value.other }));
      setAmountMinor(null);
      return;
    }
    const found = faultsOf(reply);
    setFaults(found);
    setFailure(reply);
  };

  return (
    <Card onSubmit={(event) => void submit(event)} noValidate>
      <Step number={1} title={t('to.title')} isDone={!isDown || to.trim() !== ''}>
        <Ways role="radiogroup" aria-label={t('direction')}>
          {ways.map(({ each, title, text }) => (
            <label key={each}>
              <input
                type="radio"
                name={name}
                value={each}
                checked={each === way}
                onChange={() => {
                  setWay(each);
                  forget('to');
                }}
              />
              <span className="dot" />
              <b>{title}</b>
              <small>{text}</small>
            </label>
          ))}
        </Ways>
        {isDown && (
          <>
            <TextField
              label={t('to.label')}
              help={t('to.help')}
              value={to}
              onChange={({ target }) => {
                setTo(target.value);
                forget('to');
              }}
              error={faults.to}
              {...latinInput}
              autoComplete="off"
              list={`${name}-names`}
              maxLength={60}
            />
            <datalist id={`${name}-names`}>
              {config.downlines.map((downline) => (
                <option key={downline} value={downline}>
                  {downline}
                </option>
              ))}
            </datalist>
          </>
        )}
        {!isDown && faults.to && (
          <p className="fault" role="alert">
            {faults.to}
          </p>
        )}
      </Step>
      <Step number={2} title={t('amount.title')} isDone={isWithin}>
        {config.hasRequirement && (
          <div className="blocked">
            <Icon name="lock" size={18} />
            <p>{t('blocked')}</p>
            <LinkButton size="small" href="/member/withdraw">
              {t('blockedLink')}
            </LinkButton>
          </div>
        )}
        <AmountField
          label={t('amount.label')}
          valueMinor={amountMinor}
          onChange={(minor) => {
            setAmountMinor(minor);
            forget('amount');
          }}
          currency={currency}
          leastMinor={leastMinor}
          mostMinor={isNothing ? undefined : mostMinor}
          quickMinor={quickMinor}
          limits={[
            { label: t('limit.now'), figure: figures(mostMinor) },
            { label: t('limit.balance'), figure: figures(config.balanceMinor) },
            { label: t('limit.least'), figure: figures(leastMinor) },
            { label: t('limit.day', { amount: figures(config.dayMostMinor) }), figure: figures(config.dayLeftMinor) },
          ]}
          {...(faults.amount !== undefined && { error: faults.amount })}
          isDisabled={isNothing}
          labels={{
            all: t('amount.all'),
            quick: t('amount.quick'),
            unreadable: t('amount.unreadable'),
            tooLittle: (least) => t('amount.tooLittle', { least }),
            tooMuch: (most) => t('amount.tooMuch', { most }),
            correction: (bound) => t('amount.correction', { bound }),
          }}
        />
        <p className="note">{resets(config.resetsAt)}</p>
      </Step>
      <Step number={3} title={t('proof.title')} isDone={paymentPassword.length === 6}>
        {config.hasPaymentPassword ? (
          <ProofRow
            label={t('proof.title')}
            value={paymentPassword}
            onChange={(typed) => {
              setPaymentPassword(typed);
              forget('proof');
            }}
            error={faults.proof}
            isSecret
            isDisabled={isNothing}
            isBusy={isBusy}
            submit={isWithin ? t('submit.amount', { amount: money(amountMinor, currency) }) : t('submit.none')}
          />
        ) : (
          <div className="unset">
            <p>{t('proof.none')}</p>
            <LinkButton variant="outlined" href="/member/securityCenter">
              {t('proof.set')}
            </LinkButton>
          </div>
        )}
        <output className="sent">
          {sent && (
            <>
              <Icon name="check" size={18} />
              {sent}
            </>
          )}
        </output>
        <FailureLine failure={failure} words={failure && Object.keys(faultsOf(failure)).length > 0 ? null : undefined} />
        <p className="note">{t('note')}</p>
      </Step>
    </Card>
  );
});

const Ways = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: 8,
  '& label': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr)',
    columnGap: 14,
    padding: '12px 14px',
    borderRadius: radius.input,
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
    cursor: 'pointer',
  },
  '& label:hover': { backgroundColor: tone.hover },
  '& label:has(:checked)': { boxShadow: `inset 0 0 0 2px ${tone.actionText}` },
  '& label:has(:focus-visible)': { outline: `2px solid ${tone.focus}`, outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' },
  '& .dot': {
    inlineSize: 18,
    blockSize: 18,
    marginBlockStart: 1,
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `1.5px solid ${tone.edge}`,
  },
  '& :checked ~ .dot': { border: `5.5px solid ${tone.action}` },
  '& b': { fontSize: 14.5, fontWeight: 600, lineHeight: 1.35 },
  '& small': { gridColumn: 2, color: tone.muted, fontSize: 12.5, lineHeight: 1.45 },
});

const Card = styled('form')(cardStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .blocked': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 10px',
    padding: '8px 14px',
    borderRadius: radius.control,
    backgroundColor: tone.actionWash,
    fontSize: 14,
    lineHeight: 1.45,
  },
  '& .blocked svg': { flex: 'none', color: tone.actionText },
  '& .blocked p': { flex: '1 1 200px', margin: 0 },
  '& .unset': { display: 'grid', justifyItems: 'start', gap: 8, fontSize: 14 },
  '& .unset p, & .note': { margin: 0, color: tone.muted, fontSize: 13, lineHeight: 1.5 },
  '& .fault': { margin: 0, color: tone.bad, fontSize: 13, fontWeight: 600 },
  '& .sent': { display: 'flex', alignItems: 'center', gap: 8, margin: 0, color: tone.good, fontSize: 14, fontWeight: 600 },
  '& .sent:empty': { display: 'none' },
});
