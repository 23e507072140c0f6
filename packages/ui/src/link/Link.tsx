import type { ComponentProps, MouseEvent } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads. What lies inside the site is followed without loading anew. */
  href: string;
  /** Goes there within the application. Left out, or asked for a new tab or another site, the browser follows the link. */
  onNavigate?: ((href: string) => void) | undefined;
}

/** A link that works before JavaScript, and from then on without loading the page anew. */
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
