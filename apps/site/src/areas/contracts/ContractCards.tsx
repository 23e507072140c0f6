import { styled } from '@mui/material/styles';
import type { Contract } from '@site/api/contracts';
import { StatusChip } from '@site/ui/StatusChip';
import { statusLook } from '@site/ui/statusLook';
import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';
import type { ReactNode } from 'react';
import { Money } from '@site/ui/Money';
import type { LibraryWords } from '../../app/useLibraryWords';
import { useContractTexts } from './useContractTexts';

export interface ContractCardsProps {
  contracts: readonly Contract[];
  words: LibraryWords;
  label: string;
  /** Id of the open contract. */
  value?: string | undefined;
  onOpen: (contract: Contract) => void;
  /** Buttons at the end of a card. */
  actions?: ((contract: Contract) => ReactNode) | undefined;
}

/** Contracts as cards: who with, at what rate, in which state and until when. Source: MEM-20, AGT-16. */
export function ContractCards({ contracts, words, label, value, onOpen, actions }: ContractCardsProps) {
  const texts = useContractTexts();
  const { t } = texts;
  const { kinds, periods, rhythms, states } = words.contractTable;
  return (
    <Cards aria-label={label}>
      {contracts.map((contract) => {
        const other = contract.side === 'taken' ? 'giver' : 'taker';
        const pay = contract.kind === 'DIVIDEND' ? contract.dividend : contract.salary;
        const rhythm = contract.kind === 'HOURLY' || contract.kind === 'REALTIME' ? rhythms[contract.kind] : periods[contract.period];
        return (
          <li key={contract.id} aria-current={contract.id === value ? 'true' : undefined}>
            <div className="head">
              <button type="button" aria-expanded={contract.id === value} onClick={() => onOpen(contract)}>
                {kinds[contract.kind]} · <bdi dir="ltr">{texts.reference(contract)}</bdi>
              </button>
              {contract.isExpired ? (
                <StatusChip {...statusLook.contract.expired} label={t('expired')} />
              ) : (
                <StatusChip {...statusLook.contract[contract.status]} label={states[contract.status]} />
              )}
            </div>
            <p>
              {t(contract.side === 'taken' ? 'card.from' : 'card.to', { name: texts.nameOf(contract, other) })}{' '}
              <bdi dir="ltr">{texts.accountOf(contract, other)}</bdi>
            </p>
            <dl>
              <div>
                <dt>{t('card.rate')}</dt>
                <dd>
                  <bdi dir="ltr">{texts.rateOf(contract)}</bdi>
                </dd>
              </div>
              <div>
                <dt>{words.contractTable.period}</dt>
                <dd>{rhythm}</dd>
              </div>
              <div>
                <dt>
                  {contract.expiresAt !== null ? t('card.answerBy') : contract.endsAt === null ? t('card.validFrom') : t('card.endsAt')}
                </dt>
                <dd>
                  {contract.expiresAt !== null ? texts.timeOf(contract.expiresAt) : texts.dayOf(contract.endsAt ?? contract.validFrom)}
                </dd>
              </div>
              {pay !== null && pay !== undefined && (
                <div>
                  <dt>{words.contractTable.pay}</dt>
                  <dd>
                    <Money amountMinor={BigInt(pay)} currency={contract.currency} />
                  </dd>
                </div>
              )}
            </dl>
            {actions?.(contract)}
          </li>
        );
      })}
    </Cards>
  );
}

const Cards = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: 8,
    padding: 16,
    border: `1px solid ${tone.line}`,
    borderRadius: 12,
    backgroundColor: tone.surface,
    color: tone.text,
    minInlineSize: 0,
  },
  '& > li[aria-current]': { borderColor: tone.actionText },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  '& .head > button': {
    minBlockSize: 32,
    padding: 0,
    border: 0,
    background: 'none',
    color: tone.text,
    font: 'inherit',
    fontSize: 15,
    fontWeight: 620,
    textAlign: 'start',
    textDecorationLine: 'underline',
    textDecorationColor: tone.edge,
    textUnderlineOffset: 4,
    cursor: 'pointer',
  },
  '& p': { margin: 0, color: tone.muted, fontSize: 14, overflowWrap: 'anywhere' },
  '& dl': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: '8px 16px', margin: 0 },
  '& dt': { fontSize: 12, color: tone.muted },
  '& dd': { margin: 0, fontSize: 14, fontWeight: 550, fontVariantNumeric: 'tabular-nums' },
  [media.phone]: { '& .head > button': { minBlockSize: 44 }, '& dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
