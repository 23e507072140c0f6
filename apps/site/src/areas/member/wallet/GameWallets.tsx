import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { cardStyle } from '@site/ui/cardStyle';
import { EmptyState } from '@site/ui/EmptyState';
import { media } from '@site/ui/layout';
import { Money } from '@site/ui/Money';
import { Skeleton } from '@site/ui/Skeleton';
import { StatusChip } from '@site/ui/StatusChip';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazyPart';
import { FailureLine } from '../../session/FailureLine';
import { LinkButton } from '../../shell/LinkButton';
import { Failed } from '../../status/Failed';
import { useMoney } from '../money/useMoney';
import type { Move, Purse, PursesStore } from './PursesStore';

const MoveDialog = lazyPart(() => import('./MoveDialog'));

/** Number of vendors of a wallet that are named. */
const NAMED = 4;

/** The wallets that vendors keep, each with what is in it: money goes in and out, and all of it back at once. Source: MEM-02. */
export const GameWallets = observer(function GameWallets({ store }: { store: PursesStore }) {
  const { t } = useTranslation('wallet');
  const site = useTranslation();
  const id = useId();
  const [moving, setMoving] = useState<Omit<Move, 'amountMinor'>>();
  const { load } = store.answer;
  const { purses } = store;
  return (
    <Card aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{t('games.title')}</h2>
          <p>{t('games.text')}</p>
        </div>
        {purses.length > 0 && (
          <Button variant="outlined" loading={store.isRecalling} disabled={store.keptMinor === 0n} onClick={() => void store.recall()}>
            {t('recall')}
          </Button>
        )}
      </header>
      <FailureLine failure={store.failure} />
      {load.state === 'loading' && <Skeleton look="list" count={2} label={site.t('status.loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void store.refresh()} />}
      {load.state === 'ready' && purses.length === 0 && (
        <EmptyState
          icon="wallet"
          title={t('none.title')}
          text={t('none.text')}
          action={
            <LinkButton variant="outlined" href="/">
              {t('none.play')}
            </LinkButton>
          }
        />
      )}
      {purses.length > 0 && (
        <ul>
          {purses.map((purse) => (
            <Row key={purse.purse} purse={purse} store={store} onMove={(direction) => setMoving({ purse, direction })} />
          ))}
        </ul>
      )}
      {moving && <MoveDialog {...moving} store={store} onClose={() => setMoving(undefined)} />}
    </Card>
  );
});

interface RowProps {
  purse: Purse;
  store: PursesStore;
  onMove: (direction: Move['direction']) => void;
}

const Row = observer(function Row({ purse, store, onMove }: RowProps) {
  const { t } = useTranslation('wallet');
  const money = useMoney();
  const { names, balanceMinor, currency } = purse;
  const [title] = names;
  const others = names.length - NAMED;
  const recalled = store.recalled.find((result) => result.purse === purse.purse);
  return (
    <li>
      <div className="who">
        <b>{names.slice(0, NAMED).join(', ')}</b>
        {others > 0 && <small>{t('games.more', { count: others })}</small>}
        <output>{recalled && t(`recalled.${recalled.state}`, { amount: money(recalled.amountMinor, currency) })}</output>
      </div>
      {balanceMinor === null ? (
        <StatusChip tone="bad" icon="offline" label={t('games.down')} />
      ) : (
        <span className="amount">
          <Money amountMinor={balanceMinor} currency={currency} />
        </span>
      )}
      <div className="acts">
        <Button
          variant="outlined"
          aria-label={t('move.inOf', { name: title })}
          disabled={balanceMinor === null || store.mainMinor === 0n}
          onClick={() => onMove('in')}
        >
          {t('move.in')}
        </Button>
        <Button
          variant="outlined"
          aria-label={t('move.outOf', { name: title })}
          disabled={balanceMinor === null || balanceMinor === 0n}
          onClick={() => onMove('out')}
        >
          {t('move.out')}
        </Button>
      </div>
    </li>
  );
});

const Card = styled('section')(cardStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 20,
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& h2': { margin: 0, fontSize: 16, fontWeight: 650, lineHeight: '24px' },
  '& header p': { margin: 0, color: tone.muted, fontSize: 13, lineHeight: 1.5 },
  '& ul': { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'center', gap: '8px 20px', paddingBlock: 14 },
  '& li + li': { borderBlockStart: `1px solid ${tone.line}` },
  '& .who': { display: 'grid', gap: 2, minInlineSize: 0 },
  '& .who b': { fontWeight: 650 },
  '& small': { color: tone.muted, fontSize: 13 },
  '& output': { color: tone.actionText, fontSize: 13 },
  '& output:empty': { display: 'none' },
  '& .amount': { fontSize: 18, fontWeight: 650 },
  '& .acts': { display: 'flex', gap: 8 },
  [media.phone]: {
    padding: 16,
    '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& li .acts': { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: '1fr 1fr' },
  },
});
