import { MenuBanner as MenuBannerView } from '@site/ui/MenuBanner';
import { observer } from 'mobx-react-lite';
import { Said } from '../../app/Said';
import { useBannerActions } from '../lobby/useBannerActions';
import { useStores } from '../../stores/StoresContext';

/** Banner below the side menu's entries. Source: LOB-16, banner group w_leftmenu. */
export const MenuBanner = observer(function MenuBanner({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const { games } = useStores();
  const actionsOf = useBannerActions();
  const banner = games.lobby.state === 'ready' && games.lobby.value.banners.find(({ groupName }) => groupName === 'w_leftmenu');
  if (!banner) return null;
  const { href, onSelect } = actionsOf(banner)[0] ?? {};
  return (
    <MenuBannerView
      picture={banner.phone ?? undefined}
      overline={<Said in={banner.saidIn}>{banner.overline}</Said>}
      title={<Said in={banner.saidIn}>{banner.title}</Said>}
      href={href}
      onOpen={(event) => {
        onLeave?.();
        onSelect?.(event);
      }}
    />
  );
});
