import { createContext } from 'react';

/** Error message of empty required fields on submit, instead of the browser's own bubble. Undefined leaves it to the browser. */
export const RequiredMessage = createContext<string | undefined>(undefined);
