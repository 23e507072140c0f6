import { CardRail, type CardRailProps } from '@site/ui/CardRail';
import { VendorCard } from '@site/ui/VendorCard';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Vendor } from './vendorsOf';

/** Vendors, each leading to its games. */
export function VendorCards({ vendors, onPhone }: { vendors: Vendor[] } & Pick<CardRailProps, 'onPhone'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <CardRail columns={3} onPhone={onPhone}>
      {vendors.map(({ vassalage, name, pictureUrl, games, gameType }) => (
        <li key={vassalage}>
          <VendorCard
            name={name}
            note={t('lobby.vendorGames', { count: games })}
            pictureUrl={pictureUrl}
            href={`/${gameType.toLowerCase()}?vassalage=${vassalage}`}
            onNavigate={(href) => void navigate(href)}
          />
        </li>
      ))}
    </CardRail>
  );
}
