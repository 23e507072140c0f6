import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { cardStyle } from '@site/ui/cardStyle';
import { EmptyState } from '@site/ui/EmptyState';
import { media } from '@site/ui/layout';
import { Money } from '@site/ui/Money';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureLine } from '../../session/FailureLine';
import type { Failure } from '../../session/SentCode';
import { LinkButton } from '../../shell/LinkButton';
import { useMoney } from '../money/useMoney';
import { useMoment } from '../security/useMoment';
import { LinesTable } from './LinesTable';
import type { RebateStore } from './RebateStore';

interface CalculationProps {
  store: RebateStore;
  due: OutputOf<Calls['rebate']>;
}

/** The rebate that can be claimed now, line by line, with the sum that is rounded once. Source: MEM-22, docs/domain.md DR-2.1, DR-2.3. */
export const Calculation = observer(function Calculation({ store, due }: CalculationProps) {
  const { t } = useTranslation('rebate');
  const moment = useMoment();
  const text = useMoney();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [credited, setCredited] = useState<string>();
  const { lines, currency } = due;
  const money = (digits: string) => <Money amountMinor={BigInt(digits)} currency={currency} />;
  const isEnough = BigInt(due.amountMinor) >= BigInt(due.leastMinor);
  const isEmpty = lines.length === 0 && due.carriedMinor === '0';
  const claim = async () => {
    setFailure(undefined);
    setBusy(true);
    const reply = await store.claim();
    setBusy(false);
    if (reply.ok) setCredited(text(reply.value.amountMinor, reply.value.currency));
    else setFailure(reply);
  };
  return (
    <Card aria-labelledby="rebate-now">
      <div className="now">
        <div>
          <h2 id="rebate-now">{t('now.title')}</h2>
          <p className="sum">{money(due.amountMinor)}</p>
          <p>{t('now.level', { level: due.level })}</p>
        </div>
        <div className="act">
          <Button variant="contained" size="large" loading={isBusy} disabled={!isEnough} onClick={() => void claim()}>
            {t('now.claim')}
          </Button>
          <p>
            {isEnough || isEmpty
              ? t('now.cap', { cap: text(due.capMinor, currency) })
              : t('now.least', { least: text(due.leastMinor, currency) })}
          </p>
        </div>
      </div>
      <output className="done">{credited !== undefined && t('now.done', { amount: credited })}</output>
      <FailureLine failure={failure} />
      {isEmpty && (
        <EmptyState
          icon="coin"
          title={t('none.title')}
          text={t('none.text')}
          action={<LinkButton href="/rng">{t('none.play')}</LinkButton>}
        />
      )}
      {lines.length > 0 && <LinesTable lines={lines} currency={currency} />}
      {!isEmpty && (
        <dl>
          <div>
            <dt>{t('sum.rounded')}</dt>
            <dd>{money(due.sumMinor)}</dd>
          </div>
          {due.carriedMinor !== '0' && (
            <div>
              <dt>{t('sum.carried')}</dt>
              <dd>{money(due.carriedMinor)}</dd>
            </div>
          )}
          {due.creditedMinor !== '0' && (
            <div>
              <dt>{t('sum.credited')}</dt>
              <dd>{money(due.creditedMinor)}</dd>
            </div>
          )}
          <div className="total">
            <dt>{t('sum.now')}</dt>
            <dd>{money(due.amountMinor)}</dd>
          </div>
        </dl>
      )}
      <p>{t('now.later', { at: moment(due.creditedAt) })}</p>
    </Card>
  );
});

const Card = styled('section')(cardStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  padding: 20,
  '& .now': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 16 },
  '& h2, & p': { margin: 0, color: tone.muted, fontSize: 13, fontWeight: 500, lineHeight: 1.5 },
  '& .sum': { color: tone.text, fontSize: 30, fontWeight: 700, lineHeight: 1.25, letterSpacing: '-0.01em' },
  '& .act': { display: 'grid', gap: 6, justifyItems: 'end', textAlign: 'end' },
  '& .done': { display: 'block', color: tone.good, fontSize: 13, fontWeight: 600 },
  '& .done:empty': { display: 'none' },
  '& dl': { display: 'grid', gap: 6, inlineSize: 'min(100%, 340px)', margin: 0, marginInlineStart: 'auto', fontSize: 13.5 },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { color: tone.muted },
  '& dd': { margin: 0, fontWeight: 600 },
  '& .total': { paddingBlockStart: 8, borderBlockStart: `1px solid ${tone.line}`, fontSize: 15 },
  '& .total dt': { color: tone.text, fontWeight: 650 },
  [media.phone]: {
    padding: 16,
    '& .act': { inlineSize: '100%', justifyItems: 'stretch', textAlign: 'start' },
    '& .act button': { minBlockSize: 48 },
  },
});
