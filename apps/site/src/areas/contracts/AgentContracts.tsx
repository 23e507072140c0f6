import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Contract } from '@site/api/contracts';
import type { ContractKind } from '@site/rules/contract';
import { dayOf } from '@site/rules/period';
import { type ContractRow, ContractTable, type ContractTableContent } from '@site/ui/ContractTable';
import { DeskSegments } from '@site/ui/DeskSegments';
import { DeskTitle } from '@site/ui/DeskTitle';
import { EmptyState } from '@site/ui/EmptyState';
import type { FigureUnits } from '@site/ui/formatFigure';
import { Icon } from '@site/ui/Icon';
import { media } from '@site/ui/layout';
import { Skeleton } from '@site/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext';
import { Done } from '../status/Done';
import { Failed } from '../status/Failed';
import { BillRecords } from './BillRecords';
import { ContractCards } from './ContractCards';
import { ContractsStore } from './ContractsStore';
import { isRequest } from './isRequest';
import { kindOfPath } from './contractPaths';
import { OfferForm } from './OfferForm';
import { OpenContract } from './OpenContract';
import { useAnswer } from './useAnswer';
import { useContractTexts } from './useContractTexts';
import { useLibraryWords } from '../../app/useLibraryWords';

const views = ['given', 'taken', 'requests'] as const;
type View = (typeof views)[number];
const kinds = ['DAILY', 'HOURLY', 'REALTIME', 'DIVIDEND'] as const;

/**
 * The contracts of an agent: given, held, and asked for; the open one as a document; and the form of an offer. The address names the kind, the
 * open contract and the offer. At the address of a kind, its bills come first.
 *
 * Source: AGT-07, AGT-08, AGT-16, AGT-18.
 */
