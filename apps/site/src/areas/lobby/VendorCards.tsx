import { styled } from '@mui/material/styles';
import { CardRail, type CardRailProps } from '@site/ui/CardRail';
import { media } from '@site/ui/layout';
import { VendorCard } from '@site/ui/VendorCard';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Vendor } from './vendorsOf';

export interface VendorCardsProps extends Pick<CardRailProps, 'onPhone' | 'end'> {
  vendors: Vendor[];
  /** Below the first screen: pictures are lazy. @default false */
  areFar?: boolean;
  /** Leaves them out on phones, whose pages are short. @default false */
  isHiddenOnPhone?: boolean;
}

/** Vendors with links to their games. */
export function VendorCards({ vendors, areFar, isHiddenOnPhone, ...rail }: VendorCardsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Rail columns={3} data-wide-only={isHiddenOnPhone || undefined} {...rail}>
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
    </Rail>
  );
}

const Rail = styled(CardRail)({ [media.phone]: { '&&[data-wide-only]': { display: 'none' } } });
