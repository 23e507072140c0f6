import { localDigits } from '@site/money/localDigits';
import { styled } from '@mui/material/styles';
import type { GameType } from '@site/api/common';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { cardStyle } from '@site/ui/cardStyle';
import { EmptyState } from '@site/ui/EmptyState';
import { media } from '@site/ui/layout';
import { Money } from '@site/ui/Money';
import { SelectField } from '@site/ui/SelectField';
import { Skeleton } from '@site/ui/Skeleton';
import { tone } from '@site/ui/vars';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { ago, useMinutes } from '../lobby/ago';
import { winnerId } from '../lobby/WinnersStore';
import { LobbyLink } from '../content/LobbyLink';
import { Failed } from '../status/Failed';

const ROWS = 20;
/** Categories of the winner board, in the order of the menus. */
const categories = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ELOTT', 'ESPORTS', 'COCKFIGHT'] as const satisfies GameType[];

/** The winner board as a list, of all games or of one category, with the hours and the smallest win that it covers. Source: MEM-18. */
export default observer(function WinnersPage() {
  const { t } = useTranslation('member');
  const { t: site } = useTranslation();
  const { t: live } = useTranslation('live');
  const { api, push, system } = useStores();
  const [winners] = useState(() => new Answer(api, 'winners'));
  const [category, setCategory] = useState<GameType>();
  const now = useMinutes();
  useEffect(() => {
    const ask = () => void winners.ask({ limitNum: ROWS, ...(category && { gameCategory: category }) });
    ask();
    return reaction(() => push.wins, ask);
  }, [winners, push, category]);
  const { load } = winners;
  return (
    <Page>
      <div className="head">
        <p>
          {load.state === 'ready' &&
            live('winnersNote', {
              hours: load.value.windowHours,
              least: formatMoneyInText(BigInt(load.value.leastMinor), load.value.currency, system.locale),
            })}
        </p>
        <SelectField
          label={t('winners.category')}
          value={category ?? ''}
          onChange={({ target }) => setCategory(categories.find((type) => type === target.value))}
          items={[{ value: '', label: t('winners.all') }, ...categories.map((type) => ({ value: type, label: site(`category.${type}`) }))]}
        />
      </div>
      {load.state === 'loading' && <Skeleton look="list" label={site('status.loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void winners.ask({ limitNum: ROWS })} />}
      {load.state === 'ready' && load.value.list.length === 0 && (
        <EmptyState icon="crown" title={live('noWins')} text={live('noWinsText')} action={<LobbyLink />} />
      )}
      {load.state === 'ready' && load.value.list.length > 0 && (
        <table>
          <thead>
            <tr>
              {(['place', 'player', 'game', 'amount', 'at'] as const).map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {t(`winners.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {load.value.list.map(({ vo }, index) => (
              <tr key={winnerId(vo)}>
                <td data-column="place">{localDigits(index + 1, system.locale)}</td>
                <th scope="row" data-column="player">
                  <bdi dir="ltr">{vo.userName}</bdi>
                </th>
                <td data-column="game">
                  <img src={vo.lagerIcon} width={36} height={48} alt="" loading="lazy" />
                  <bdi>{vo.displayName}</bdi>
                </td>
                <td data-column="amount">
                  <Money amountMinor={BigInt(vo.winAmount)} currency={vo.currency} />
                </td>
                <td data-column="at">{ago(now - vo.at, system.locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Page>
  );
});

const Page = styled('div')({
  display: 'grid',
  gap: 16,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: '12px 24px' },
  '& .head p': { flex: '1 1 280px', margin: 0, maxInlineSize: '60ch', lineHeight: 1.5, color: tone.muted },
  '& .head > div': { minInlineSize: 200 },
  '& table': { ...cardStyle, inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0, overflow: 'hidden' },
  '& :is(th, td)': { padding: '10px 16px', borderBlockEnd: `1px solid ${tone.line}`, textAlign: 'start', verticalAlign: 'middle' },
  '& thead th': { backgroundColor: tone.raised, fontSize: 13, fontWeight: 600, color: tone.muted },
  '& tbody tr:last-child :is(th, td)': { borderBlockEnd: 0 },
  '& tbody th': { fontWeight: 650 },
  '& [data-column="place"]': { inlineSize: 64, fontVariantNumeric: 'tabular-nums', color: tone.faint },
  '& [data-column="amount"]': { textAlign: 'end', fontWeight: 700, whiteSpace: 'nowrap' },
  '& tbody [data-column="amount"]': { color: tone.good },
  '& [data-column="at"]': { color: tone.faint, fontSize: 13, textAlign: 'end' },
  '& td[data-column="game"] img': { verticalAlign: 'middle', marginInlineEnd: 12, borderRadius: 6, objectFit: 'cover' },
  [media.phone]: {
    '& :is(th, td)': { padding: '8px 10px' },
    '& [data-column="place"], & [data-column="at"], & td[data-column="game"] img': { display: 'none' },
    '& .head > div': { inlineSize: '100%' },
  },
});
