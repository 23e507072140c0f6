import type { ComponentType } from 'react';

/**
 * All page components by file. In a chunk of its own, because the entry would otherwise contain the name of every chunk that any page
 * needs. The server-rendered page preloads it.
 */
export const pageChunks = import.meta.glob<{ default: ComponentType }>('../areas/**/*Page.tsx');
