import { styled } from '@mui/material/styles';
import { QUICK_SEARCH_SIZE } from '@site/rules/gamePages';
import { Link } from '@site/ui/Link';
import { elevation, radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext';
import { searchAddress } from './searchQuery';
import { SearchStore } from './SearchStore';

export interface QuickResultsProps {
  words: string;
  onLeave: () => void;
}

/** The best matches under a search field, each a link to play. Source: LOB-08, LOB-19. */
export default observer(function QuickResults({ words, onLeave }: QuickResultsProps) {
  const { t } = useTranslation(['games', 'failure']);
  const { api, games, session } = useStores();
  const navigate = useNavigate();
  const [store] = useState(
    () => new SearchStore({ api, pageSize: QUICK_SEARCH_SIZE, blockedTypes: () => session.member?.blockedTypes ?? [] }),
  );
  useEffect(() => void store.show({ words, page: 1 }), [store, words]);
  const { list, answered } = store;
  const leaveFor = (href: string) => {
    onLeave();
    void navigate(href);
  };
  if (!list) return null;
  return (
    <Panel aria-live="polite">
      {list.state === 'failed' && <p>{t(`failure:${list.code}`)}</p>}
      {list.state === 'ready' && list.value.total === 0 && (
        <>
          <p>{t('noneTitle', { words: answered.words })}</p>
          <Link data-result href="/#HOT" onNavigate={leaveFor}>
            {t('seeHot')}
          </Link>
        </>
      )}
      {list.state === 'ready' && list.value.total > 0 && (
        <>
          <ul aria-label={t('found', { count: list.value.total, words: answered.words })}>
            {list.value.games.map((game) => (
              <li key={game.nodeId}>
                <button
                  type="button"
                  data-result
                  onClick={() => {
                    onLeave();
                    games.play(game);
                  }}
                >
                  <img src={game.pictures[0]?.webp ?? game.lagerIcon} alt="" width={36} height={48} loading="lazy" decoding="async" />
                  <b>{game.displayName}</b>
                  <small>{game.vendorName}</small>
                </button>
              </li>
            ))}
          </ul>
          <Link data-result href={searchAddress({ words: answered.words, page: 1 })} onNavigate={leaveFor}>
            {t('allFound', { count: list.value.total })}
          </Link>
        </>
      )}
    </Panel>
  );
});

const Panel = styled('div')({
  position: 'absolute',
  zIndex: 30,
  insetBlockStart: 'calc(100% + 8px)',
  insetInline: 0,
  minInlineSize: 'min(320px, calc(100vw - 32px))',
  padding: 8,
  borderRadius: radius.tile,
  backgroundColor: tone.overlay,
  color: tone.text,
  boxShadow: `${elevation.floating}, inset 0 0 0 1px ${tone.line}`,
  '& p': { margin: 8, color: tone.muted, overflowWrap: 'anywhere' },
  '& ul': { maxBlockSize: 'min(420px, 60vh)', margin: 0, padding: 0, listStyle: 'none', overflowY: 'auto', scrollbarWidth: 'thin' },
  '& button': {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    columnGap: 12,
    inlineSize: '100%',
    padding: 6,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& :is(button, a):is(:hover, :focus-visible)': { backgroundColor: tone.hover },
  '& :is(button, a):focus-visible': { outlineOffset: -2 },
  '& img': { gridRow: 'span 2', borderRadius: 6, objectFit: 'cover', backgroundColor: tone.raised },
  '& :is(b, small)': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { alignSelf: 'end', fontSize: 14, fontWeight: 650 },
  '& small': { fontSize: 12, color: tone.faint },
  '& a': {
    display: 'block',
    marginBlockStart: 4,
    padding: '10px 8px',
    borderRadius: radius.control,
    fontSize: 14,
    fontWeight: 700,
    textAlign: 'center',
    textDecoration: 'none',
    color: tone.actionText,
  },
});
