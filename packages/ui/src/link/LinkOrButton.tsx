import type { ComponentPropsWithRef, Ref } from 'react';
import type { IconName } from '../icons/glyphs';
import { type SxRoot, sxRoot } from '../theme/sxRoot';
import { Link, type LinkProps } from './Link';

/** The address of an entry or its action: never both. */
export type Target = { href: string; onPress?: never } | { href?: never; onPress: () => void };

/** An entry of a menu or a bar. */
export type NavigationEntry = Target & {
  label: string;
  icon: IconName;
  /** Formatted number of unread items. */
  unread?: string | undefined;
};

export type LinkOrButtonProps = Target &
  SxRoot &
  Pick<LinkProps, 'onNavigate'> &
  Omit<ComponentPropsWithRef<'a'> & ComponentPropsWithRef<'button'>, 'href' | 'ref'> & {
    /** The link or the button. */
    ref?: Ref<HTMLAnchorElement & HTMLButtonElement>;
  };

const buttonOf = sxRoot('button');

/** Renders a link for an entry with an address, a button for one with an action. */
export function LinkOrButton({ href, onPress, onNavigate, onClick, sx, children, ...rest }: LinkOrButtonProps) {
  if (href === undefined) {
    const { Root, own } = buttonOf(sx);
    return (
      <Root
        type="button"
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) onPress();
        }}
        {...rest}
        {...own}
      >
        {children}
      </Root>
    );
  }
  return (
    <Link href={href} onNavigate={onNavigate} onClick={onClick} sx={sx} {...rest}>
      {children}
    </Link>
  );
}
