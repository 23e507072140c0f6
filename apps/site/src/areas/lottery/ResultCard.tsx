import { dateFormat } from '@site/money/dateFormat';
import { styled } from '@mui/material/styles';
import type { Numero } from '@site/api/lottery';
import { DrawResult } from '@site/ui/DrawResult';
import { elevation, radius, tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../app/useTimeZone';
import { useStores } from '../../stores/StoresContext';

/** A draw with its number, time and result: balls with their bonus, or the table of prizes; of a void one, what became of its stakes. */
export function ResultCard({ draw: { numero, drawAt, status, result, isCorrected, verifyUrl } }: { draw: Numero }) {
  const { t } = useTranslation('lottery');
  const { locale } = useStores().system;
  const timeZone = useTimeZone();
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const prizes = (result ?? '').split(',').map((prize) => prize.split(' '));
  const [balls = [], bonus = []] = prizes;
  // Isolated, so that its two parts keep their order in Arabic.
  const name = t('results.draw', { numero: `\u2066${numero}\u2069` });
  return (
    <Card>
      <header>
        <h2>{name}</h2>
        <time dateTime={new Date(drawAt).toISOString()}>{time.format(drawAt)}</time>
      </header>
      {status === 'VOID' ? (
        <p>{t('results.void')}</p>
      ) : prizes.length > 2 ? (
        <table aria-label={name}>
          <tbody>
            {prizes.map((numbers, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- prizes have nothing but their order
              <tr key={place}>
                <th scope="row">{t(`prize.${place}` as 'prize.0')}</th>
                <td dir="ltr">{numbers.join('  ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <DrawResult items={[...balls, ...bonus]} specials={bonus.length} label={name} />
      )}
      {isCorrected && <p>{t('results.corrected')}</p>}
      {verifyUrl && (
        <a href={verifyUrl} target="_blank" rel="noopener">
          {t('results.verify')}
        </a>
      )}
    </Card>
  );
}

const Card = styled('article')({
  display: 'grid',
  gap: 14,
  padding: 16,
  borderRadius: radius.tile,
  backgroundColor: tone.surface,
  boxShadow: elevation.rest,
  '& header': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', gap: '2px 12px' },
  '& h2': { margin: 0, fontSize: 15, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& p': { margin: 0, fontSize: 14 },
  '& time': { fontSize: 13, color: tone.muted },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: 14, fontVariantNumeric: 'tabular-nums' },
  '& th': { paddingBlock: 5, paddingInlineEnd: 12, fontWeight: 500, textAlign: 'start', whiteSpace: 'nowrap', color: tone.muted },
  '& td': { paddingBlock: 5, fontWeight: 650, wordSpacing: 6, textAlign: 'end' },
  '& tr + tr > *': { borderBlockStart: `1px solid ${tone.line}` },
  '& tr:first-of-type td': { fontSize: 18, fontWeight: 800, color: tone.actionText },
  '& a': { justifySelf: 'start', fontSize: 13, lineHeight: '24px', color: tone.muted },
});
