import { Logo as Arch, type LogoProps } from '@site/ui/Logo';
import { useGo } from '../useGo';

/** The sign of the brand. Leads home. */
export default function Logo(props: Omit<LogoProps, 'onNavigate'>) {
  return <Arch {...props} onNavigate={useGo()} />;
}
