import { styled } from '@mui/material/styles';
import type { SimulatedBill } from '@site/api/contracts';
import type { ContractKind } from '@site/rules/contract';
import { Money } from '@site/ui/Money';
import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { useContractTexts } from './useContractTexts';

export interface SimulationProps {
  kind: ContractKind;
  bills: { inForce: SimulatedBill[]; offered: SimulatedBill[] };
  /** The taker holds a contract that the offer would replace. */
  hasCurrent: boolean;
  taker: string;
  currency: string;
}

/** Shows what last month would have paid: by the contract in force, and as offered. The tiers of single hours are not told. Source: AGT-18. */
export function Simulation({ kind, bills: { inForce, offered }, hasCurrent, taker, currency }: SimulationProps) {
  const { t } = useContractTexts();
  const { t: agent } = useTranslation('agent');
  const money = (amountMinor: bigint) => <Money amountMinor={amountMinor} currency={currency} />;
  const most = Math.max(0, ...[...inForce, ...offered].map(({ tier }) => (tier === null ? 0 : tier + 1)));
  const columns: (number | null)[] = [null, ...Array.from({ length: most }, (_, index) => index)];
  const rows = [...(hasCurrent ? [{ label: t('sim.inForce'), bills: inForce }] : []), { label: t('sim.offered'), bills: offered }];
  return (
    <Panel>
      <p>
        {t('sim.text', { taker })} {agent('people.few')}
      </p>
      <dl>
        {rows.map(({ label, bills }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(sumOf(bills))}</dd>
          </div>
        ))}
      </dl>
      {hasCurrent && (
        <div className="difference">
          <span>{t('sim.difference', { taker })}</span>
          {money(sumOf(offered) - sumOf(inForce))}
        </div>
      )}
      {kind !== 'HOURLY' && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('sim.tiers')}</th>
              {columns.map((tier) => (
                <th key={tier} scope="col">
                  {tier === null ? t('sim.none') : tier + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, bills }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {columns.map((tier) => (
                  <td key={tier}>{bills.filter((bill) => bill.tier === tier).length}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

const sumOf = (bills: readonly SimulatedBill[]) => bills.reduce((sum, { grossMinor }) => sum + BigInt(grossMinor), 0n);

const Panel = styled('div')({
  display: 'grid',
  gap: 12,
  '& p': { margin: 0, color: tone.muted },
  '& dl': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16, margin: 0 },
  '& dt': { fontSize: 12, color: tone.muted },
  '& dd': { margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 620, fontVariantNumeric: 'tabular-nums' },
  '& .difference': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    padding: '8px 12px',
    borderRadius: 8,
    backgroundColor: tone.raised,
    fontWeight: 550,
  },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& th, & td': { blockSize: 32, padding: '0 4px', borderBlockEnd: `1px solid ${tone.raised}`, fontWeight: 400, textAlign: 'end' },
  '& th:first-of-type': { textAlign: 'start', color: tone.muted },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  [media.phone]: { '& th, & td': { blockSize: 40 } },
});
