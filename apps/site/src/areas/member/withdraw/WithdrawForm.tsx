import { styled } from '@mui/material/styles';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { decimalsOf } from '@site/money/currency';
import { localDigits } from '@site/money/localDigits';
import { formatDecimal } from '@site/money/formatDecimal';
import { creditsIn } from '@site/rules/credits';
import { AmountField } from '@site/ui/AmountField';
import { cardStyle } from '@site/ui/cardStyle';
import { Icon } from '@site/ui/Icon';
import { Skeleton } from '@site/ui/Skeleton';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazyPart';
import { useStores } from '../../../stores/StoresContext';
import type { Failure } from '../../session/SentCode';
import { textButton } from '../../session/textButton';
import { LinkButton } from '../../shell/LinkButton';
import { DocumentLine } from '../money/DocumentLine';
import { ProofRow } from '../money/ProofRow';
import { Step } from '../money/Step';
import { useMoney } from '../money/useMoney';
import { useResets } from '../money/useResets';
import { AccountChoice, isUsable } from './AccountChoice';
import { Requirements } from './Requirements';
import type { WithdrawStore } from './WithdrawStore';

const AddBankAccountDialog = lazyPart(() => import('../security/AddBankAccountDialog'));

interface WithdrawFormProps {
  store: WithdrawStore;
  /** Called when a request was taken. */
  onSent: () => void;
}

/** Requirements, and the request for a withdrawal below them. Source: MEM-04, MEM-32. */
export const WithdrawForm = observer(function WithdrawForm({ store, onSent }: WithdrawFormProps) {
  const site = useTranslation();
  const { load } = store.config;
  // The strip above tells of the failure, and asks again.
  if (load.state === 'failed') return null;
  const config = load.state === 'ready' ? load.value : undefined;
  return (
    <Column>
      <Requirements config={config} />
      {config ? <Form config={config} store={store} onSent={onSent} /> : <Skeleton look="list" label={site.t('status.loading')} />}
    </Column>
  );
});

type Faults = Partial<Record<'amount' | 'account' | 'proof', string>>;

