import { styled } from '@mui/material/styles';
import { media } from '@site/ui/layout';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useStores } from '../../../stores/StoresContext';
import { Earlier } from './Earlier';
import { MoneyNow } from './MoneyNow';
import { ShownWithdrawal } from './ShownWithdrawal';
import { WithdrawForm } from './WithdrawForm';
import { WithdrawStore } from './WithdrawStore';

/** Withdrawals: what can be withdrawn and why not more, a new request, and what becomes of the last one. Source: MEM-04, MEM-32. */
export default observer(function WithdrawPage() {
  const { api, wallet } = useStores();
  const [store] = useState(() => new WithdrawStore({ api, wallet }));
  const beside = useRef<HTMLDivElement>(null);
  useEffect(() => store.start(), [store]);
  const reveal = () => beside.current?.scrollIntoView({ block: 'nearest' });
  return (
    <Page data-asks={store.isAsking || undefined}>
      <MoneyNow store={store} />
      <div ref={beside} className="shown">
        <ShownWithdrawal store={store} />
      </div>
      <WithdrawForm store={store} onSent={reveal} />
      <div className="earlier">
        <Earlier store={store} onShow={reveal} />
      </div>
    </Page>
  );
});

const Page = styled('div')({
  display: 'grid',
  gridTemplate: '"now now" auto "form shown" auto "form earlier" 1fr / minmax(0, 1fr) minmax(0, 340px)',
  gap: 16,
  alignItems: 'start',
  '& > :first-of-type': { gridArea: 'now' },
  '& > .shown': { gridArea: 'shown', minInlineSize: 0, scrollMarginBlock: 96 },
  '& > .earlier': { gridArea: 'earlier', minInlineSize: 0 },
  [media.medium]: {
    gridTemplate: '"now" "form" "shown" "earlier" / minmax(0, 1fr)',
    // What waits for an answer comes first.
    '&[data-asks]': { gridTemplate: '"now" "shown" "form" "earlier" / minmax(0, 1fr)' },
  },
});
