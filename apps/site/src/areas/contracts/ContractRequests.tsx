import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import type { Contract } from '@site/api/contracts';
import { EmptyState } from '@site/ui/EmptyState';
import { NoRecords } from '@site/ui/illustration/NoRecords';
import { Skeleton } from '@site/ui/Skeleton';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext';
import { LinkButton } from '../shell/LinkButton';
import { Failed } from '../status/Failed';
import { ContractCards } from './ContractCards';
import { ContractsStore } from './ContractsStore';
import { isRequest } from './isRequest';
import { OpenContract } from './OpenContract';
import { useAnswer } from './useAnswer';
import { useContractTexts } from './useContractTexts';
import { useLibraryWords } from '../../app/useLibraryWords';

/** Contracts that a member is offered or holds, with what waits for an answer. Source: MEM-20. */
export const ContractRequests = observer(function ContractRequests() {
  const { t } = useContractTexts();
  const { t: site } = useTranslation();
  const { api } = useStores();
  const words = useLibraryWords();
  const [store] = useState(() => new ContractsStore(api));
  const [search, setSearch] = useSearchParams();
  const { actionsOf, dialog } = useAnswer(store);
  const openId = search.get('contract') ?? undefined;
  useEffect(() => void store.load(), [store]);
  useEffect(() => void store.open(openId), [store, openId]);
  if (store.list.state === 'failed') return <Failed {...store.list} onRetry={() => void store.load()} />;
  if (!words || store.list.state === 'loading') return <Skeleton look="list" label={site('status.loading')} />;
  const requests = store.contracts.filter((contract) => isRequest(contract) && (contract.side === 'taken' || contract.awaitsMe));
  const others = store.contracts.filter((contract) => contract.side === 'taken' && !requests.includes(contract));
  const toggle = ({ id }: Contract) => setSearch(id === openId ? {} : { contract: id });
  const cards = { words, value: openId, onOpen: toggle, actions: actionsOf };
  return (
    <Page>
      <section aria-labelledby="requests">
        <h2 id="requests">{t('member.title')}</h2>
        {requests.length === 0 ? (
          <EmptyState
            illustration={<NoRecords />}
            title={t('empty.requests')}
            text={t('empty.requestsText')}
            action={
              <LinkButton href="/member/messageV2" variant="outlined">
                {t('member.inbox')}
              </LinkButton>
            }
          />
        ) : (
          <ContractCards {...cards} contracts={requests} label={t('member.title')} />
        )}
      </section>
      {openId !== undefined && (
        <OpenContract
          store={store}
          words={words}
          actions={
            <Button size="small" variant="outlined" onClick={() => setSearch({})}>
              {t('member.close')}
            </Button>
          }
        />
      )}
      <section aria-labelledby="held">
        <h2 id="held">{t('member.held')}</h2>
        {others.length === 0 ? <p>{t('member.heldEmpty')}</p> : <ContractCards {...cards} contracts={others} label={t('member.held')} />}
      </section>
      {dialog}
    </Page>
  );
});

const Page = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  minInlineSize: 0,
  '& > section': { display: 'grid', gap: 12, minInlineSize: 0 },
  '& h2': { margin: 0, fontSize: 17, color: tone.text },
  '& > section > p': { margin: 0, color: tone.muted },
});
