import type { IconName } from '../icons/glyphs';
import { Link, type LinkProps } from './Link';

/** Where an entry leads, or what it does: never both. */
export type Target = { href: string; onPress?: never } | { href?: never; onPress: () => void };

/** One entry of a menu or a bar. */
export type NavigationEntry = Target & {
  label: string;
  icon: IconName;
  /** What has not been read yet, already formatted. */
  unread?: string | undefined;
};

export type LinkOrButtonProps = Target & Pick<LinkProps, 'onNavigate' | 'className' | 'children' | 'aria-current' | 'aria-label' | 'title'>;

/** A link where an entry leads somewhere, a button where it acts. */
export function LinkOrButton({ href, onPress, onNavigate, children, ...rest }: LinkOrButtonProps) {
  if (href === undefined)
    return (
      <button type="button" onClick={onPress} {...rest}>
        {children}
      </button>
    );
  return (
    <Link href={href} onNavigate={onNavigate} {...rest}>
      {children}
    </Link>
  );
}
