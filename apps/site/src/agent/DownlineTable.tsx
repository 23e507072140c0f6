import { styled } from '@mui/material/styles';
import type { TeamOverviewValue } from '@site/api/agent';
import { type FigureFormat, formatFigure } from '@site/ui/formatFigure';
import { Sparkline } from '@site/ui/Sparkline';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { media } from '../layout';
import { Amount } from './Amount';
import { card } from './card';
import { ppmOf } from './ppmOf';

type Row = TeamOverviewValue['byDownline'][number];

/** The direct downlines with the most valid bets. On a phone each is a row of two lines. */
export function DownlineTable({ rows, days, format }: { rows: Row[]; days: number; format: FigureFormat }) {
  const { t } = useTranslation('agent');
  return (
    <Panel>
      <div className="title">
        <h2>{t('downline.title')}</h2>
        <small>{t('downline.note')}</small>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('downline.account')}</th>
            <th scope="col" className="wide">
              {t('downline.type')}
            </th>
            <th scope="col" className="figure wide">
              {t('downline.active')}
            </th>
            <th scope="col" className="figure">
              {t('figure.validBet')}
            </th>
            <th scope="col" className="figure wide">
              {t('figure.profit')}
            </th>
            <th scope="col" className="figure wide">
              {t('category.margin')}
            </th>
            <th scope="col" className="course">
              {t('downline.course', { count: days })}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <bdi dir="ltr">{row.account}</bdi> <span>{row.nickname}</span>
              </th>
              <td className="wide muted">{t(`type.${row.type}`)}</td>
              <td className="figure wide">
                <Amount value={formatFigure(row.activeMembers, 'count', format)} />
              </td>
              <td className="figure">
                <Amount value={formatFigure(row.validBetMinor, 'money', format)} />
              </td>
              <td className="figure wide">
                <Amount value={formatFigure(row.profitMinor, 'money', format)} />
              </td>
              <td className="figure wide">
                <Amount value={formatFigure(ppmOf(row.profitMinor, row.validBetMinor), 'rate', format)} />
              </td>
              <td className="course">{row.series.length > 1 && <Sparkline values={row.series.map(Number)} shape="line" />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

const Panel = styled('section')({
  ...card,
  overflow: 'hidden',
  '& thead th': { backgroundColor: tone.raised },
  '& thead th.figure': { textAlign: 'end' },
  '& tbody th bdi': { fontWeight: 600, color: tone.text },
  '& tbody th span, & .muted': { color: tone.muted },
  '& .course': { inlineSize: 108 },
  '& .course svg': { blockSize: 20 },
  [media.phone]: { '& .wide': { display: 'none' }, '& tbody th span': { display: 'block', fontSize: 12 } },
});
