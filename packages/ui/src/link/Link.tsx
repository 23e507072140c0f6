import type { ComponentProps, MouseEvent } from 'react';
import { type SxRoot, sxRoot } from '../theme/sxRoot';

export interface LinkProps extends ComponentProps<'a'>, SxRoot {
  /** Target address. Targets inside the site are opened without reloading. */
  href: string;
  /** Navigates within the application. Omitted, or for a new tab or another site, the browser follows the link. */
  onNavigate?: ((href: string) => void) | undefined;
}

const rootOf = sxRoot('a');

/** A link that works before JavaScript, and afterwards navigates without reloading the page. */
export function Link({ href, onNavigate, onClick, sx, children, ...rest }: LinkProps) {
  const { Root, own } = rootOf(sx);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!onNavigate || event.defaultPrevented || isForTheBrowser(event) || !isOurs(href)) return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <Root href={href} onClick={follow} {...rest} {...own}>
      {children}
    </Root>
  );
}

const isForTheBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || currentTarget.target === '_blank';

const isOurs = (href: string) => !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
