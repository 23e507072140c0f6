import type { ContractKind } from '@site/rules/contract';
import { Skeleton } from '@site/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { Failed } from '../status/Failed';
import NotFoundPage from '../status/NotFoundPage';
import { contractFlags } from './contractPaths';

interface ForPartiesProps {
  kind: ContractKind;
  children: ReactNode;
}

/** Shows a page of contracts of one kind to agents who hold or give one, or are asked about one; to others there is no such page. Source: AGT-07, AGT-10. */
export const ForParties = observer(function ForParties({ kind, children }: ForPartiesProps) {
  const { t } = useTranslation();
  const { api } = useStores();
  const [answer] = useState(() => new Answer(api, 'consolidated'));
  const { load } = answer;
  useEffect(() => void answer.ask({}), [answer]);
  if (load.state === 'loading') return <Skeleton look="page" label={t('status.loading')} />;
  if (load.state === 'failed') return <Failed {...load} onRetry={() => void answer.ask({})} />;
  return load.value[contractFlags[kind]] ? children : <NotFoundPage />;
});
