import { styled } from '@mui/material/styles';
import type { TeamOverviewValue } from '@site/api/agent';
import { DeskButton } from '@site/ui/DeskButton';
import { Icon } from '@site/ui/Icon';
import { type FigureFormat, formatFigure, formatWhole } from '@site/ui/formatFigure';
import { Sparkline } from '@site/ui/Sparkline';
import { tone } from '@site/ui/vars';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '../layout';
import { Amount } from './Amount';
import { card } from './card';
import { ppmOf } from './ppmOf';

type Downline = TeamOverviewValue['byDownline'][number];

/** So many at first. */
const FEW = 7;

export interface DownlineTableProps {
  rows: Downline[];
  /** How many days the courses have. */
  days: number;
  format: FigureFormat;
}

/** The direct downlines with the most valid bets. On a phone each is a row of two lines. */
export function DownlineTable({ rows, days, format }: DownlineTableProps) {
  const { t } = useTranslation('agent');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FEW);
  return (
    <Panel>
      <div className="title">
        <h2>{t('downline.title')}</h2>
        <small>{t('downline.note')}</small>
        {rows.length > FEW && (
          <DeskButton className="end" look="accent" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('downline.fewer') : t('downline.all', { count: rows.length })}
          </DeskButton>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="nothing">{t('overview.nothing')}</p>
      ) : (
        <table aria-label={t('downline.title')}>
          <thead>
            <tr>
              <th scope="col">{t('downline.account')}</th>
              <th scope="col">{t('downline.type')}</th>
              <th scope="col" className="figure">
                {t('downline.active')}
              </th>
              <th scope="col" className="figure" aria-sort="descending">
                <span className="sorted">
                  <Icon name="arrowDown" size={12} />
                  {t('figure.validBet')}
                </span>
              </th>
              <th scope="col" className="figure">
                {t('figure.profit')}
              </th>
              <th scope="col" className="figure">
                {t('category.margin')}
              </th>
              <th scope="col" className="course">
                {t('downline.course', { count: days })}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.id} row={row} format={format} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

/** The whole amounts stand only on the phone, the exact ones only beside a column's head. */
function Row({ row, format }: { row: Downline; format: FigureFormat }) {
  const { t } = useTranslation('agent');
  return (
    <tr>
      <th scope="row" className="who">
        <bdi dir="ltr">{row.account}</bdi> <span>{row.nickname}</span>
        <small>{t('downline.about', { type: t(`type.${row.type}`), count: row.activeMembers })}</small>
      </th>
      <td>{t(`type.${row.type}`)}</td>
      <td className="figure">
        <Amount value={formatFigure(row.activeMembers, 'count', format)} />
      </td>
      <td className="figure main">
        <span className="exact">
          <Amount value={formatFigure(row.validBetMinor, 'money', format)} />
        </span>
        <span className="whole">
          <Amount value={formatWhole(row.validBetMinor, format)} />
          <small>
            <Amount value={formatWhole(row.profitMinor, format)} /> {t('downline.profit')}
          </small>
        </span>
      </td>
      <td className="figure">
        <Amount value={formatFigure(row.profitMinor, 'money', format)} />
      </td>
      <td className="figure">
        <Amount value={formatFigure(ppmOf(row.profitMinor, row.validBetMinor), 'rate', format)} />
      </td>
      <td className="course">{row.series.length > 1 && <Sparkline values={row.series.map(Number)} shape="line" />}</td>
    </tr>
  );
}

const Panel = styled('section')({
  ...card,
  position: 'relative',
  overflow: 'hidden',
  '& .nothing': { margin: 0, padding: '8px 16px 16px', color: tone.muted },
  '& thead th': { backgroundColor: tone.raised, borderBlockEndColor: tone.line },
  '& .sorted': { display: 'inline-flex', alignItems: 'center', gap: 4, color: tone.text },
  '& .sorted svg': { color: tone.actionText },
  '& .who bdi': { fontWeight: 600, color: tone.text },
  '& td:not(.figure)': { color: tone.muted },
  '& .who small, & .whole': { display: 'none' },
  '& .course': { inlineSize: 120 },
  '& .course svg': { blockSize: 22 },
  '& tbody tr:hover > *': { backgroundColor: tone.hover },
  [media.compact]: { '& .course': { display: 'none' } },
  [media.phone]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& td:not(.main), & .exact': { display: 'none' },
    '& .whole, & .who small, & .whole small': { display: 'block' },
    '& th, & td': { blockSize: 58 },
    '& td.main': { paddingInlineEnd: 16, fontWeight: 600 },
    '& tbody small': { fontSize: 13, lineHeight: '20px', fontWeight: 400, color: tone.muted },
  },
});
