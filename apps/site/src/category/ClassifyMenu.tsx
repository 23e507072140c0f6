import type { VendorCategory } from '@site/api/games';
import { isOwn } from '@site/rules/gamePages';
import { ClassifyMenu as Menu } from '@site/ui/ClassifyMenu';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStores } from '../stores/StoresContext';
import { categoryAddress, type CategoryQuery } from './categoryQuery';

const classes = ['ALL', 'HOT', 'NEW', 'RECENT', 'FAV'] as const;

/** Classes of the catalogue that have a name of their own. Source: LOB-17, GAM-12. */
const kinds = [
  'SLOTS',
  'JACKPOT',
  'ARCADE',
  'TABLE',
  'SCRATCH',
  'VIDEO_POKER',
  'MINI',
  'BINGO',
  'BACCARAT',
  'ROULETTE',
  'DRAGON_TIGER',
  'SIC_BO',
  'BLACKJACK',
  'SHOW',
  'POKER',
  'CHESS',
  'TILES',
] as const;

export interface ClassifyMenuProps {
  query: CategoryQuery;
  /** Which classes there are, and who makes them; undefined while it is on its way. */
  category: VendorCategory | undefined;
}

/** One class at a time. A change begins at the first page and clears the search; what is one's own asks for a login. Source: LOB-05, LOB-21. */
export const ClassifyMenu = observer(function ClassifyMenu({ query, category }: ClassifyMenuProps) {
  const { t } = useTranslation('games');
  const { session, dialogs } = useStores();
  const navigate = useNavigate();
  const addressOf = (classify: string) => categoryAddress({ ...query, classify, gameName: '', page: 1 });
  const go = (href: string) => void navigate(href);
  const made = kinds.filter((kind) =>
    category?.gameClassify.some(({ code, vendors }) => code === kind && (!query.vassalage || vendors.includes(query.vassalage))),
  );
  return (
    <>
      <Menu
        label={t('classes')}
        classes={classes.map((classify) => ({ id: classify, label: t(`class.${classify}`), href: addressOf(classify) }))}
        current={query.classify}
        onNavigate={(href) => {
          const asksIn = classes.some((classify) => isOwn(classify) && addressOf(classify) === href);
          if (!asksIn) return go(href);
          session.whenKnown(() => (session.member ? go(href) : dialogs.open({ name: 'login', resume: () => go(href) })));
        }}
      />
      {made.length > 1 && (
        <Menu
          label={t('kinds')}
          look="pills"
          classes={made.map((kind) => ({ id: kind, label: t(`kind.${kind}`), href: addressOf(kind) }))}
          current={query.classify}
          onNavigate={go}
        />
      )}
    </>
  );
});
