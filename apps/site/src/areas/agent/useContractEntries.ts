import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { contractFlags, contractPaths } from '../contracts/contractPaths';

const icons = { DAILY: 'calendar', HOURLY: 'clock', REALTIME: 'bolt', DIVIDEND: 'chart' } as const;
const kinds = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const;

/**
 * Returns the menu entries of contracts: of all of them, and of the kinds that the agent holds or is asked about. The flags are asked for only
 * where the brand has contracts.
 *
 * Source: AGT-10, AGT-15, docs/domain.md DR-10.5.
 */
export function useContractEntries() {
  const { t } = useTranslation('agent');
  const { api, session, system } = useStores();
  const { key } = useLocation();
  const [answer] = useState(() => new Answer(api, 'consolidated'));
  const hasContracts = session.isAgent && system.isOn('AGENTPOLICY3');
  // An answer on one page changes what the menu offers on the next.
  useEffect(() => {
    if (hasContracts && key !== '') void answer.ask({});
  }, [answer, hasContracts, key]);
  if (!hasContracts) return [];
  const { load } = answer;
  const held = load.state === 'ready' ? load.value : undefined;
  return [
    { href: '/agentHome/contracts', icon: 'document' as const, label: t('contracts.all') },
    ...kinds.flatMap((kind) =>
      held?.[contractFlags[kind]] ? [{ href: contractPaths[kind], icon: icons[kind], label: t(`contracts.${kind}`) }] : [],
    ),
  ];
}
