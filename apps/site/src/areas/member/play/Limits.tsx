import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { PlayLimit } from '@site/api/limits';
import { EmptyState } from '@site/ui/EmptyState';
import { Icon } from '@site/ui/Icon';
import { media } from '@site/ui/layout';
import { ProgressBar } from '@site/ui/ProgressBar';
import { Skeleton } from '@site/ui/Skeleton';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazyPart';
import { useStores } from '../../../stores/StoresContext';
import { FailureLine } from '../../session/FailureLine';
import type { Failure } from '../../session/SentCode';
import { Failed } from '../../status/Failed';
import { useResets } from '../money/useResets';
import { useMoment } from '../security/useMoment';
import { PlayCard } from './PlayCard';
import type { PlayStore } from './PlayStore';
import { useLimitWords } from './useLimitWords';

const LimitDialog = lazyPart(() => import('./LimitDialog'));

/** The limits of a member: what is left of each, when it begins anew, and what waits to be confirmed. Source: RES-01. */
export const Limits = observer(function Limits({ play }: { play: PlayStore }) {
  const { t } = useTranslation('safer');
  const { t: site } = useTranslation();
  const moment = useMoment();
  const [editing, setEditing] = useState<PlayLimit | 'new'>();
  const { load } = play.limits;
  const close = () => {
    setEditing(undefined);
    void play.limits.ask({});
  };
  const add = (
    <Button variant="outlined" onClick={() => setEditing('new')}>
      {t('limits.add')}
    </Button>
  );
  return (
    <PlayCard
      title={t('limits.title')}
      text={load.state === 'ready' && t('limits.asOf', { at: moment(load.value.asOf) })}
      action={load.state === 'ready' && load.value.list.length > 0 && add}
    >
      {load.state === 'loading' && <Skeleton look="list" count={3} label={site('status.loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void play.limits.ask({})} />}
      {load.state === 'ready' && load.value.list.length === 0 && (
        <EmptyState icon="shield" title={t('limits.none')} text={t('limits.noneText')} action={add} />
      )}
      {load.state === 'ready' && load.value.list.length > 0 && (
        <List>
          {load.value.list.map((limit) => (
            <Row
              key={`${limit.kind} ${limit.period} ${limit.gameType ?? ''}`}
              limit={limit}
              onEdit={() => setEditing(limit)}
              onChanged={() => void play.limits.ask({})}
            />
          ))}
        </List>
      )}
      {editing && load.state === 'ready' && (
        <LimitDialog
          limit={editing === 'new' ? undefined : editing}
          currency={load.value.currency}
          waitHours={load.value.waitHours}
          onClose={close}
        />
      )}
    </PlayCard>
  );
});

interface RowProps {
  limit: PlayLimit;
  onEdit: () => void;
  onChanged: () => void;
}

const Row = observer(function Row({ limit, onEdit, onChanged }: RowProps) {
  const { t } = useTranslation('safer');
  const { api } = useStores();
  const resets = useResets();
  const moment = useMoment();
  const { nameOf, measure } = useLimitWords();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const { kind, period, gameType, amountMinor, minutes, raise } = limit;
  const isTime = kind === 'session';
  const whole = BigInt((isTime ? minutes : amountMinor) ?? 0);
  const used = BigInt((isTime ? limit.usedMinutes : limit.usedMinor) ?? 0);
  const held = measure(limit);
  const left = measure({ amountMinor: limit.leftMinor, minutes: limit.leftMinutes });
  const named = { kind, period, ...(gameType && { gameType }) };
  const answer = async (call: 'confirmLimit' | 'setLimit', to: { amountMinor: string | null; minutes: number | null; isOff?: boolean }) => {
    setBusy(true);
    const reply = await api(call, {
      ...named,
      ...(to.amountMinor !== null && { amountMinor: to.amountMinor }),
      ...(to.minutes !== null && { minutes: to.minutes }),
      ...(to.isOff && { isOff: true }),
    });
    setBusy(false);
    setFailure(reply.ok ? undefined : reply);
    onChanged();
  };
  const isReady = raise !== null && raise.effectiveAt <= Date.now();
  return (
    <li>
      <div className="name">
        <b>{nameOf(limit)}</b>
        <small>{resets(limit.resetsAt)}</small>
      </div>
      <b className="amount">
        <bdi>{held}</bdi>
      </b>
      <div className="use">
        <ProgressBar done={used < 0n ? 0n : used} need={whole > 0n ? whole : 1n} label={nameOf(limit)} look="plain" />
        <span>{t('limits.left', { left })}</span>
      </div>
      <Button variant="outlined" aria-label={`${t('limits.change')}: ${nameOf(limit)}`} onClick={onEdit}>
        {t('limits.change')}
      </Button>
      {raise && (
        <div className="raise">
          <Icon name="clock" size={18} />
          <p>
            {t(isReady ? 'limits.raiseReady' : 'limits.raise', {
              wanted: raise.isOff ? t('limits.off') : measure(raise),
              at: moment(isReady ? raise.lapsesAt : raise.effectiveAt),
              held,
            })}
          </p>
          {isReady && (
            <Button variant="contained" disabled={isBusy} onClick={() => void answer('confirmLimit', raise)}>
              {t('limits.confirm')}
            </Button>
          )}
          <Button variant="text" disabled={isBusy} onClick={() => void answer('setLimit', { amountMinor, minutes })}>
            {t('limits.keep', { held })}
          </Button>
        </div>
      )}
      <FailureLine failure={failure} />
    </li>
  );
});

const List = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(150px, 1.2fr) minmax(90px, auto) minmax(0, 2fr) auto',
    alignItems: 'center',
    gap: '10px 20px',
    paddingBlock: 12,
    borderBlockStart: `1px solid ${tone.line}`,
  },
  '& > li:first-of-type': { borderBlockStart: 0 },
  '& .name': { display: 'grid', minInlineSize: 0 },
  '& .name b': { fontSize: 14.5, fontWeight: 650 },
  '& small, & .use span': { fontSize: 12.5, color: tone.muted },
  '& .amount': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .use': { display: 'grid', gridTemplateColumns: 'minmax(60px, 1fr) minmax(110px, auto)', alignItems: 'center', gap: 16 },
  '& .use span': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .raise': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '8px 14px',
    borderRadius: radius.control,
    backgroundColor: tone.actionWash,
    color: tone.text,
  },
  '& .raise svg': { flex: 'none', color: tone.actionText },
  '& .raise p': { flex: '1 1 220px', margin: 0, fontSize: 13.5, lineHeight: 1.45 },
  '& [role="alert"]': { gridColumn: '1 / -1' },
  '& [role="alert"]:empty': { display: 'none' },
  [media.phone]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& .use': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, order: 1 },
    '& .use span': { textAlign: 'start' },
    '& > li > button': { order: 2 },
    '& .raise, & [role="alert"]': { order: 3 },
  },
});
