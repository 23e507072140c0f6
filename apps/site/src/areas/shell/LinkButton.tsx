import Button, { type ButtonProps } from '@mui/material/Button';
import { Link } from '@site/ui/Link';
import { useNavigateTo } from '../../app/useNavigateTo';

export type LinkButtonProps = Omit<ButtonProps<typeof Link>, 'component' | 'onNavigate'>;

/** A link within the site that looks like a button. Navigates without reloading. */
export function LinkButton(button: LinkButtonProps) {
  return <Button component={Link} onNavigate={useNavigateTo()} {...button} />;
}