const Form = observer(function Form({ config, store, onSent }: WithdrawFormProps & { config: OutputOf<Calls['withdrawConfig']> }) {
  const { t } = useTranslation('withdraw');
  const { system } = useStores();
  const money = useMoney();
  const resets = useResets();
  const { currency } = config;
  const [amountMinor, setAmountMinor] = useState<bigint | null>(null);
  const [chosenId, setChosenId] = useState<string>();
  const [isTotp, setTotp] = useState(!config.hasPaymentPassword && config.hasTotp);
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const [isAdding, setAdding] = useState(false);

  const { load } = store.banks;
  const accounts = load.state === 'ready' ? load.value.list : [];
  const bankAccountId = (accounts.find(({ id }) => id === chosenId) ?? accounts.find(isUsable))?.id;
  const [leastMinor, mostMinor] = [BigInt(config.leastMinor), BigInt(config.mostNowMinor)];
  const isNothing = mostMinor === 0n;
  const isWithin = amountMinor !== null && amountMinor >= leastMinor && amountMinor <= mostMinor;
  const canProve = config.hasPaymentPassword || config.hasTotp;
  const feeMinor = ((amountMinor ?? 0n) * BigInt(config.feePpm)) / 1_000_000n;
  const figures = (minor: bigint | string) => formatDecimal(BigInt(minor), decimalsOf(currency), system.locale);
  const quickMinor = [100n, 500n, 1000n].map((credits) => creditsIn(currency, credits)).filter((minor) => minor <= mostMinor);

  const forget = (field: keyof Faults) => {
    setFaults({ ...faults, [field]: undefined });
    setFailure(undefined);
  };
  const faultsOf = ({ code: refusal, details }: Failure): Faults => {
    if (refusal === 'wrongPaymentPassword') return { proof: t('proof.wrongPassword') };
    if (refusal === 'wrongCode') return { proof: t('proof.wrongTotp') };
    if (refusal === 'limitReached') return { amount: t(details.field === 'requests' ? 'refused.requests' : 'refused.day') };
    if (refusal === 'insufficientFunds') return { amount: t('amount.tooMuch', { most: money(mostMinor, currency) }) };
    if (refusal === 'invalidInput' && details.field === 'bankAccountId') return { account: t('account.notUsable') };
    return {};
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(undefined);
    const missing: Faults = {
      ...(amountMinor === null && { amount: t('amount.unreadable') }),
      ...(amountMinor !== null && amountMinor < leastMinor && { amount: t('amount.tooLittle', { least: money(leastMinor, currency) }) }),
      ...(amountMinor !== null && amountMinor > mostMinor && { amount: t('amount.tooMuch', { most: money(mostMinor, currency) }) }),
      ...(!bankAccountId && { account: t('account.choose') }),
      ...(code.length < 6 && { proof: t('proof.missing') }),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0 || !bankAccountId) return;
    setBusy(true);
    const proof = isTotp ? { totp: code } : { paymentPassword: code };
    const reply = await store.withdraw({ bankAccountId, amountMinor: String(amountMinor), ...proof });
    setBusy(false);
    setCode('');
    if (reply.ok) {
      setAmountMinor(null);
      onSent();
      return;
    }
    const found = faultsOf(reply);
    setFaults(found);
    setFailure(reply);
    if (reply.code === 'requirementOpen') void store.refresh();
  };

  return (
    <>
      <Card onSubmit={(event) => void submit(event)} aria-label={t('form.title')} noValidate>
        <Step number={1} title={t('amount.title')} isDone={isWithin}>
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
              { label: t('limit.least'), figure: figures(leastMinor) },
              { label: t('limit.most'), figure: figures(config.mostMinor) },
              { label: t('limit.day', { amount: figures(config.dayMostMinor) }), figure: figures(config.dayLeftMinor) },
              { label: t('limit.requests', { all: config.requestsADay }), figure: localDigits(config.requestsLeft, system.locale) },
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
          {config.bound === 'requirement' && (
            <p className="locked">
              <Icon name="lock" size={16} />
              {t('amount.locked')}
            </p>
          )}
          <dl>
            <div>
              <dt>{t('fee')}</dt>
              <dd>
                <bdi dir="ltr">{figures(feeMinor)}</bdi>
              </dd>
            </div>
            <div className="sum">
              <dt>{t('receive')}</dt>
              <dd>
                <bdi dir="ltr">{figures((amountMinor ?? 0n) - feeMinor)}</bdi>
              </dd>
            </div>
          </dl>
        </Step>
        <Step
          number={2}
          title={t('account.title')}
          isDone={bankAccountId !== undefined}
          aside={
            accounts.length > 0 && (
              <button type="button" className="word" onClick={() => setAdding(true)}>
                <Icon name="plus" size={16} />
                {t('account.add')}
              </button>
            )
          }
        >
          <AccountChoice
            store={store}
            value={bankAccountId}
            onChange={(id) => {
              setChosenId(id);
              forget('account');
            }}
            onAdd={() => setAdding(true)}
            error={faults.account}
          />
        </Step>
        <Step
          number={3}
          title={t(isTotp ? 'proof.totp' : 'proof.password')}
          isDone={code.length === 6}
          aside={
            config.hasTotp &&
            config.hasPaymentPassword && (
              <button
                type="button"
                className="word"
                onClick={() => {
                  setTotp(!isTotp);
                  setCode('');
                  forget('proof');
                }}
              >
                {t(isTotp ? 'proof.usePassword' : 'proof.useTotp')}
              </button>
            )
          }
        >
          {canProve ? (
            <ProofRow
              key={String(isTotp)}
              label={t(isTotp ? 'proof.totp' : 'proof.password')}
              value={code}
              onChange={(typed) => {
                setCode(typed);
                forget('proof');
              }}
              error={faults.proof}
              isSecret={!isTotp}
              isDisabled={isNothing}
              isBusy={isBusy}
              submit={
                isNothing ? t('submit.nothing') : isWithin ? t('submit.amount', { amount: money(amountMinor, currency) }) : t('submit.none')
              }
            />
          ) : (
            <div className="unset">
              <b>{t('proof.noneTitle')}</b>
              <p>{t('proof.noneText')}</p>
              <LinkButton variant="outlined" href="/member/securityCenter">
                {t('proof.set')}
              </LinkButton>
            </div>
          )}
          <DocumentLine
            amountMinor={amountMinor}
            uncheckedMinor={config.uncheckedMinor}
            failure={failure}
            words={failure && Object.keys(faultsOf(failure)).length > 0 ? null : undefined}
          />
          <p className="note">{t('note')}</p>
        </Step>
      </Card>
      {isAdding && load.state === 'ready' && (
        <AddBankAccountDialog
          {...load.value}
          onClose={() => {
            setAdding(false);
            void store.banks.ask({});
          }}
        />
      )}
    </>
  );
});

const Column = styled('div')({ gridArea: 'form', display: 'grid', gap: 16, minInlineSize: 0 });

const Card = styled('form')(cardStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .word': { ...textButton, display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: 14 },
  '& .locked': {
    display: 'flex',
    gap: 10,
    margin: 0,
    padding: '10px 14px',
    borderRadius: radius.control,
    backgroundColor: tone.actionWash,
    color: tone.text,
    fontSize: 13,
    lineHeight: 1.5,
  },
  '& .locked svg': { flex: 'none', marginBlockStart: 2, color: tone.actionText },
  '& .body > dl': { margin: 0, maxInlineSize: 360, fontSize: 13, lineHeight: '20px' },
  '& .body > dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16, paddingBlock: 6, color: tone.muted },
  '& .body > dl > div + div': { borderBlockStart: `1px solid ${tone.line}` },
  '& .body > dl .sum': { color: tone.text, fontWeight: 650 },
  '& .body > dl dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& .unset': { display: 'grid', justifyItems: 'start', gap: 8, fontSize: 14, lineHeight: 1.5 },
  '& .unset p, & .note': { margin: 0, color: tone.muted, fontSize: 13, lineHeight: 1.5 },
});
