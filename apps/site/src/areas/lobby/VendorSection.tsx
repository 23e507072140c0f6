import type { LobbyValue } from '@site/api/lobby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categories, type Category, gameTypesOf } from '../category/categories';
import { LobbyDraws } from './LobbyDraws';
import { Section } from './Section';
import { ShelfFooter } from './ShelfFooter';
import { VendorCards } from './VendorCards';
import { vendorsOf } from './vendorsOf';

/** Source: LOB-03. */
const SHELF_VENDORS = 6;
const FEW_VENDORS = 5;
/** Categories for which the lobby shows few vendors; the others are on their page. Source: LOB-03. */
const shownByFew: ReadonlySet<Category> = new Set<Category>(['ELOTT', 'COCKFIGHT']);

/** The first vendors of a category, with a button for more. Source: LOB-03, LOB-18. */
export function VendorSection({ category, path, lobby }: { category: Category; path: string; lobby: LobbyValue }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const label = t(categories[category].label);
  const vendors = vendorsOf(lobby, gameTypesOf(category));
  const isShort = shownByFew.has(category);
  const hasDraws = category === 'ELOTT';
  const total = vendors.length;
  const shown = vendors.slice(0, isShort ? FEW_VENDORS : isOpen ? total : SHELF_VENDORS);
  return (
    <Section id={category} title={label} all={{ href: path, label: t('lobby.all', { category: label }) }}>
      {hasDraws && <LobbyDraws painted={lobby.draws} />}
      <VendorCards
        vendors={shown}
        isHiddenOnPhone={hasDraws}
        areFar
        end={
          !isShort &&
          total > SHELF_VENDORS && (
            <ShelfFooter
              shown={shown.length}
              total={total}
              status={t('lobby.showingVendors', { shown: shown.length, category: label, total })}
              isOpen={isOpen}
              onMore={() => setOpen(true)}
              onClose={() => setOpen(false)}
            />
          )
        }
      />
    </Section>
  );
}
