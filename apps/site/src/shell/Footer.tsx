import { styled } from '@mui/material/styles';
import { radius } from '@site/ui/tokens';
import { elevation, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { categories, categoriesOf, categoryPath } from '../categories';
import { media } from '../layout';
import { useStores } from '../stores/StoresContext';

/** Responsible play first, then the pages that stand, then who runs the site. Source: SHL-05. */
export const Footer = observer(function Footer() {
  const { t } = useTranslation();
  const { system, games } = useStores();
  const { brand } = system;
  const lobby = games.lobby.state === 'ready' ? games.lobby.value : undefined;
  return (
    <Foot>
      <section className="play-safe" aria-label={t('footer.responsible')}>
        <span className="age" dir="ltr">
          {brand.minAge}+
        </span>
        <p>
          <b>{t('footer.responsible')}</b>
          {t('footer.responsibleText')}
        </p>
      </section>
      <div className="columns">
        <nav aria-label={t('footer.play')}>
          <h2>{t('footer.play')}</h2>
          {lobby &&
            categoriesOf(lobby).map(({ category }) => (
              <Link key={category} to={categoryPath(category)}>
                {t(categories[category].label)}
              </Link>
            ))}
        </nav>
        <nav aria-label={t('footer.company')}>
          <h2>{t('footer.company')}</h2>
          <Link to="/member/personalHistoryCopy">{t('menu.bettingRecord')}</Link>
          <Link to="/agent">{t('menu.agents')}</Link>
        </nav>
      </div>
      {brand.licence && <p className="licence">{brand.licence}</p>}
      <div className="end">
        <span suppressHydrationWarning>
          © {new Date().getFullYear()} {brand.name}
        </span>
        {brand.playMoney && <span>{t('footer.playMoney')}</span>}
      </div>
    </Foot>
  );
});

const Foot = styled('footer')({
  paddingBlock: '44px 40px',
  paddingInline: '32px 88px',
  backgroundColor: tone.sunken,
  borderBlockStart: `1px solid ${tone.line}`,
  color: tone.muted,
  '& p': { margin: 0 },
  '& .play-safe': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 20,
    alignItems: 'center',
    padding: '20px 24px',
    borderRadius: radius.lead,
    backgroundColor: tone.surface,
    boxShadow: elevation.rest,
  },
  '& .age': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 54,
    blockSize: 54,
    borderRadius: '50%',
    fontSize: 19,
    fontWeight: 800,
    color: tone.text,
    boxShadow: `inset 0 0 0 2.5px ${tone.text}`,
  },
  '& b': { display: 'block', fontSize: 17, fontWeight: 700, color: tone.text },
  '& .columns': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 24, marginBlock: 36 },
  '& h2': { margin: '0 0 8px', fontSize: 13, fontWeight: 700, color: tone.text },
  '& a': { display: 'block', paddingBlock: 5, color: 'inherit', textDecoration: 'none' },
  '& a:hover': { color: tone.text, textDecoration: 'underline' },
  '& .licence': { paddingBlock: 20, borderBlockStart: `1px solid ${tone.line}` },
  '& .end': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px 24px',
    paddingBlockStart: 20,
    borderBlockStart: `1px solid ${tone.line}`,
    fontSize: 13,
    color: tone.faint,
  },
  [media.compact]: { paddingInline: 24 },
  [media.phone]: {
    paddingBlock: '28px 96px',
    paddingInline: 16,
    '& .play-safe': { gap: 14, padding: '18px 16px' },
    '& .columns': { gridTemplateColumns: '1fr 1fr', marginBlock: 28 },
    '& a': { paddingBlock: 7 },
  },
});