export const AgentContracts = observer(function AgentContracts() {
  const texts = useContractTexts();
  const { t } = texts;
  const { t: site } = useTranslation();
  const { t: agent } = useTranslation('agent');
  const { api, system } = useStores();
  const words = useLibraryWords();
  const [store] = useState(() => new ContractsStore(api));
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const pathKind = kindOfPath(pathname);
  const [chosenKind, setKind] = useState<ContractKind>();
  const kind = pathKind ?? chosenKind;
  const [view, setView] = useState<View>('given');
  const [sent, setSent] = useState<Contract>();
  const [isOfRecords, setOfRecords] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  const { actionsOf, dialog } = useAnswer(store);
  const offered = search.get('offer');
  const openId = search.get('contract') ?? undefined;
  useEffect(() => void store.load(), [store]);
  useEffect(() => {
    void store.open(openId);
    // On phones the document is below all cards.
    if (openId !== undefined) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [store, openId]);
  if (!words) return <Skeleton look="page" label={site('status.loading')} />;
  if (store.list.state === 'failed') return <Failed {...store.list} onRetry={() => void store.load()} />;

  const format: FigureUnits = { currency: store.contracts[0]?.currency ?? system.brand.currency, timeZone: system.brand.zone };
  if (offered !== null && store.list.state === 'ready')
    return (
      <OfferForm
        key={`${offered} ${kind}`}
        store={store}
        words={words}
        taker={offered}
        kind={kind ?? 'DAILY'}
        onCancel={() => setSearch({})}
        onSent={(offer) => {
          setSent(offer);
          setView('given');
          setSearch({ contract: offer.id });
          void store.load();
        }}
      />
    );

  const part = pathKind && (
    <DeskSegments
      label={t('records.choice')}
      value={isOfRecords ? 'records' : 'contracts'}
      onChange={(id) => setOfRecords(id === 'records')}
      items={(['records', 'contracts'] as const).map((id) => ({ id, label: t(`records.${id}`) }))}
    />
  );
  if (pathKind && isOfRecords && openId === undefined)
    return (
      <Page>
        <div>{part}</div>
        <BillRecords key={pathKind} kind={pathKind} />
      </Page>
    );

  const ofKind = store.contracts.filter((contract) => kind === undefined || contract.kind === kind);
  const inView = (which: View) => ofKind.filter((contract) => (which === 'requests' ? isRequest(contract) : contract.side === which));
  const shown = inView(view);
  const waiting = ofKind.filter(({ awaitsMe }) => awaitsMe).length;
  const open = (contract: { id: string }) => setSearch({ contract: contract.id });
  const content: ContractTableContent =
    store.list.state === 'ready' ? { state: 'ready', contracts: shown.map(rowOf) } : { state: 'loading' };
  const isEmpty = store.list.state === 'ready' && shown.length === 0;
  const document = store.document.state === 'ready' ? store.document.value.contract : undefined;

  return (
    <Page>
      {part && <div>{part}</div>}
      <div className="head">
        <DeskTitle title={pathKind ? agent(`contracts.${pathKind}`) : t('title')} text={t('text')} />
        <Button variant="contained" onClick={() => setSearch({ offer: '' })}>
          <Icon name="plus" size={16} />
          {t('offer')}
        </Button>
      </div>
      <Done>{sent && t('form.sent', { contract: texts.reference(sent), taker: sent.taker })}</Done>
      <div className="choices">
        <DeskSegments
          label={t('views')}
          value={view}
          onChange={setView}
          items={views.map((id) => ({
            id,
            label: id === 'requests' && waiting > 0 ? `${t('view.requests')} ${waiting}` : t(`view.${id}`),
          }))}
        />
        {pathKind === undefined && (
          <DeskSegments
            label={t('kinds')}
            value={kind ?? 'all'}
            onChange={(id) => setKind(id === 'all' ? undefined : id)}
            items={(['all', ...kinds] as const).map((id) => ({ id, label: t(`kind.${id}`) }))}
          />
        )}
      </div>
      {isEmpty ? (
        <EmptyState
          icon="document"
          title={t(`empty.${view}`)}
          text={t(`empty.${view}Text`)}
          action={
            view === 'given' && (
              <Button variant="outlined" onClick={() => setSearch({ offer: '' })}>
                {t('offer')}
              </Button>
            )
          }
        />
      ) : (
        <>
          <div className="wide">
            <ContractTable
              content={content}
              format={format}
              labels={{ ...words.contractTable, table: t('table'), taker: view === 'taken' ? t('giver') : words.contractTable.taker }}
              value={openId === undefined ? undefined : `C-${openId}`}
              onOpen={(row) => open({ id: row.id.slice(2) })}
            />
          </div>
          <div className="phone">
            <ContractCards contracts={shown} words={words} label={t('table')} value={openId} onOpen={open} actions={actionsOf} />
          </div>
        </>
      )}
      {openId !== undefined && (
        <div ref={panel}>
          <OpenContract
            store={store}
            words={words}
            actions={
              document && (
                <>
                  {document.side === 'given' && document.status === 'accepted' && document.endsAt === null && (
                    <Button
                      size="small"
                      variant="outlined"
                      startIcon={<Icon name="edit" size={16} />}
                      onClick={() => changeTerms(document)}
                    >
                      {t('act.change')}
                    </Button>
                  )}
                  {actionsOf(document)}
                </>
              )
            }
          />
        </div>
      )}
      {dialog}
    </Page>
  );

  function changeTerms(contract: Contract) {
    setKind(contract.kind);
    setSearch({ offer: contract.taker });
  }

  function rowOf(contract: Contract): ContractRow {
    const rates = contract.tiers.map(({ ratePpm }) => ratePpm);
    const pay = contract.kind === 'DIVIDEND' ? contract.dividend : contract.salary;
    return {
      id: texts.reference(contract),
      taker: contract.side === 'taken' ? (contract.giver ?? t('platform')) : contract.taker,
      kind: contract.kind,
      period: contract.period,
      ratePpm: [Math.min(...rates), Math.max(...rates)],
      activeMembers: contract.activeMembers,
      periodValidBetMinor: minorOf(contract.periodValidBet),
      periodProfitMinor: minorOf(contract.periodProfitLoss),
      payMinor: minorOf(pay),
      state: contract.status,
      validFrom: dayOf(new Date(contract.validFrom), system.brand.zone),
    };
  }
});

const minorOf = (minor: string | null | undefined) => (minor === null || minor === undefined ? null : BigInt(minor));

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minInlineSize: 0,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: 16 },
  '& .head button': { gap: 8 },
  '& .choices': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  '& .phone': { display: 'none' },
  [media.phone]: { gap: 12, '& .wide': { display: 'none' }, '& .phone': { display: 'block' } },
});
