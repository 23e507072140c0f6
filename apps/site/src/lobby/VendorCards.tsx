import { CardRail } from '@site/ui/CardRail';
import { VendorCard } from '@site/ui/VendorCard';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { categories, type Category } from '../categories';

export interface Vendor {
  vassalage: string;
  name: string;
  pictureUrl: string;
  games: number;
}

/** Source: spec §9: five of lotteries and cockfights, six of the others. */
const mostOf = (category: Category) => (category === 'ELOTT' || category === 'COCKFIGHT' ? 5 : 6);

/** The vendors of a category, each leading to its games where the category has a page. */
export default function VendorCards({ category, vendors }: { category: Category; vendors: Vendor[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const terms = categories[category];
  return (
    <CardRail columns={3}>
      {vendors.slice(0, mostOf(category)).map(({ vassalage, name, pictureUrl, games }) => (
        <li key={vassalage}>
          <VendorCard
            name={name}
            note={t('lobby.vendorGames', { count: games })}
            pictureUrl={pictureUrl}
            href={'page' in terms ? `${terms.page}?vassalage=${vassalage}` : undefined}
            onNavigate={(href) => void navigate(href)}
          />
        </li>
      ))}
    </CardRail>
  );
}
