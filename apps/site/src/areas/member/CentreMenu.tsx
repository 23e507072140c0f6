import { styled } from '@mui/material/styles';
import { AgentMenu } from '@site/ui/AgentMenu';
import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PageTerms } from '../../app/definePage';
import { pages } from '../../app/pages';
import { useNavigateTo } from '../../app/useNavigateTo';
import type { PlaceName } from '../shell/places';
import { usePlaces } from '../shell/usePlaces';

const groups = ['money', 'records', 'rewards', 'account'] as const;

/** Menu of the member centre: a card beside the page, on phones a strip above it. Source: SHL-16. */
export const CentreMenu = observer(function CentreMenu() {
  const { t } = useTranslation('member');
  const { pathname } = useLocation();
  const nav = useRef<HTMLDivElement>(null);
  const entries = {
    money: usePlaces(...placesOf('money')),
    records: usePlaces(...placesOf('records')),
    rewards: usePlaces(...placesOf('rewards')),
    account: usePlaces(...placesOf('account')),
  };
  useEffect(() => {
    const strip = nav.current?.querySelector('nav');
    const link = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && link) strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
  }, [pathname]);
  return (
    <Card ref={nav}>
      <AgentMenu
        label={t('centre')}
        current={pathname}
        onNavigate={useNavigateTo()}
        items={groups.flatMap((group) => (entries[group].length > 0 ? [{ title: t(`menu.${group}`), items: entries[group] }] : []))}
      />
    </Card>
  );
});

const placesOf = (group: (typeof groups)[number]): PlaceName[] =>
  Object.values<PageTerms>(pages).flatMap(({ centre, places = {} }) => {
    const [name] = Object.keys(places) as PlaceName[];
    return centre === group && name ? [name] : [];
  });

const Card = styled('div')({
  position: 'sticky',
  insetBlockStart: 80,
  alignSelf: 'start',
  padding: '4px 8px 12px',
  border: `1px solid ${tone.line}`,
  borderRadius: 12,
  backgroundColor: tone.surface,
  [media.compact]: {
    position: 'static',
    minInlineSize: 0,
    padding: 0,
    border: 0,
    background: 'none',
    '& nav': { display: 'flex', gap: 8, overflowX: 'auto', scrollbarWidth: 'none', paddingBlock: 2 },
    '& nav > div': { display: 'flex', flex: 'none', gap: 8 },
    '& h2': { display: 'none' },
    '& nav :is(a, button)': { gap: 8, paddingInline: 14, border: `1px solid ${tone.line}`, borderRadius: 22, whiteSpace: 'nowrap' },
    '& [aria-current]::before': { display: 'none' },
  },
});
