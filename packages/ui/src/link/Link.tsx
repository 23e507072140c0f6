import type { ComponentProps, MouseEvent } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  /** Target address. Targets inside the site are opened without reloading. */
  href: string;
  /** Navigates within the application. Omitted, or for a new tab or another site, the browser follows the link. */
  onNavigate?: ((href: string) => void) | undefined;
}

/** A link that works before JavaScript, and afterwards navigates without reloading the page. */
export function Link({ href, onNavigate, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!onNavigate || event.defaultPrevented || isForTheBrowser(event) || !isOurs(href)) return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}

const isForTheBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || currentTarget.target === '_blank';

const isOurs = (href: string) => !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
