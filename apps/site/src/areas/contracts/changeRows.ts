import type { Contract } from '@site/api/contracts';
import type { Change } from '@site/rules/contract';
import type { ClauseChange } from '@site/ui/ContractDiff';
import { formatRate } from '@site/ui/formatFigure';
import type { ContractTexts } from './useContractTexts';

type Terms = Pick<Contract, 'tiers' | 'period' | 'categories' | 'carry' | 'currency'>;

/** Returns what differs between two versions as rows of text. Source: AGT-18. */
export function changeRows(
  changes: readonly Change[],
  { before, after }: { before: Terms; after: Terms },
  texts: ContractTexts,
): ClauseChange[] {
  const { t } = texts;
  return changes.map(({ field, tier, effect }) => {
    const number = (tier ?? 0) + 1;
    const clause =
      tier === undefined
        ? t(`term.${field as 'period' | 'categories' | 'carry'}`)
        : field === 'tier'
          ? t('term.tier', { number })
          : t(`term.${field as 'ratePpm'}`, { number });
    return { id: `${field} ${tier}`, clause, inForce: textOf(before), offered: textOf(after), effect };

    function textOf(terms: Terms): string | null {
      if (field === 'period') return t(`period.${terms.period}`);
      if (field === 'categories') return effect === 'same' ? t('asBefore') : texts.categories(terms.categories);
      if (field === 'carry') return terms.carry === null ? null : t(`carry.${terms.carry}`);
      const row = terms.tiers[tier ?? 0];
      if (!row) return null;
      if (field === 'minActive') return `≥ ${row.minActive}`;
      if (field === 'minValidBetMinor') return `≥ ${texts.money(row.minValidBetMinor, terms.currency)}`;
      if (field === 'minLossMinor') return `≥ ${texts.money(row.minLossMinor ?? '0', terms.currency)}`;
      return formatRate([row.ratePpm, row.ratePpm], texts.locale);
    }
  });
}
