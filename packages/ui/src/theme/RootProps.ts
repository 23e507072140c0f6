import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * Props that every component takes besides its own and passes to its root element: `className`, `id`, `ref`, `style`, `data-*`, ARIA
 * attributes, events and MUI's `sx`. The tag is that of the root, or the MUI component that renders it. Children are the component's own.
 */
export type RootProps<Tag extends ElementType> = Omit<ComponentPropsWithRef<Tag>, 'children' | 'sx'> & {
  /** Styles of this one place, by the theme. */
  sx?: SxProps<Theme> | undefined;
};
