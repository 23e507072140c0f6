import { Logo as Arch, type LogoProps } from '@site/ui/Logo';
import { useNavigateTo } from '../../app/useNavigateTo';

/** The brand's logo, a link to the home page. */
export default function Logo(props: Omit<LogoProps, 'onNavigate'>) {
  return <Arch {...props} onNavigate={useNavigateTo()} />;
}
