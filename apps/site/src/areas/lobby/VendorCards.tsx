import { CardRail, type CardRailProps } from '@site/ui/CardRail';
import { VendorCard } from '@site/ui/VendorCard';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Vendor } from './vendorsOf';

export interface VendorCardsProps extends Pick<CardRailProps, 'onPhone' | 'end'> {
  vendors: Vendor[];
  /** Below the first screen: pictures are lazy. @default false */
  areFar?: boolean;
}

/** Vendors with links to their games. */
export function VendorCards({ vendors, areFar, ...rail }: VendorCardsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <CardRail columns={3} {...rail}>
      {vendors.map(({ vassalage, name, pictureUrl, games, gameType }) => (
        <li key={vassalage}>
          <VendorCard
            name={name}
            note={t('lobby.vendorGames', { count: games })}
            pictureUrl={pictureUrl}
            isFar={areFar}
            href={`/${gameType.toLowerCase()}?vassalage=${vassalage}`}
            onNavigate={(href) => void navigate(href)}
          />
        </li>
      ))}
    </CardRail>
  );
}
