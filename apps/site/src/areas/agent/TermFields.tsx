import type { SignUpLink, TermBounds } from '@site/api/signUpLinks';
import { highestRate, type Tier } from '@site/rules/contract';
import { tiersUpTo } from '@site/rules/signUpLink';
import { formatRate } from '@site/ui/formatFigure';
import { SelectField } from '@site/ui/SelectField';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';

/** Chosen rates in ppm by kind of contract. */
export type ChosenRates = Partial<Record<TermBounds['kind'], number>>;
type Terms = SignUpLink['terms'][number];

/** Number of rates to choose from, in equal steps up to the agent's own. */
const STEPS = 10;
/** Rates are shown in hundredths of a percent. */
const SHOWN_PPM = 100;

interface TermFieldsProps {
  bounds: readonly TermBounds[];
  value: ChosenRates;
  onChange: (value: ChosenRates) => void;
}

/** A choice of a rate for each kind of contract that the agent may give. Source: AGT-04, docs/domain.md DR-11.4. */
export const TermFields = observer(function TermFields({ bounds, value, onChange }: TermFieldsProps) {
  const { t } = useTranslation('agent');
  const { locale } = useStores().system;
  const rate = (ppm: number) => formatRate([ppm, ppm], locale);
  return bounds.map((bound) => {
    const most = mostOf(bound);
    const steps = Array.from({ length: STEPS }, (_, step) => Math.round((most * (step + 1)) / STEPS / SHOWN_PPM) * SHOWN_PPM);
    return (
      <SelectField
        key={bound.kind}
        label={t(`contracts.${bound.kind}`)}
        aside={t('links.ofOwn', { rate: rate(most) })}
        size="medium"
        value={String(value[bound.kind] ?? '')}
        items={[
          { value: '', label: t('links.noTerms') },
          ...[...new Set(steps)].filter((ppm) => ppm > 0 && ppm <= most).map((ppm) => ({ value: String(ppm), label: rate(ppm) })),
        ]}
        onChange={({ currentTarget }) => onChange({ ...value, [bound.kind]: Number(currentTarget.value) || undefined })}
      />
    );
  });
});

const mostOf = ({ own, capPpm }: TermBounds) => Math.min(capPpm, own ? highestRate(tiersOf(own)) : capPpm);

const tiersOf = (tiers: Terms['tiers']): Tier[] =>
  tiers.map(({ minActive, minValidBetMinor, minLossMinor, ratePpm }) => ({
    minActive,
    minValidBetMinor: BigInt(minValidBetMinor),
    minLossMinor: BigInt(minLossMinor),
    ratePpm,
  }));

/** Returns the terms of chosen rates: the agent's own, up to each rate. */
export const termsOf = (bounds: readonly TermBounds[], rates: ChosenRates) =>
  bounds.flatMap(({ kind, own, period, categories, carry }) => {
    const ratePpm = rates[kind];
    if (ratePpm === undefined) return [];
    const tiers = tiersUpTo(own && tiersOf(own), ratePpm).map(({ minActive, minValidBetMinor, minLossMinor, ratePpm: paid }) => ({
      minActive,
      ratePpm: paid,
      minValidBetMinor: String(minValidBetMinor),
      minLossMinor: String(minLossMinor),
    }));
    return [{ kind, period, categories, tiers, ...(carry && { carry }) }];
  });
