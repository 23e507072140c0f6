import { styled } from '@mui/material/styles';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { localDigits } from '@site/money/localDigits';
import { Money } from '@site/ui/Money';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Said } from '../../app/Said';
import { failed, type Load, loading, ready } from '../../stores/load';
import { useStores } from '../../stores/StoresContext';
import { Failed } from '../status/Failed';

/** Lists the legs of a bet, each with its event, market, odds and stake. Source: MEM-06. */
export const RoundLegs = observer(function RoundLegs({ betId }: { betId: string }) {
  const { t } = useTranslation('member');
  const { api, system } = useStores();
  const [bet, setBet] = useState<Load<OutputOf<Calls['readBet']>>>(loading);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isShown = true;
    void api('readBet', { id: betId }).then((reply) => isShown && setBet(reply.ok ? ready(reply.value) : failed(reply)));
    return () => {
      isShown = false;
    };
  }, [api, betId, tries]);

  if (bet.state === 'loading') return <Legs aria-busy="true" aria-label={t('record.legs')} />;
  if (bet.state === 'failed') return <Failed {...bet} onRetry={() => setTries(tries + 1)} />;
  const { legs, odds, currency } = bet.value;
  return (
    <>
      <Legs aria-label={t('record.legs')}>
        {legs.map((leg) => (
          <li key={[leg.event, leg.market, leg.selection].join(' ')}>
            <div>
              <b>
                <Said in={leg.saidIn}>{leg.selection}</Said>
              </b>
              <small>
                <Said in={leg.saidIn}>{[leg.event, leg.market].filter(Boolean).join(' · ')}</Said>
              </small>
            </div>
            <div>
              {leg.odds && <bdi dir="ltr">{localDigits(leg.odds, system.locale)}</bdi>}
              {leg.stakeMinor && <Money amountMinor={BigInt(leg.stakeMinor)} currency={currency} />}
            </div>
          </li>
        ))}
      </Legs>
      {odds && (
        <Together>
          {t('record.oddsTogether')} <bdi dir="ltr">{localDigits(odds, system.locale)}</bdi>
        </Together>
      )}
    </>
  );
});

const Legs = styled('ul')({
  margin: 0,
  marginBlockStart: 12,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: '40vh',
  overflowY: 'auto',
  minBlockSize: 52,
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    paddingBlock: 8,
    borderBlockEnd: `1px solid ${tone.line}`,
  },
  '& li > div': { display: 'flex', flexDirection: 'column', gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& li > div + div': { flex: 'none', alignItems: 'flex-end', fontVariantNumeric: 'tabular-nums' },
  '& small': { color: tone.muted, fontSize: 13 },
});

const Together = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlock: '8px 0',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
