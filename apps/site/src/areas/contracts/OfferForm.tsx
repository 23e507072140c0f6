import { dateFormat } from '@site/money/dateFormat';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { GameType } from '@site/api/common';
import type { Contract, SimulatedBill } from '@site/api/contracts';
import type { InputOf, OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { changesOf, type ContractKind, lastPeriod, type Tier } from '@site/rules/contract';
import { defaultContractCaps } from '@site/rules/payoutGuard';
import { dayOf } from '@site/rules/period';
import { CheckField } from '@site/ui/CheckField';
import { ContractDiff } from '@site/ui/ContractDiff';
import { DeskButton } from '@site/ui/DeskButton';
import { DeskCard } from '@site/ui/DeskCard';
import { DeskTitle } from '@site/ui/DeskTitle';
import { type FigureUnits, formatRate } from '@site/ui/formatFigure';
import { Icon } from '@site/ui/Icon';
import { SelectField } from '@site/ui/SelectField';
import { TextField } from '@site/ui/TextField';
import { TierEditor, type TierMode } from '@site/ui/TierEditor';
import type { TierBounds, TierDraft } from '@site/ui/tierProblems';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { changeRows } from './changeRows';
import type { ContractsStore } from './ContractsStore';
import { Simulation } from './Simulation';
import { useContractTexts } from './useContractTexts';
import type { LibraryWords } from '../../app/useLibraryWords';

type Preview = OutputOf<Calls['previewContract']>;
type Terms = InputOf<Calls['previewContract']>;

/** Time without a change before the service is asked what would end. */
const QUIET_MS = 400;
const allCategories: GameType[] = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'];

export interface OfferFormProps {
  store: ContractsStore;
  words: LibraryWords;
  /** The taker and kind that the form begins with. */
  taker: string;
  kind: ContractKind;
  onSent: (offer: Contract) => void;
  onCancel: () => void;
}

/**
 * Offers a contract, or changes the terms of one: tiers within the own ones, what changes, what ends, and what last month would have paid. An
 * offer that ends contracts is sent only once their list is ticked.
 *
 * Source: AGT-08, AGT-18, docs/domain.md DR-11.4.
 */
export const OfferForm = observer(function OfferForm({
  store,
  words,
  taker: firstTaker,
  kind: firstKind,
  onSent,
  onCancel,
}: OfferFormProps) {
  const texts = useContractTexts();
  const { t } = texts;
  const { t: report } = useTranslation('report');
  const { api, system, session } = useStores();
  const { zone } = system.brand;
  const currency = session.member?.currency ?? system.brand.currency;
  const format: FigureUnits = { currency, timeZone: zone };
  const [taker, setTaker] = useState(firstTaker);
  const [kind, setKind] = useState(firstKind);
  const live = store.contracts.filter((contract) => contract.kind === kind && contract.status === 'accepted' && contract.endsAt === null);
  const own = live.find(({ side }) => side === 'taken');
  const current = live.find((contract) => contract.side === 'given' && contract.taker.toLowerCase() === taker.trim().toLowerCase());
  const start = current ?? own;
  const [period, setPeriod] = useState<Contract['period']>(start?.period ?? 'D');
  const [carry, setCarry] = useState<NonNullable<Contract['carry']>>(start?.carry ?? 'MONTH');
  const [categories, setCategories] = useState<GameType[]>(start?.categories ?? allCategories);
  const [mode, setMode] = useState<TierMode>(start?.mode ?? 'FIXED');
  const [tiers, setTiers] = useState<TierDraft[]>(() => draftsOf(start?.tiers ?? []));
  const [preview, setPreview] = useState<Preview>();
  const [bills, setBills] = useState<{ inForce: SimulatedBill[]; offered: SimulatedBill[] }>();
  const [failure, setFailure] = useState<string>();
  const [isRead, setRead] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const asked = useRef(0);
  const transferId = useRef<{ of: string; id: string }>(undefined);

  const chosen = mode === 'FIXED' ? tiers.slice(0, 1) : tiers;
  const isFilled = chosen.every(
    ({ minActive, minValidBetMinor, minLossMinor, ratePpm }) =>
      ratePpm !== null &&
      ratePpm > 0n &&
      (mode === 'FIXED' || (minActive !== null && minValidBetMinor !== null && (kind !== 'DIVIDEND' || minLossMinor !== null))),
  );
  const terms: Terms | undefined =
    taker.trim() !== '' && isFilled && chosen.length > 0 && categories.length > 0
      ? {
          taker: taker.trim(),
          kind,
          period: kind === 'DIVIDEND' ? period : 'D',
          categories,
          carry,
          tiers: chosen.map((draft) => ({
            minActive: mode === 'FIXED' ? 0 : Number(draft.minActive ?? 0n),
            minValidBetMinor: mode === 'FIXED' ? '0' : String(draft.minValidBetMinor ?? 0n),
            minLossMinor: mode === 'FIXED' || kind !== 'DIVIDEND' ? '0' : String(draft.minLossMinor ?? 0n),
            ratePpm: Number(draft.ratePpm),
          })),
        }
      : undefined;
  const question = JSON.stringify(terms);

  useEffect(() => {
    const turn = ++asked.current;
    setRead(false);
    if (question === undefined) {
      setPreview(undefined);
      setFailure(undefined);
      return;
    }
    const wanted = JSON.parse(question) as Terms;
    const ask = async () => {
      const reply = await api('previewContract', wanted);
      if (turn !== asked.current) return;
      setFailure(reply.ok ? undefined : texts.refusal(reply));
      setPreview(reply.ok ? reply.value : undefined);
      if (!reply.ok) {
        setBills(undefined);
        return;
      }
      const days = lastPeriod('M', dayOf(new Date(), zone));
      const { current: before } = reply.value;
      const simulate = async (simulated: Terms) => {
        const bill = await api('simulateContract', { ...simulated, ...days });
        return bill.ok ? bill.value.bills : [];
      };
      const offered = await simulate(wanted);
      const inForce = before
        ? await simulate({
            ...wanted,
            period: before.period,
            tiers: before.tiers,
            categories: before.categories,
            carry: before.carry ?? 'MONTH',
          })
        : [];
      if (turn === asked.current) setBills({ inForce, offered });
    };
    const timer = setTimeout(() => void ask(), QUIET_MS);
    return () => clearTimeout(timer);
    // The texts are those of the language, which does not change here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [question, api, zone]);

  const chooseKind = (next: ContractKind) => {
    setKind(next);
    const of = store.contracts.filter((contract) => contract.kind === next && contract.status === 'accepted' && contract.endsAt === null);
    const from =
      of.find((contract) => contract.side === 'given' && contract.taker === taker.trim()) ?? of.find(({ side }) => side === 'taken');
    setMode(next === 'REALTIME' ? 'FIXED' : (from?.mode ?? 'FIXED'));
    setTiers(draftsOf(from?.tiers ?? []));
    setPeriod(from?.period ?? (next === 'DIVIDEND' ? 'H' : 'D'));
    setCarry(from?.carry ?? 'MONTH');
    setCategories(from?.categories ?? allCategories);
  };

  const send = async () => {
    if (!terms || !preview) return;
    setBusy(true);
    const input = { ...terms, confirmEnds: preview.ends.map(({ id }) => Number(id)) };
    const of = JSON.stringify(input);
    // An offer that got no reply is sent again under its id.
    if (transferId.current?.of !== of) transferId.current = { of, id: crypto.randomUUID() };
    const reply = await api('offerContract', { ...input, transferId: transferId.current.id });
    setBusy(false);
    if (reply.ok) onSent(reply.value);
    else setFailure(texts.refusal(reply));
  };

  const ownPpm = chosen.reduce((most, { ratePpm }) => (ratePpm !== null && ratePpm > most ? ratePpm : most), 0n);
  const heldPpm = BigInt(preview?.otherSalariesPpm ?? 0) + ownPpm;
  const ends = preview?.ends ?? [];
  const before = preview?.current;
  const changes =
    before && terms
      ? changesOf(termsOfSent(before), termsOfSent({ ...terms, period: terms.period ?? 'D', carry: before.carry === null ? null : carry }))
      : [];

  return (
    <Form aria-label={t('form.title')} onSubmit={(event) => event.preventDefault()}>
      <div className="head">
        <DeskTitle title={current ? t('form.change', { taker: current.taker }) : t('form.title')} text={t('form.text')} />
        <DeskButton onClick={onCancel}>
          <Icon name="back" size={16} />
          {t('form.cancel')}
        </DeskButton>
      </div>
      <div className="columns">
        <div className="main">
          <DeskCard title={t('form.who')}>
            <div className="fields">
              <TextField
                label={t('form.taker')}
                size="medium"
                value={taker}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={64}
                onChange={({ currentTarget }) => setTaker(currentTarget.value)}
              />
              <SelectField
                label={t('form.kind')}
                size="medium"
                value={kind}
                items={(['DAILY', 'HOURLY', 'REALTIME', 'DIVIDEND'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
                onChange={({ currentTarget }) => chooseKind(currentTarget.value as ContractKind)}
              />
              {kind === 'DIVIDEND' && (
                <>
                  <SelectField
                    label={t('form.period')}
                    size="medium"
                    value={period}
                    items={(['D', 'W', 'H', 'M'] as const).map((value) => ({ value, label: t(`period.${value}`) }))}
                    onChange={({ currentTarget }) => setPeriod(currentTarget.value as Contract['period'])}
                  />
                  <SelectField
                    label={t('form.carry')}
                    size="medium"
                    value={carry}
                    items={(['MONTH', 'PREVIOUS', 'FOREVER', 'NONE'] as const).map((value) => ({ value, label: t(`carry.${value}`) }))}
                    onChange={({ currentTarget }) => setCarry(currentTarget.value as typeof carry)}
                  />
                </>
              )}
            </div>
            <fieldset className="categories">
              <legend>{t('form.categories')}</legend>
              {allCategories.map((category) => (
                <CheckField
                  key={category}
                  label={report(`gameType.${category}`)}
                  checked={categories.includes(category)}
                  onChange={({ currentTarget }) =>
                    setCategories(currentTarget.checked ? [...categories, category] : categories.filter((each) => each !== category))
                  }
                />
              ))}
              {categories.length === 0 && <p role="alert">{t('form.noCategory')}</p>}
            </fieldset>
          </DeskCard>
          <TierEditor
            value={tiers}
            mode={mode}
            onChange={setTiers}
            onModeChange={(next) => kind !== 'REALTIME' && setMode(next)}
            own={own ? boundsOf(own) : []}
            {...(current && { inForce: boundsOf(current) })}
            asksLoss={kind === 'DIVIDEND'}
            capPpm={BigInt(preview?.capPpm ?? defaultContractCaps[capOf[kind]])}
            {...(kind !== 'DIVIDEND' &&
              taker.trim() !== '' && {
                together: {
                  text: t('form.together', { taker: taker.trim(), rate: formatRate([Number(heldPpm), Number(heldPpm)], system.locale) }),
                  heldPpm,
                  mostPpm: BigInt(preview?.salariesPpm ?? defaultContractCaps.salariesPpm),
                },
              })}
            isDisabled={isBusy}
            format={format}
            labels={words.tierEditor}
          />
          {preview && (changes.length > 0 || ends.length > 0) && (
            <ContractDiff
              items={before && terms ? changeRows(changes, { before, after: sentOf(terms, before) }, texts) : []}
              ends={ends.map(({ id, taker: ending, reason, rate, paid }) => ({
                id: `C-${id}`,
                taker: ending,
                reason: t(`ends.${reason}`),
                ratePpm: rate,
                paidYesterdayMinor: paid === null ? null : BigInt(paid),
              }))}
              isRead={isRead}
              onRead={setRead}
              format={format}
              labels={{
                ...words.contractDiff,
                versions: before ? texts.reference(before) : '',
                count: t('changes', { count: changes.filter(({ effect }) => effect !== 'same').length }),
                endsAt: t('ends.at'),
                yesterday: t('ends.last'),
              }}
            />
          )}
        </div>
        <aside>
          <DeskCard title={t('sim.title', { month: monthName(zone, system.locale) })} trailing={<small>{t('sim.mark')}</small>}>
            <div className="side">
              {bills ? (
                <Simulation
                  kind={kind}
                  bills={bills}
                  hasCurrent={before !== null && before !== undefined}
                  taker={taker.trim()}
                  currency={currency}
                />
              ) : (
                <p>{t('form.first')}</p>
              )}
              {failure && (
                <p role="alert" className="failure">
                  <Icon name="warning" size={16} /> {failure}
                </p>
              )}
              {preview && <p>{t('form.validFrom', { day: texts.timeOf(preview.validFrom) })}</p>}
              <Button variant="contained" disabled={!preview || isBusy || (ends.length > 0 && !isRead)} onClick={() => void send()}>
                {t('form.send')}
              </Button>
            </div>
          </DeskCard>
        </aside>
      </div>
    </Form>
  );
});

const capOf = { DAILY: 'dailyPpm', HOURLY: 'hourlyPpm', REALTIME: 'realtimePpm', DIVIDEND: 'dividendPpm' } as const;

const tiersOf = (tiers: Terms['tiers']): Tier[] =>
  tiers.map(({ minActive, minValidBetMinor, minLossMinor = '0', ratePpm }) => ({
    minActive,
    minValidBetMinor: BigInt(minValidBetMinor),
    minLossMinor: BigInt(minLossMinor),
    ratePpm,
  }));

const termsOfSent = ({
  tiers,
  period,
  categories,
  carry,
}: { tiers: Terms['tiers'] } & Pick<Contract, 'period' | 'categories' | 'carry'>) => ({
  tiers: tiersOf(tiers),
  period,
  categories,
  carry,
});

const sentOf = (terms: Terms, before: Contract) => ({
  tiers: terms.tiers.map((tier) => ({ ...tier, minLossMinor: tier.minLossMinor ?? '0' })),
  period: terms.period ?? 'D',
  categories: terms.categories,
  carry: before.carry === null ? null : (terms.carry ?? 'MONTH'),
  currency: before.currency,
});

const boundsOf = ({ tiers }: Contract): TierBounds[] =>
  tiersOf(tiers).map(({ minActive, minValidBetMinor, minLossMinor, ratePpm }) => ({
    minActive: BigInt(minActive),
    minValidBetMinor,
    minLossMinor,
    ratePpm: BigInt(ratePpm),
  }));

function draftsOf(tiers: Contract['tiers']): TierDraft[] {
  const drafts = tiersOf(tiers).map(({ minActive, minValidBetMinor, minLossMinor, ratePpm }, index) => ({
    id: String(index),
    minActive: BigInt(minActive),
    minValidBetMinor,
    minLossMinor,
    ratePpm: BigInt(ratePpm),
  }));
  return drafts.length > 0 ? drafts : [{ id: '0', minActive: null, minValidBetMinor: null, minLossMinor: null, ratePpm: null }];
}

const monthName = (zone: string, locale: string) =>
  dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`${lastPeriod('M', dayOf(new Date(), zone)).from}T00:00:00Z`));

const Form = styled('form')({
  display: 'grid',
  gap: 16,
  minInlineSize: 0,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: 16 },
  '& .columns': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 376px', alignItems: 'start', gap: 16 },
  '& .main': { display: 'grid', gap: 16, minInlineSize: 0 },
  '& aside': { position: 'sticky', insetBlockStart: 72 },
  '& .fields': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 16, padding: '4px 16px 12px' },
  '& .categories': { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', margin: 0, padding: '0 16px 12px', border: 0, minInlineSize: 0 },
  '& .categories legend': { padding: 0, fontSize: 12, color: tone.muted },
  '& [role="alert"]': { margin: 0, color: tone.bad },
  '& .side': { display: 'grid', gap: 12, padding: '4px 16px 16px' },
  '& .side p': { margin: 0, color: tone.muted },
  '& .side .failure': { color: tone.bad },
  '& .side small': { color: tone.muted },
  '@media (max-width: 1199.98px)': {
    '& .columns': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& aside': { position: 'static' },
  },
});
