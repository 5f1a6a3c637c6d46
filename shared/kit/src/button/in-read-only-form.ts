import { createContext } from 'react';

/** Whether a button stands in a form that is only read: there nothing can be pressed. */
export const InReadOnlyForm = createContext(false);
