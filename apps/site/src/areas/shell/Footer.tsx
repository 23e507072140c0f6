import { localDigits } from '@site/money/localDigits';
import { SiteFooter } from '@site/ui/SiteFooter';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext';
import { supportAction } from '../support/supportChannels';
import { PRIVACY_CHOICES } from '../system/privacyChoices';
import { useNavigateTo } from '../../app/useNavigateTo';
import { placesIn } from './placesIn';
import { useCategoryLinks } from './useCategoryLinks';
import { usePlaces } from './usePlaces';
import { useResourceLinks } from './useResourceLinks';

/** Vendors listed in the footer, if the brand has games of theirs. Source: SHL-05. */
const NAMED = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'];

/** Footer of every page for players. Source: SHL-05. */
export default observer(function Footer() {
  const { t } = useTranslation('shell');
  const { games, system, dialogs } = useStores();
  const { brand } = system;
  const go = useNavigateTo();
  const categories = useCategoryLinks() ?? [];
  const rewards = usePlaces(...placesIn('rewards'));
  const company = usePlaces(...placesIn('company'));
  const rules = usePlaces(...placesIn('rules'));
  const { search } = useLocation();
  const choices = system.permission.info.analytics.endpoint ? [{ label: t('footer.privacy'), href: PRIVACY_CHOICES }] : [];
  const resources = useResourceLinks();
  const [support] = system.permission.info.customerService;
  const vendors = games.lobby.state === 'ready' ? games.lobby.value.categories.flatMap(({ cards }) => Object.keys(cards)) : [];
  return (
    <SiteFooter
      responsible={{
        title: t('footer.responsible'),
        text: t('footer.responsibleText'),
        minAge: brand.minAge,
        links: [{ label: t('footer.safety'), href: '/help#help-SAFETY' }, ...resources],
      }}
      columns={[
        { title: t('footer.play'), links: categories },
        { title: t('footer.rewards'), links: rewards },
        { title: t('footer.company'), links: [...company, ...(support ? [{ label: t('support.entry'), href: support.path }] : [])] },
        { title: t('footer.legal'), links: [...rules, ...choices] },
      ]}
      vendors={{ label: t('footer.vendors'), names: NAMED.filter((code) => vendors.includes(code)) }}
      licence={brand.licence || undefined}
      copyright={`© ${localDigits(new Date().getFullYear(), system.locale)} ${brand.name}`}
      note={brand.playMoney ? t('footer.playMoney') : undefined}
      onNavigate={(href) => {
        if (href === support?.path) supportAction(support, dialogs)?.();
        else go(href === PRIVACY_CHOICES ? search + href : href);
      }}
    />
  );
});
