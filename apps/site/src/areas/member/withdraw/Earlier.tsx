import { dateFormat } from '@site/money/dateFormat';
import { styled } from '@mui/material/styles';
import type { WithdrawalValue } from '@site/api/withdraw';
import { cardStyle, skeletonStyle } from '@site/ui/cardStyle';
import { Money } from '@site/ui/Money';
import { StatusChip } from '@site/ui/StatusChip';
import { statusLook } from '@site/ui/statusLook';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { LinkButton } from '../../shell/LinkButton';
import { TurnPages } from '../money/TurnPages';
import type { WithdrawStore } from './WithdrawStore';

interface EarlierProps {
  store: WithdrawStore;
  /** Called when one was chosen. */
  onShow: () => void;
}

/** A member's withdrawals, the newest first; each can be shown with its steps. Source: MEM-04. */
export const Earlier = observer(function Earlier({ store, onShow }: EarlierProps) {
  const { t } = useTranslation('withdraw');
  const { system } = useStores();
  const id = useId();
  const day = dateFormat(system.locale, { day: 'numeric', month: 'short', timeZone: system.brand.zone });
  const { load } = store.history;
  // The card above tells of a failure, and that there is none yet.
  if (load.state === 'failed' || (load.state === 'ready' && load.value.list.length === 0)) return null;
  return (
    <Card aria-labelledby={id} aria-busy={load.state === 'loading'}>
      <header>
        <h2 id={id}>{t('history.title')}</h2>
        <LinkButton size="small" href="/member/transactionHistory">
          {t('history.record')}
        </LinkButton>
      </header>
      {load.state === 'loading' && ['a', 'b', 'c'].map((line) => <span key={line} className="skeleton" />)}
      {load.state === 'ready' && (
        <ul>
          {load.value.list.map((each) => {
            const ending = endOf(each);
            return (
              <li key={each.id}>
                <button
                  type="button"
                  aria-label={t('history.show', { reference: each.reference })}
                  aria-current={store.shown?.id === each.id || undefined}
                  onClick={() => {
                    store.show(each.id);
                    onShow();
                  }}
                >
                  <span>{day.format(each.at)}</span>
                  <StatusChip {...statusLook.withdrawal[ending]} label={t(`state.${ending}`)} />
                  <Money amountMinor={BigInt(each.amountMinor)} currency={each.currency} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <TurnPages
        value={store.page}
        totalPages={store.pages}
        onChange={(page) => store.turnTo(page)}
        startId={id}
        say={(key, values) => t(`history.${key}`, values)}
      />
    </Card>
  );
});

/** Returns how a withdrawal stands: of a finished one, how its last part ended where that was not by its member. */
function endOf({ state, parts }: WithdrawalValue) {
  if (state !== 'DONE') return state;
  const ends = parts.map((part) => part.state);
  return ends.find((end) => end === 'FORCED_RECEIVED') ?? ends.find((end) => end === 'AUTO_RECEIVED') ?? state;
}

const Card = styled('section')(cardStyle, {
  padding: '14px 8px 8px',
  '& header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, paddingInline: '12px 4px' },
  '& h2': { margin: 0, fontSize: 16, fontWeight: 650, lineHeight: '24px' },
  '& .skeleton': { ...skeletonStyle, blockSize: 20, margin: 12 },
  '& ul': { margin: 0, paddingBlock: 6, paddingInline: 0, listStyle: 'none' },
  '& li + li': { borderBlockStart: `1px solid ${tone.line}` },
  '& li button': {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 8,
    inlineSize: '100%',
    minBlockSize: 44,
    paddingInline: 12,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: 13.5,
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& li button:hover': { backgroundColor: tone.hover },
  '& li button[aria-current]': { backgroundColor: tone.select },
  '& li button > span:first-of-type': { color: tone.muted },
  '& nav': { justifyContent: 'center', paddingBlockEnd: 6 },
});
