import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { BillDetail } from '@site/api/contracts';
import { Dialog } from '@site/ui/Dialog';
import { formatRate } from '@site/ui/formatFigure';
import { media } from '@site/ui/layout';
import { Skeleton } from '@site/ui/Skeleton';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { useNavigateTo } from '../../app/useNavigateTo';
import { drillTo } from '../agent/drill';
import { Failed } from '../status/Failed';
import { useContractTexts } from './useContractTexts';

export interface BillDialogProps {
  id: string;
  /** Opens the bill of a downline. */
  onOpen: (id: string) => void;
  onCollected: () => void;
  onClose: () => void;
}

/** Shows a bill and what it was counted from, and lets its taker collect it. Source: AGT-07, AGT-09, AGT-18. */
export const BillDialog = observer(function BillDialog({ id, onOpen, onCollected, onClose }: BillDialogProps) {
  const { t, refusal, money, spanOf, timeOf } = useContractTexts();
  const { t: site } = useTranslation();
  const { api, session } = useStores();
  const [answer] = useState(() => new Answer(api, 'billDetail'));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    setFailure(undefined);
    void answer.ask({ id });
  }, [answer, id]);
  const { load } = answer;
  const bill = load.state === 'ready' && load.value.id === id ? load.value : undefined;
  const isMine = bill?.taker === session.member?.account;

  const periodOf = ({ kind, startsAt, from, to }: BillDetail) => (kind === 'HOURLY' ? timeOf(startsAt) : spanOf(from, to));
  const collect = async () => {
    setBusy(true);
    const reply = await api('collectBill', { id });
    setBusy(false);
    if (!reply.ok) setFailure(refusal(reply));
    await answer.ask({ id });
    onCollected();
  };

  return (
    <Dialog
      width="medium"
      title={bill ? t('bill.title', { contract: `\u2066C-${bill.contractId}\u2069`, period: periodOf(bill) }) : t('bill.load')}
      closeLabel={site('shell.close')}
      onClose={onClose}
      actions={
        bill?.status === 'UNCOLLECTED' &&
        isMine && (
          <Button variant="contained" loading={isBusy} onClick={() => void collect()}>
            {t('bill.collect', { amount: money(bill.keptMinor, bill.currency) })}
          </Button>
        )
      }
    >
      {load.state === 'failed' ? (
        <Failed {...load} onRetry={() => void answer.ask({ id })} />
      ) : bill ? (
        <Figures bill={bill} isMine={isMine} onOpen={onOpen} />
      ) : (
        <Skeleton look="page" label={t('bill.load')} />
      )}
      {failure !== undefined && <p role="alert">{failure}</p>}
    </Dialog>
  );
});

const weighed = ({ validBetMinor, weightMilli }: BillDetail['categories'][number]) => (BigInt(validBetMinor) * BigInt(weightMilli)) / 1000n;

