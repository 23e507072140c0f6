import type { VendorCategory } from '@site/api/games';
import { isPersonalClass } from '@site/rules/gamePages';
import { ClassifyMenu as Menu } from '@site/ui/ClassifyMenu';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext';
import { categoryAddress, type CategoryQuery } from './categoryQuery';
import { classesOf } from './classesOf';

const classes = ['ALL', 'HOT', 'NEW', 'RECENT', 'FAV'] as const;

export interface ClassifyMenuProps {
  query: CategoryQuery;
  /** Classes and their vendors; undefined while loading. */
  category: VendorCategory | undefined;
}

/** Navigation between classes. A change resets the page and the search; personal classes require a login. Source: LOB-05, LOB-21. */
export const ClassifyMenu = observer(function ClassifyMenu({ query, category }: ClassifyMenuProps) {
  const { t } = useTranslation('games');
  const { session, dialogs } = useStores();
  const navigate = useNavigate();
  const addressOf = (classify: string) => categoryAddress({ ...query, classify, gameName: '', page: 1 });
  const go = (href: string) => void navigate(href);
  const made = classesOf(category, query.vassalage);
  return (
    <>
      <Menu
        label={t('classes')}
        items={classes.map((classify) => ({ id: classify, label: t(`class.${classify}`), href: addressOf(classify) }))}
        current={query.classify}
        onNavigate={(href) => {
          const asksIn = classes.some((classify) => isPersonalClass(classify) && addressOf(classify) === href);
          if (!asksIn) return go(href);
          session.whenKnown(() => (session.member ? go(href) : dialogs.open({ name: 'login', resume: () => go(href) })));
        }}
      />
      {made.length > 0 && (
        <Menu
          label={t('kinds')}
          look="pills"
          items={made.map((kind) => ({ id: kind, label: t(`kind.${kind}`), href: addressOf(kind) }))}
          current={query.classify}
          onNavigate={go}
        />
      )}
    </>
  );
});
