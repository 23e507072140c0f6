import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useStores } from '../../stores/StoresContext';

/** Age of a drop that is still told. */
const NEWS_MS = 60_000;

/** Tells a member of a jackpot that they have just won. Source: docs/domain.md DR-19.5. */
export default observer(function PrizeWatch() {
  const { api, push, system, toasts } = useStores();
  const { drops } = push;
  const told = useRef(new Set<string>());
  useEffect(() => {
    void api('jackpots', {}).then((reply) => {
      if (!reply.ok) return;
      for (const { code, name, currency, drops: past } of reply.value.jackpots)
        for (const { round, at, isOwn, amountMinor } of past) {
          const id = `${code} ${round}`;
          if (!isOwn || told.current.has(id) || at < Date.now() + system.aheadMs - NEWS_MS) continue;
          told.current.add(id);
          toasts.say('jackpot', { name: `${name}, ${formatMoneyInText(BigInt(amountMinor), currency, system.locale)}` });
        }
    });
  }, [api, drops, system, toasts]);
  return null;
});
