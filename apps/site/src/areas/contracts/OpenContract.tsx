import { styled } from '@mui/material/styles';
import type { Contract } from '@site/api/contracts';
import type { Client } from '@site/api/client';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { ContractDiff } from '@site/ui/ContractDiff';
import { ContractTerms, type ContractTermsContent } from '@site/ui/ContractTerms';
import type { FigureUnits } from '@site/ui/formatFigure';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useStores } from '../../stores/StoresContext';
import { changeRows } from './changeRows';
import type { ContractsStore } from './ContractsStore';
import { type ContractTexts, useContractTexts } from './useContractTexts';
import type { LibraryWords } from '../../app/useLibraryWords';

export interface OpenContractProps {
  store: ContractsStore;
  words: LibraryWords;
  actions: ReactNode;
}

type Difference = OutputOf<Calls['contractDifference']>;

/** The open contract as a document with its versions, and what the last two differ in. Source: AGT-18. */
export const OpenContract = observer(function OpenContract({ store, words, actions }: OpenContractProps) {
  const texts = useContractTexts();
  const { api, system } = useStores();
  const [difference, setDifference] = useState<Difference>();
  const { document: load } = store;
  const contract = load.state === 'ready' ? load.value.contract : undefined;
  const format: FigureUnits = { currency: contract?.currency ?? system.brand.currency, timeZone: system.brand.zone };
  const versions = load.state === 'ready' ? load.value.versions : [];
  const [newest, before] = versions;
  const own = versions.find(({ id }) => id === contract?.id);
  const content: ContractTermsContent =
    load.state === 'ready'
      ? { state: 'ready', document: documentOf(load.value, texts) }
      : load.state === 'failed'
        ? { state: 'failed', onRetry: () => void store.open(store.openId) }
        : load;
  return (
    <Stack>
      <ContractTerms
        content={content}
        {...(contract && {
          reference: (
            <span>
              <bdi dir="ltr">{texts.reference(contract)}</bdi> · {texts.t('version', { number: own?.number ?? 1 })}
            </span>
          ),
        })}
        actions={actions}
        format={format}
        labels={words.contractTerms}
        onVersion={(id) => void store.open(id)}
        {...(newest && before && { onCompare: () => void compare(api, before.id, newest.id) })}
      />
      {difference && contract && difference.after.taker === contract.taker && (
        <ContractDiff
          items={changeRows(difference.changes, difference, texts)}
          ends={[]}
          isRead={false}
          onRead={() => undefined}
          format={format}
          labels={{
            ...words.contractDiff,
            versions: texts.t('compared', { before: texts.reference(difference.before), after: texts.reference(difference.after) }),
            count: texts.t('changes', { count: difference.changes.filter(({ effect }) => effect !== 'same').length }),
            endsAt: '',
          }}
        />
      )}
    </Stack>
  );

  async function compare(client: Client, id: string, withId: string) {
    const reply = await client('contractDifference', { id: Number(id), withId: Number(withId) });
    if (reply.ok) setDifference(reply.value);
  }
});

function documentOf({ contract, versions, reached }: OutputOf<Calls['contractDocument']>, texts: ContractTexts) {
  const { t } = texts;
  const { kind, period, taker } = contract;
  const rhythm = kind === 'DIVIDEND' ? (`DIVIDEND.${period}` as const) : kind;
  const clauses = [
    { title: t('clause.paid'), text: t(`clause.paid.${rhythm}`, { taker }) },
    { title: t('clause.categories'), text: t('clause.categoriesText', { list: texts.categories(contract.categories) }) },
    {
      title: t('clause.tiers'),
      text: t(contract.mode === 'FIXED' ? 'clause.fixedText' : 'clause.tiersText'),
      hasTiers: true as const,
    },
    { title: t('clause.active'), text: t('clause.activeText', { amount: texts.activeFrom(contract) }) },
    ...(contract.carry ? [{ title: t('clause.carry'), text: t(`clause.carry.${contract.carry}`) }] : []),
    { title: t('clause.end'), text: t('clause.endText') },
  ];
  return {
    title: t(`title.${kind}`),
    summary: summaryOf(contract, texts),
    giver: { name: texts.nameOf(contract, 'giver'), account: texts.accountOf(contract, 'giver') },
    taker: { name: texts.nameOf(contract, 'taker'), account: taker },
    clauses,
    tiers: contract.tiers.map(({ minActive, minValidBetMinor, minLossMinor, ratePpm }) => ({
      minActive,
      minValidBetMinor: BigInt(minValidBetMinor),
      ...(kind === 'DIVIDEND' && { minLossMinor: BigInt(minLossMinor ?? '0') }),
      ratePpm,
    })),
    ...(reached !== undefined && { reached }),
    versions: versions.map(({ id, number, status, validFrom, endsAt }) => ({
      id,
      name: t('version', { number }),
      note:
        status === 'new request'
          ? t('versionOffered')
          : endsAt === null
            ? t('versionInForce')
            : t('versionFromTo', { from: texts.dayOf(validFrom), to: texts.dayOf(endsAt) }),
    })),
    version: contract.id,
  };
}

function summaryOf(contract: Contract, { t, dayOf, timeOf }: ContractTexts): string {
  if (contract.isExpired) return t('summary.expired');
  if (contract.status === 'rejected') return t('summary.rejected');
  if (contract.status === 'new request') return t('summary.offered', { until: timeOf(contract.expiresAt ?? contract.validFrom) });
  const days = { from: dayOf(contract.validFrom), to: dayOf(contract.endsAt ?? contract.validFrom) };
  return contract.endsAt === null ? t('summary.valid', days) : t('summary.ends', days);
}

const Stack = styled('div')({ display: 'grid', gap: 16, minInlineSize: 0 });
