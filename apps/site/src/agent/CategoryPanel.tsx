import { styled } from '@mui/material/styles';
import type { TeamOverviewValue } from '@site/api/agent';
import { type FigureFormat, formatFigure, formatWhole } from '@site/ui/formatFigure';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { card } from './card';
import { Amount } from './Amount';
import { ppmOf } from './ppmOf';

type Row = TeamOverviewValue['byCategory'][number];

/** Valid bets by category as bars of one blue, the figure beside them, and what each brought in. */
export function CategoryPanel({ rows, format }: { rows: Row[]; format: FigureFormat }) {
  const { t } = useTranslation('agent');
  const { t: site } = useTranslation();
  const total = rows.reduce((sum, { validBetMinor }) => sum + BigInt(validBetMinor), 0n);
  const most = rows.reduce((top, { validBetMinor }) => (BigInt(validBetMinor) > top ? BigInt(validBetMinor) : top), 0n);
  const name = (gameType: Row['gameType']) => site(gameType === 'LOTT' ? 'category.ELOTT' : `category.${gameType}`);
  return (
    <Panel>
      <div className="title">
        <h2>{t('category.title')}</h2>
        <small className="end">{t('category.unit', { currency: format.currency })}</small>
      </div>
      <table>
        <tbody>
          {rows.map(({ gameType, validBetMinor }) => (
            <tr key={gameType}>
              <th scope="row">{name(gameType)}</th>
              <td className="bar" aria-hidden="true">
                <svg viewBox="0 0 100 6" preserveAspectRatio="none">
                  <rect width={Number(ppmOf(validBetMinor, most)) / 10_000} height="6" rx="1" />
                </svg>
              </td>
              <td className="figure">
                <Amount value={formatWhole(validBetMinor, format)} />
              </td>
              <td className="figure share">
                <Amount value={formatFigure(ppmOf(validBetMinor, total), 'rate', format)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('figure.profit')}</th>
            <th scope="col" className="figure">
              {format.currency}
            </th>
            <th scope="col" className="figure">
              {t('category.margin')}
            </th>
            <th scope="col" className="figure">
              {t('category.change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ gameType, profitMinor, profitBeforeMinor, validBetMinor }) => (
            <tr key={gameType}>
              <th scope="row">{name(gameType)}</th>
              <td className="figure">
                <Amount value={formatWhole(profitMinor, format)} />
              </td>
              <td className="figure">
                <Amount value={formatFigure(ppmOf(profitMinor, validBetMinor), 'rate', format)} />
              </td>
              <td className="figure">
                <Amount value={formatFigure(changeOf(profitMinor, profitBeforeMinor), 'rate', format)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Against the size of what it was before; nothing is a percentage of nothing. */
function changeOf(now: string, before: string): bigint | null {
  const size = BigInt(before.replace('-', ''));
  return ppmOf(String(BigInt(now) - BigInt(before)), size);
}

const Panel = styled('section')({
  ...card,
  '& tbody th': { fontWeight: 500, color: tone.text },
  '& .bar': { inlineSize: 88 },
  '& .bar svg': { display: 'block', inlineSize: '100%', blockSize: 6, fill: tone.plot1 },
  '[dir="rtl"] & .bar svg': { transform: 'scaleX(-1)' },
  '& .share': { color: tone.muted },
  '& table + table': { marginBlockStart: 8 },
});
