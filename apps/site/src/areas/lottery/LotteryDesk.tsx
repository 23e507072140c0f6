import { styled } from '@mui/material/styles';
import type { Game } from '@site/api/games';
import type { PrizeMode } from '@site/api/lottery';
import { lotteryPathOf } from '@site/rules/launch';
import { ClassifyMenu } from '@site/ui/ClassifyMenu';
import { display } from '@site/ui/display';
import { Link } from '@site/ui/Link';
import { elevation, radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigateTo } from '../../app/useNavigateTo';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import NextDraws from './NextDraws';

const modes: readonly PrizeMode[] = ['ELOTT', 'LOTT', 'SEA', 'ZY'];

/** The lotteries of a prize mode: those played last, the next draws, and the menu by what they draw. Source: LOT-01, LOT-03. */
export const LotteryDesk = observer(function LotteryDesk({ first }: { first: PrizeMode }) {
  const { t } = useTranslation('lottery');
  const { api } = useStores();
  const navigateTo = useNavigateTo();
  const [mode, setMode] = useState(first);
  const [menu] = useState(() => new Answer(api, 'lotteryMenu'));
  const [recent] = useState(() => new Answer(api, 'lotteryRecent'));
  useEffect(() => {
    void menu.ask({ prizeMode: mode, device: 'WEB' });
    void recent.ask({ prizeMode: mode, device: 'WEB' });
  }, [menu, recent, mode]);
  const groups = menu.load.state === 'ready' ? menu.load.value.menus : [];
  const played = recent.load.state === 'ready' ? recent.load.value.games : [];
  return (
    <Desk>
      <h2>{t('missingTitle')}</h2>
      <p>{t('missingText')}</p>
      <ClassifyMenu
        label={t('modes')}
        items={modes.map((id) => ({ id, label: t(`mode.${id}`), href: `#${id}` }))}
        current={mode}
        onNavigate={(href) => setMode(modes.find((id) => href === `#${id}`) ?? first)}
      />
      {played.length > 0 && <GameLinks title={t('recent')} games={played} />}
      <h3>{t('next')}</h3>
      <NextDraws prizeMode={mode} />
      <Link className="results" href="/lottery/results" onNavigate={navigateTo}>
        {t('results.link')}
      </Link>
      {groups.map(({ name, games }) => (
        <GameLinks key={name} title={t(`kind.${name}` as 'kind.KENO', { defaultValue: name })} games={games} />
      ))}
    </Desk>
  );
});

function GameLinks({ title, games }: { title: string; games: readonly Game[] }) {
  const navigateTo = useNavigateTo();
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {games.map((game) => (
          <li key={game.nodeId}>
            <Link href={lotteryPathOf(game) ?? '/lott'} onNavigate={navigateTo}>
              {game.displayName}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Desk = styled('div')({
  alignSelf: 'stretch',
  justifySelf: 'stretch',
  overflowY: 'auto',
  padding: 'clamp(16px, 4vw, 40px)',
  color: tone.text,
  '& > *': { maxInlineSize: 1080, marginInline: 'auto' },
  '& h2': { ...display, marginBlock: 0, fontSize: 28 },
  '& h3': { marginBlock: '24px 12px', fontSize: 17, fontWeight: 700 },
  '& p': { marginBlock: '6px 16px', color: tone.muted },
  '& .results': { display: 'block', marginBlockStart: 14, color: 'inherit' },
  '& section ul': { display: 'flex', flexWrap: 'wrap', gap: 10, margin: 0, padding: 0, listStyle: 'none' },
  '& section a': {
    display: 'block',
    padding: '12px 18px',
    borderRadius: radius.tile,
    backgroundColor: tone.surface,
    boxShadow: elevation.rest,
    color: 'inherit',
    fontWeight: 650,
    textDecoration: 'none',
  },
});
