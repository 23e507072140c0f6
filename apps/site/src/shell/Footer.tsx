import { SiteFooter } from '@site/ui/SiteFooter';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../stores/StoresContext';
import { useGo } from '../useGo';
import { useCategoryLinks } from './useCategoryLinks';

/** The foot of every page for players, with the pages that stand. Source: SHL-05. */
export default observer(function Footer() {
  const { t } = useTranslation();
  const { brand } = useStores().system;
  const links = useCategoryLinks() ?? [];
  return (
    <SiteFooter
      responsible={{ title: t('footer.responsible'), text: t('footer.responsibleText'), minAge: brand.minAge }}
      columns={[
        { title: t('footer.play'), links },
        {
          title: t('footer.company'),
          links: [
            { label: t('menu.bettingRecord'), href: '/member/personalHistoryCopy' },
            { label: t('menu.promotions'), href: '/promotions' },
            { label: t('menu.agents'), href: '/agent' },
          ],
        },
        {
          title: t('menu.support'),
          links: [
            { label: t('menu.help'), href: '/help' },
            { label: t('menu.terms'), href: '/help#term' },
            { label: t('menu.announcements'), href: '/announce' },
            { label: t('menu.getApp'), href: '/down' },
          ],
        },
      ]}
      licence={brand.licence ?? undefined}
      copyright={`© ${new Date().getFullYear()} ${brand.name}`}
      note={brand.playMoney ? t('footer.playMoney') : undefined}
      onNavigate={useGo()}
    />
  );
});
