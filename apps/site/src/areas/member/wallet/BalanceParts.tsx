import { styled } from '@mui/material/styles';
import { skeletonStyle } from '@site/ui/cardStyle';
import { Money } from '@site/ui/Money';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../../stores/Answer';
import { useStores } from '../../../stores/StoresContext';
import { LinkButton } from '../../shell/LinkButton';
import { useWhy } from '../withdraw/useWhy';

/** Shows what the balance consists of, what can be withdrawn now, and why not more. Source: MEM-02, MEM-04. */
export default observer(function BalanceParts() {
  const { t } = useTranslation(['wallet', 'withdraw']);
  const { api, wallet } = useStores();
  const why = useWhy();
  const [config] = useState(() => new Answer(api, 'withdrawConfig'));
  useEffect(() => void config.ask({}), [config]);
  const { balance } = wallet;
  if (!balance) return null;
  const { currency, bonusMinor, lockedMinor } = balance;
  const parts = [
    { name: t('cash.title'), minor: BigInt(balance.balance) - BigInt(bonusMinor) },
    { name: t('bonus.title'), minor: BigInt(bonusMinor) },
    { name: t('locked.title'), minor: BigInt(lockedMinor) },
  ];
  const { load } = config;
  return (
    <Panel>
      <dl>
        {parts.map(({ name, minor }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money amountMinor={minor} currency={currency} />
            </dd>
          </div>
        ))}
        {load.state !== 'failed' && (
          <div className="now">
            <dt>{t('withdraw:now.title')}</dt>
            <dd>
              {load.state === 'ready' ? (
                <Money amountMinor={BigInt(load.value.mostNowMinor)} currency={load.value.currency} />
              ) : (
                <span className="skeleton" />
              )}
            </dd>
          </div>
        )}
      </dl>
      {load.state === 'ready' && <p>{why(load.value)}</p>}
      <LinkButton variant="outlined" size="small" href="/member/transferFund">
        {t('toWallet')}
      </LinkButton>
    </Panel>
  );
});

const Panel = styled('div')({
  display: 'grid',
  gap: 12,
  boxSizing: 'border-box',
  inlineSize: 'max(100%, 280px)',
  padding: '16px 20px 18px',
  color: tone.text,
  '& dl': { display: 'grid', gap: 6, margin: 0, fontSize: 14, lineHeight: '20px' },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { display: 'block', fontSize: 14, fontWeight: 400, color: tone.muted },
  '& dd': { minInlineSize: 0, margin: 0, fontSize: 14, fontWeight: 600, letterSpacing: 0 },
  '& .now': { paddingBlockStart: 8, borderBlockStart: `1px solid ${tone.line}` },
  '& p': { margin: 0, fontSize: 13, lineHeight: 1.5, color: tone.muted },
  '& .skeleton': { ...skeletonStyle, inlineSize: 72, blockSize: 18 },
});