/** The statement of a bill: its base, what it earns, and who gets what of it. */
function Figures({ bill, isMine, onOpen }: { bill: BillDetail; isMine: boolean; onOpen: (id: string) => void }) {
  const go = useNavigateTo();
  const { t, locale, money, timeOf } = useContractTexts();
  const { t: report } = useTranslation('report');
  const { t: agent } = useTranslation('agent');
  const amount = (minor: string | bigint) => money(minor, bill.currency);
  const tier = bill.tier === null ? undefined : bill.tiers[bill.tier];
  const { from, to } = bill;
  // The bets of the caller's own team, or those of the taker's below.
  const openBets = (gameType: string) =>
    go(drillTo('/agentHome/downlineBets', { from, to, filter: { gameType, ...(!isMine && { downline: bill.taker }) } }));
  const giver = bill.giver ?? t('platform');
  const isShort = BigInt(bill.receivedMinor) < BigInt(bill.grossMinor) && (bill.status === 'PART_PAID' || bill.status === 'INSUFFICIENT');
  return (
    <Statement>
      <p className="state">
        <b>{agent(`bill.status.${bill.status}`)}</b> · {t('bill.settled', { at: timeOf(bill.settledAt) })}
      </p>
      {bill.categories.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('bill.category')}</th>
              <th scope="col">{t('bill.validBet')}</th>
              <th scope="col" className="weight">
                {t('bill.weight')}
              </th>
              <th scope="col">{t('bill.weighed')}</th>
            </tr>
          </thead>
          <tbody>
            {bill.categories.map((category) => (
              <tr key={category.gameType}>
                <th scope="row">
                  <button type="button" onClick={() => openBets(category.gameType)}>
                    {report(`gameType.${category.gameType}`)}
                  </button>
                </th>
                <td>{amount(category.validBetMinor)}</td>
                <td className="weight">{formatRate([category.weightMilli * 1000, category.weightMilli * 1000], locale)}</td>
                <td>{amount(weighed(category))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {bill.vendors && bill.vendors.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('bill.vendor')}</th>
              <th scope="col">{t('bill.vendorGross')}</th>
              <th scope="col">{t('bill.vendorFee')}</th>
            </tr>
          </thead>
          <tbody>
            {bill.vendors.map(({ vendor, grossMinor, feeMinor }) => (
              <tr key={vendor}>
                <th scope="row">{vendor}</th>
                <td>{amount(grossMinor)}</td>
                <td>{amount(feeMinor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl>
        <Line label={t('bill.active')} note={t('bill.activeFrom', { amount: amount(bill.activeFromMinor) })}>
          {bill.activeMembers}
        </Line>
        <Line label={t('bill.counted')}>{amount(bill.validBetMinor)}</Line>
        {bill.paidInTeamMinor !== null && <Line label={t('bill.paidInTeam')}>{amount(bill.paidInTeamMinor)}</Line>}
        {bill.ownNetMinor !== null && <Line label={t('bill.ownNet')}>{amount(bill.ownNetMinor)}</Line>}
        {bill.ownNetMinor !== null && <Line label={t('bill.carried')}>{amount(bill.carriedMinor)}</Line>}
        <Line label={t('bill.rate')}>
          {tier
            ? t('bill.tier', { number: (bill.tier ?? 0) + 1, rate: formatRate([tier.ratePpm, tier.ratePpm], locale) })
            : t('bill.noTier')}
        </Line>
        <Line label={t('bill.gross')}>{amount(bill.grossMinor)}</Line>
        <Line label={t('bill.received', { giver })} note={isShort && t('bill.short', { giver })}>
          {amount(bill.receivedMinor)}
        </Line>
        {bill.below.map(({ id, taker, receivedMinor }) => (
          <div key={id}>
            <dt>
              <button type="button" onClick={() => onOpen(id)}>
                {t('bill.below', { taker })}
              </button>
            </dt>
            <dd>{amount(-BigInt(receivedMinor))}</dd>
          </div>
        ))}
        <div className="sum">
          <dt>{BigInt(bill.keptMinor) < 0n ? t('bill.fromWallet') : t('bill.kept')}</dt>
          <dd>{amount(bill.keptMinor)}</dd>
        </div>
      </dl>
      {bill.status === 'UNCOLLECTED' && bill.collectUntil !== null && <p>{t('bill.collectUntil', { until: timeOf(bill.collectUntil) })}</p>}
    </Statement>
  );
}

function Line({ label, note, children }: { label: string; note?: string | false; children: ReactNode }) {
  return (
    <div>
      <dt>
        {label}
        {note && <small>{note}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

const Statement = styled('div')({
  display: 'grid',
  gap: 16,
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  '& p': { margin: 0, color: tone.muted },
  '& .state b': { color: tone.text },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& th, & td': { padding: '6px 8px', textAlign: 'end', whiteSpace: 'nowrap', borderBlockEnd: `1px solid ${tone.line}` },
  '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 0 },
  '& tr > :last-child': { paddingInlineEnd: 0 },
  '& thead th': { color: tone.muted, fontWeight: 400 },
  '& tbody th': { fontWeight: 400 },
  '& dl': { display: 'grid', margin: 0 },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 16,
    paddingBlock: 8,
    borderBlockEnd: `1px solid ${tone.line}`,
  },
  '& dt': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& dt small': { display: 'block', color: tone.muted },
  '& :is(dt, th) button': {
    minBlockSize: 24,
    padding: 0,
    border: 0,
    background: 'none',
    color: tone.actionText,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& dd': { margin: 0, textAlign: 'end', whiteSpace: 'nowrap' },
  '& .sum': { fontWeight: 600, borderBlockEnd: 0 },
  [media.phone]: { '& .weight': { display: 'none' } },
});
