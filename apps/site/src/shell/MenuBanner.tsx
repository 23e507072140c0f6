import { styled } from '@mui/material/styles';
import { display } from '@site/ui/display';
import { radius } from '@site/ui/tokens';
import { shade, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useBannerActions } from '../lobby/useBannerActions';
import { useStores } from '../stores/StoresContext';

/** The banner under the side menu's entries. Source: LOB-16, banner group w_leftmenu. */
export const MenuBanner = observer(function MenuBanner({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const { games } = useStores();
  const actionsOf = useBannerActions();
  const banner = games.lobby.state === 'ready' && games.lobby.value.banners.find(({ groupName }) => groupName === 'w_leftmenu');
  if (!banner) return null;
  const { href, onSelect } = actionsOf(banner)[0] ?? {};
  const { phone, overline, title } = banner;
  const words = (
    <>
      {phone && <img src={phone.url} alt="" width={phone.width} height={phone.height} loading="lazy" decoding="async" />}
      <span className="words">
        <small>{overline}</small>
        <b>{title}</b>
      </span>
    </>
  );
  if (!href) return <Place>{words}</Place>;
  return (
    <Place>
      <a
        href={href}
        onClick={(event) => {
          onLeave?.();
          onSelect?.(event);
        }}
      >
        {words}
      </a>
    </Place>
  );
});

const Place = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  display: 'grid',
  marginBlockStart: 16,
  minBlockSize: 148,
  borderRadius: radius.tile,
  backgroundColor: tone.sign,
  '& a': { display: 'grid', color: 'inherit', textDecoration: 'none' },
  '& a:focus-visible': { outlineOffset: -3, outlineColor: tone.onArt, borderRadius: radius.tile },
  '& img': {
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    objectPosition: '50% 30%',
  },
  '[dir="rtl"] & img': { transform: 'scaleX(-1)' },
  '& .words': {
    display: 'grid',
    alignContent: 'end',
    gap: 2,
    padding: '56px 14px 12px',
    color: tone.onArt,
    background: `linear-gradient(to bottom, transparent, ${shade(92)} 70%)`,
  },
  '& small': { fontSize: 12, fontWeight: 600, color: tone.onArtMuted },
  '& b': { ...display, fontSize: 16, lineHeight: 1.2, overflowWrap: 'anywhere' },
});
