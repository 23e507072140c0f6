import { styled } from '@mui/material/styles';
import { display } from '@site/ui/display';
import { motion, radius } from '@site/ui/tokens';
import { elevation, tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { categories, type Category } from '../categories';
import { media } from '../layout';

export interface VendorCard {
  vassalage: string;
  name: string;
  pictureUrl: string;
  games: number;
}

/** Source: spec §9: five of lotteries and cockfights, six of the others. */
const mostOf = (category: Category) => (category === 'ELOTT' || category === 'COCKFIGHT' ? 5 : 6);

/** The vendors of a category, each leading to its games where the category has a page. */
export function VendorCards({ category, cards }: { category: Category; cards: VendorCard[] }) {
  const { t } = useTranslation();
  const terms = categories[category];
  return (
    <Grid>
      {cards.slice(0, mostOf(category)).map(({ vassalage, name, pictureUrl, games }) => {
        const inside = (
          <>
            <img src={pictureUrl} alt="" width={480} height={220} loading="lazy" decoding="async" />
            <b>{name}</b>
            <small suppressHydrationWarning>{t('lobby.vendorGames', { count: games })}</small>
          </>
        );
        return (
          <li key={vassalage}>
            {'page' in terms ? <Link to={`${terms.page}?vassalage=${vassalage}`}>{inside}</Link> : <div>{inside}</div>}
          </li>
        );
      })}
    </Grid>
  );
}

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li > *': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    blockSize: 152,
    padding: '16px 20px',
    overflow: 'hidden',
    isolation: 'isolate',
    borderRadius: radius.tile,
    backgroundColor: tone.sign,
    color: tone.onArt,
    textDecoration: 'none',
    transition: `transform ${motion.liftMs}ms ${motion.ease}, box-shadow ${motion.liftMs}ms`,
  },
  '& a:hover': { transform: 'translateY(-3px)', boxShadow: `${elevation.lifted}, 0 0 0 2px ${tone.action}` },
  '& img': {
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    objectPosition: '100% 42%',
  },
  '[dir="rtl"] & img': { transform: 'scaleX(-1)' },
  '& b': { maxInlineSize: '46%', ...display, fontSize: 24, lineHeight: 1.04 },
  '& small': { display: 'flex', alignItems: 'center', marginBlockStart: 7, fontSize: 13, fontWeight: 600 },
  '@media (prefers-reduced-motion: reduce)': { '& li > *': { transition: 'none' } },
  [media.phone]: {
    display: 'flex',
    gap: 12,
    marginInline: -16,
    paddingInline: 16,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: 16,
    '& li': { flex: '0 0 264px', scrollSnapAlign: 'start' },
    '& li > *': { blockSize: 136 },
    '& b': { fontSize: 21 },
  },
});
