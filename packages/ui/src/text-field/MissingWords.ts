import { createContext } from 'react';

/**
 * The sentence that required fields show when a form is sent while they are empty, in place of the browser's own bubble. Undefined leaves
 * it to the browser.
 */
export const MissingWords = createContext<string | undefined>(undefined);
