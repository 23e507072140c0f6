import { styled } from '@mui/material/styles';
import { Skeleton } from '@site/ui/Skeleton';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Button from '@mui/material/Button';
import { Failed } from '../../status/Failed';
import { SecurityCard } from './SecurityCard';
import type { SecurityStore } from './SecurityStore';
import { useMoment } from './useMoment';

const MAX_SHOWN = 6;

/** Attempts to log in, with their results. */
export const LoginHistory = observer(function LoginHistory({ security }: { security: SecurityStore }) {
  const { t } = useTranslation('member');
  const { t: site } = useTranslation();
  const moment = useMoment();
  const [isWhole, setWhole] = useState(false);
  const { history } = security;
  const { load } = history;
  const list = load.state === 'ready' ? load.value.list : [];
  return (
    <SecurityCard icon="records" title={t('security.history')} text={t('security.historyText')}>
      {load.state === 'loading' && <Skeleton look="list" count={3} label={site('status.loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void history.ask({})} />}
      {load.state === 'ready' && (
        <Tries>
          {(isWhole ? list : list.slice(0, MAX_SHOWN)).map(({ at, device, address, result }) => (
            <li key={`${at} ${address}`} data-result={result}>
              <b>{t(`security.result.${result}`)}</b>
              <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
              <small>
                {device || t('security.unknownDevice')} · <bdi dir="ltr">{address}</bdi>
              </small>
            </li>
          ))}
        </Tries>
      )}
      {!isWhole && list.length > MAX_SHOWN && (
        <Button variant="text" onClick={() => setWhole(true)}>
          {t('security.showAll', { count: list.length })}
        </Button>
      )}
    </SecurityCard>
  );
});

const Tries = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px', paddingBlock: 10, fontSize: 14 },
  '& li + li': { borderBlockStart: `1px solid ${tone.line}` },
  '& b': { fontWeight: 650 },
  '& li:not([data-result="loggedIn"]) b': { color: tone.bad },
  '& time': { fontVariantNumeric: 'tabular-nums', color: tone.muted },
  '& small': { gridColumn: '1 / -1', fontSize: 13, color: tone.muted, overflowWrap: 'anywhere' },
});
