import { styled } from '@mui/material/styles';
import type { TeamOverviewValue } from '@site/api/agent';
import { Change } from '@site/ui/Change';
import { type FigureFormat, formatFigure, formatWhole } from '@site/ui/formatFigure';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { Amount } from './Amount';
import { card } from './card';
import { type CategorySum, foldCategories } from './foldCategories';
import { ppmOf } from './ppmOf';

/** So many have a bar of their own, and so many a line of profit. */
const MOST_BARS = 5;
const MOST_PROFITS = 3;

/** Valid bets by category as bars of one blue, the figure beside them, and what each brought in. */
export function CategoryPanel({ rows, format }: { rows: TeamOverviewValue['byCategory']; format: FigureFormat }) {
  const { t } = useTranslation('agent');
  const { t: report } = useTranslation('report');
  const bars = foldCategories(rows, MOST_BARS);
  const total = bars.reduce((sum, { validBetMinor }) => sum + validBetMinor, 0n);
  const most = bars.reduce((top, { validBetMinor }) => (validBetMinor > top ? validBetMinor : top), 0n);
  const name = ({ gameType, kinds }: CategorySum) => (gameType ? report(`gameType.${gameType}`) : t('category.others', { count: kinds }));
  return (
    <Panel>
      <div className="title">
        <h2>{t('category.title')}</h2>
        <small className="end">{t('category.unit', { currency: format.currency })}</small>
      </div>
      {bars.length === 0 && <p className="nothing">{t('overview.nothing')}</p>}
      <table aria-label={t('category.title')}>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.gameType ?? 'others'}>
              <th scope="row">{name(bar)}</th>
              <td className="bar" aria-hidden="true">
                <svg viewBox="0 0 100 8" preserveAspectRatio="none">
                  <rect width={Number(ppmOf(bar.validBetMinor, most)) / 10_000} height="8" />
                </svg>
              </td>
              <td className="figure">
                <Amount value={formatWhole(bar.validBetMinor, format)} />
              </td>
              <td className="figure share">
                <Amount value={formatFigure(ppmOf(bar.validBetMinor, total), 'rate', format)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {bars.length > 0 && (
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
            {foldCategories(rows, MOST_PROFITS).map((sum) => (
              <tr key={sum.gameType ?? 'others'}>
                <th scope="row">{name(sum)}</th>
                <td className="figure">
                  <Amount value={formatWhole(sum.profitMinor, format)} />
                </td>
                <td className="figure">
                  <Amount value={formatFigure(ppmOf(sum.profitMinor, sum.validBetMinor), 'rate', format)} />
                </td>
                <td className="figure">
                  <Change
                    value={sum.profitMinor}
                    before={sum.profitBeforeMinor}
                    labels={{ up: t('figure.up'), down: t('figure.down') }}
                    locale={format.locale}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

const Panel = styled('section')({
  ...card,
  paddingBlockEnd: 8,
  '& tbody th': { color: tone.text },
  '& .nothing': { margin: 0, padding: '8px 16px 16px', color: tone.muted },
  '& .bar': { inlineSize: '34%' },
  '& .bar svg': { display: 'block', inlineSize: '100%', blockSize: 8, fill: tone.plot1 },
  '[dir="rtl"] & .bar svg': { transform: 'scaleX(-1)' },
  '& .share': { fontSize: 12, color: tone.muted },
  '& table + table': { marginBlockStart: 12 },
  '& table + table td': { fontSize: 13 },
});
