import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { latinDigits } from '@site/money/latinDigits';
import { cardStyle } from '@site/ui/cardStyle';
import { formatPoints } from '@site/ui/formatPoints';
import { Icon } from '@site/ui/Icon';
import { media } from '@site/ui/layout';
import { Money } from '@site/ui/Money';
import { TextField } from '@site/ui/TextField';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/lazyPart';
import { useStores } from '../../stores/StoresContext';
import { useMoney } from '../member/money/useMoney';
import type { PointsStore } from './PointsStore';

const ConvertDialog = lazyPart(() => import('./ConvertDialog'));

/** Turns points into money: shows what they are worth while they are typed. Source: MEM-11, docs/domain.md DR-5.2. */
export const ConvertCard = observer(function ConvertCard({ store }: { store: PointsStore }) {
  const { t } = useTranslation('points');
  const { system } = useStores();
  const money = useMoney();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [asked, setAsked] = useState<bigint>();
  const [done, setDone] = useState<string>();
  const { load } = store.config;
  if (load.state !== 'ready') return <Card aria-busy="true" aria-label={t('convert.title')} />;
  const { step, leftToday, stepMinor, currency } = load.value;
  const points = BigInt(typed === '' ? '0' : typed);
  const worthMinor = (points / BigInt(step)) * BigInt(stepMinor);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setDone(undefined);
    const found =
      points === 0n || points % BigInt(step) !== 0n
        ? t('fault.step')
        : points > (store.held ?? 0n)
          ? t('fault.held')
          : points > BigInt(leftToday)
            ? t('fault.day')
            : undefined;
    setFault(found);
    if (found === undefined) setAsked(points);
  };
  return (
    <Card onSubmit={submit} aria-labelledby="convert-title" noValidate>
      <div className="head">
        <h2 id="convert-title">{t('convert.title')}</h2>
        <span>{t('convert.ratio', { points: step, amount: money(stepMinor, currency) })}</span>
      </div>
      <div className="both">
        <TextField
          label={t('convert.points')}
          isLabelHidden
          size="figure"
          isFigure
          value={typed}
          onChange={({ target }) => {
            setTyped(latinDigits(target.value).replaceAll(/\D/g, '').slice(0, 9));
            setFault(undefined);
          }}
          end={t('card.unit')}
          error={fault}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
        />
        <Icon name="forward" size={18} />
        <output className="worth">
          <Money amountMinor={worthMinor} currency={currency} />
        </output>
      </div>
      <div className="foot">
        <span>{t('convert.rule', { left: formatPoints(BigInt(leftToday), system.locale) })}</span>
        <Button type="submit" variant="contained">
          {t('convert.button')}
        </Button>
      </div>
      <output className="done">{done !== undefined && t('convert.done', { amount: done })}</output>
      {asked !== undefined && (
        <ConvertDialog
          store={store}
          points={asked}
          amount={money((asked / BigInt(step)) * BigInt(stepMinor), currency)}
          onClose={(amountMinor) => {
            setAsked(undefined);
            if (amountMinor === undefined) return;
            setTyped('');
            setDone(money(amountMinor, currency));
          }}
        />
      )}
    </Card>
  );
});

const Card = styled('form')(cardStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 14,
  padding: 20,
  minBlockSize: 172,
  '& .head': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', gap: '2px 12px' },
  '& h2': { margin: 0, fontSize: 16, fontWeight: 650, lineHeight: '24px' },
  '& .head span, & .foot span': { color: tone.muted, fontSize: 13 },
  '& .both': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', gap: 12, alignItems: 'start' },
  '& .both > svg': { marginBlockStart: 19, color: tone.muted },
  '& .worth': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 56,
    paddingInline: 16,
    boxSizing: 'border-box',
    border: `1px dashed ${tone.edge}`,
    borderRadius: radius.input,
    fontSize: 21,
    fontWeight: 650,
    overflow: 'hidden',
  },
  '& .foot': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 12 },
  '& .done': { color: tone.good, fontSize: 13, fontWeight: 600 },
  '& .done:empty': { display: 'none' },
  [media.phone]: { padding: 16, '& .foot button': { minBlockSize: 44 } },
});
