import { dateFormat } from '@site/money/dateFormat';
import { styled } from '@mui/material/styles';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { formatPoints } from '@site/ui/formatPoints';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';

/** How points came and went, by day. Source: MEM-19. */
export const ExchangeDays = observer(function ExchangeDays({ list }: { list: OutputOf<Calls['pointHistory']>['list'] }) {
  const { t } = useTranslation('points');
  const { system } = useStores();
  const date = dateFormat(system.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const time = dateFormat(system.locale, { timeStyle: 'short', timeZone: system.brand.zone });
  const dayOf = (day: string) => date.format(new Date(`${day}T00:00:00Z`));
  const points = (digits: string, sign: 'auto' | 'always' = 'auto') => formatPoints(BigInt(digits), system.locale, sign);
  return (
    <Days>
      {list.map(({ day, earned, spent, entries }) => (
        <li key={day}>
          <h3>
            {dayOf(day)}
            <span>
              {earned !== '0' && <span className="gain">{t('days.earned', { points: points(earned) })}</span>}
              {spent !== '0' && <span>{t('days.spent', { points: points(spent) })}</span>}
            </span>
          </h3>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <time dateTime={new Date(entry.at).toISOString()}>{time.format(entry.at)}</time>
                <span>{t(`kind.${entry.kind}`, { detail: entry.kind === 'EARN' ? dayOf(entry.detail) : entry.detail })}</span>
                <bdi dir="ltr" className={entry.points.startsWith('-') ? undefined : 'gain'}>
                  {points(entry.points, 'always')}
                </bdi>
                <small>
                  {t('days.balance')} <bdi dir="ltr">{points(entry.balance)}</bdi>
                </small>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Days>
  );
});

const Days = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 13.5,
  fontVariantNumeric: 'tabular-nums',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& h3': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    margin: 0,
    padding: '9px 20px',
    backgroundColor: tone.raised,
    color: tone.muted,
    fontSize: 12.5,
    fontWeight: 600,
  },
  '& h3 > span': { display: 'flex', gap: 14 },
  '& .gain': { color: tone.good },
  '& ul > li': {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    gap: '0 12px',
    padding: '9px 20px',
  },
  '& ul > li + li': { borderBlockStart: `1px solid ${tone.line}` },
  '& time, & small': { color: tone.muted },
  '& ul > li > bdi': { fontWeight: 650, textAlign: 'end' },
  '& small': { gridColumn: '2 / -1', fontSize: 12, textAlign: 'end' },
});
